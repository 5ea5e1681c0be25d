import { attributeNames, slotName } from '../../../elements/_core/declare/names.js';
import { codesOf } from '../element-pages/code-languages.js';
import type { KindNames } from '../element-pages/jsx.js';
import { highlighted } from '../highlight.js';
import { markupOf } from './markup-of.js';
import { setHtml, showIn } from './stage.js';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Has a form change the example that it stands below, and its code in every language: always what an author would write.
 */
export function startPlayground(form: HTMLFormElement): void {
  const slug = form.dataset.controls!;
  const props = JSON.parse(form.dataset.props!) as KindNames;
  const example = form.closest('section')!;
  const stage = example.querySelector('.d-stage')!;
  const sources = [...example.querySelectorAll<HTMLElement>('.d-source')].map((source) => {
    const code = source.querySelector('code')!;
    return { language: source.dataset.code, code, html: code.innerHTML };
  });
  const original = sources[0]!.code.textContent!;
  const authored = document.createElement('template');
  const host = () => authored.content.querySelector(`uni-${slug}`)!;

  setHtml(authored, original);
  for (const field of form.querySelectorAll<Field>('[name]'))
    start(field, read(host(), field) ?? defaultOf(field));
  form.querySelector('fieldset')!.disabled = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', ({ target }) => {
    write(host(), target as Field);
    showIn(stage, authored);
    const html = authored.innerHTML.replaceAll('=""', '');
    const codes = codesOf({ html, tree: markupOf(authored.content), slug, props });
    for (const { name, text, language } of codes)
      for (const { code } of sources.filter((source) => source.language === name))
        setHtml(code, highlighted(text, language));
  });
  form.addEventListener('reset', () => {
    setHtml(authored, original);
    showIn(stage, authored);
    for (const { code, html } of sources) setHtml(code, html);
  });
}

/** Gives a field the value that a reset of the form brings back. */
function start(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement)
    for (const option of field.options) option.defaultSelected = option.value === value;
  else if (isCheckbox(field)) field.defaultChecked = value !== 'false';
  else field.defaultValue = value;
}

/** A prop as its author has written it: in an attribute, in a child with its slot, or outside slots. */
function read(host: Element, field: Field): string | undefined {
  const attribute = attributeOf(host, field);
  if (attribute) return host.getAttribute(attribute)!;
  const child = childOf(host, field);
  if (child) return isData(child) ? indented(child.textContent!) : child.innerHTML.trim();
  if (!('content' in field.dataset)) return undefined;
  const copy = document.createElement('div');
  copy.append(...contentOf(host, field).map((node) => node.cloneNode(true)));
  return copy.innerHTML.trim();
}

const indented = (json: string) => JSON.stringify(JSON.parse(json), undefined, 2);

/** Writes a prop where its author has written it, else where an author would. Its default is not written. */
function write(host: Element, field: Field): void {
  const text = textOf(field);
  const attribute = attributeOf(host, field);
  if (attribute && text === undefined) host.removeAttribute(attribute);
  else if (attribute) host.setAttribute(attribute, text!);
  else if (childOf(host, field) || field.dataset.child) writeChild(host, field, text);
  else if ('content' in field.dataset) writeContent(host, field, text);
  else if (text !== undefined) host.setAttribute(attributeNames(field.name).at(-1)!, text);
}

function writeChild(host: Element, field: Field, text: string | undefined): void {
  const child = childOf(host, field) ?? addChild(host, field);
  if (text === undefined) child.remove();
  else if (isData(child)) child.textContent = text;
  else setHtml(child, text);
}

function addChild(host: Element, { name, dataset }: Field): Element {
  const child = document.createElement(dataset.child!);
  if (isData(child)) child.type = 'application/json';
  child.setAttribute(isData(child) ? 'data-slot' : 'slot', name);
  host.append(child);
  return child;
}

function writeContent(host: Element, field: Field, text = ''): void {
  const content = document.createElement('template');
  setHtml(content, text);
  for (const node of contentOf(host, field)) node.remove();
  host.prepend(content.content);
}

/** Gives a field's value as an attribute would have it, or undefined for the default. */
function textOf(field: Field): string | undefined {
  const text = isCheckbox(field) ? String(field.checked) : field.value;
  if (text === defaultOf(field)) return undefined;
  return isCheckbox(field) && field.checked ? '' : text;
}

const defaultOf = (field: Field) => field.dataset.default ?? (isCheckbox(field) ? 'false' : '');

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

const isData = (child: Element): child is HTMLScriptElement => child.localName === 'script';

const attributeOf = (host: Element, { name }: Field) =>
  attributeNames(name).find((attribute) => host.hasAttribute(attribute));

const childOf = (host: Element, { name }: Field) =>
  [...host.children].find((child) => slotOf(child) === slotName(name));

const slotOf = (child: Element) => slotName(child.getAttribute('data-slot') ?? child.slot);

/** Returns the content outside slots, or all the content of a tag without props. */
const contentOf = (host: Element, { dataset }: Field) =>
  [...host.childNodes].filter(
    (node) => dataset.content === 'all' || !(node instanceof Element && slotOf(node)),
  );
