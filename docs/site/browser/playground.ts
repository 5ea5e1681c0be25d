import { attributeNames, slotName } from '../../../elements/_core/declare/names.js';
import { codesOf } from '../element-pages/code-languages.js';
import type { KindNames } from '../element-pages/jsx.js';
import { highlighted } from '../highlight.js';
import { markupOf } from './markup-of.js';
import { groupValue, outermost, startRows } from './rows.js';
import { setHtml, showIn } from './stage.js';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A prop as its field has it: `undefined` for the default. */
interface Written {
  readonly name: string;
  readonly text: string | undefined;
  /** The child that gives it, where no attribute does. */
  readonly child?: string | undefined;
  /** Whether what stands in the tag outside slots gives it, or all that stands in the tag. */
  readonly content?: string | undefined;
}

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
  const given = JSON.parse(form.dataset.given!) as Readonly<Record<string, unknown>>;

  setHtml(authored, original);
  for (const field of form.querySelectorAll<Field>('[name]'))
    start(field, read(host(), field) ?? textIn(given[field.name]) ?? defaultOf(field));
  form.querySelector('fieldset')!.disabled = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', ({ target }) => {
    const field = target as Field;
    if (field.dataset.field) onRows(outermost(field));
    else onField(field);
  });
  startRows(form, onRows);

  function onField(field: Field): void {
    write(host(), writtenIn(field));
    show();
  }

  /** What the example writes as HTML is written as data from here on, as a CMS does. */
  function onRows(group: HTMLElement): void {
    const name = group.dataset.field!;
    if (name in given && !attributeOf(host(), name) && !childOf(host(), name)) writeAsData(host());
    write(host(), writtenInRows(group));
    show();
  }

  function writeAsData(place: Element): void {
    const fields = [...form.querySelectorAll<Field>('[name]')].filter(({ name }) => name in given);
    const groups = [...form.querySelectorAll<HTMLElement>('.d-controls__fields > .d-rows')];
    const all = [
      ...fields.map(writtenIn),
      ...groups.filter(({ dataset }) => dataset.field! in given).map(writtenInRows),
    ].filter(({ name }) => !attributeOf(place, name) && !childOf(place, name));
    for (const node of contentOf(place)) node.remove();
    for (const written of all) write(place, written);
  }

  function show(): void {
    showIn(stage, authored);
    const html = authored.innerHTML.replaceAll('=""', '');
    const codes = codesOf({ html, tree: markupOf(authored.content), slug, props });
    for (const { name, text, language } of codes)
      for (const { code } of sources.filter((source) => source.language === name))
        setHtml(code, highlighted(text, language));
  }

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
function read(host: Element, { name, dataset }: Field): string | undefined {
  const attribute = attributeOf(host, name);
  if (attribute) return host.getAttribute(attribute)!;
  const child = childOf(host, name);
  if (child) return child.innerHTML.trim();
  if (!('content' in dataset)) return undefined;
  const copy = document.createElement('div');
  copy.append(...contentOf(host, dataset.content).map((node) => node.cloneNode(true)));
  return copy.innerHTML.trim();
}

const textIn = (value: unknown) =>
  value === undefined ? undefined : Array.isArray(value) ? JSON.stringify(value) : String(value);

const writtenIn = (field: Field): Written => ({
  name: field.name,
  text: textOf(field),
  child: field.dataset.child,
  content: field.dataset.content,
});

function writtenInRows(group: HTMLElement): Written {
  const value = groupValue(group);
  return { name: group.dataset.field!, text: value && inLines(value), child: 'script' };
}

/** A list as JSON, in which each item has a line. */
const inLines = (value: object) =>
  Array.isArray(value)
    ? `[\n${value.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n]`
    : JSON.stringify(value);

/** Writes a prop where its author has written it, else where an author would. Its default is not written. */
function write(host: Element, written: Written): void {
  const { name, text, child, content } = written;
  const attribute = attributeOf(host, name);
  if (attribute && text === undefined) host.removeAttribute(attribute);
  else if (attribute) host.setAttribute(attribute, text!);
  else if (childOf(host, name) || child) writeChild(host, written);
  else if (content !== undefined) writeContent(host, written);
  else if (text !== undefined) host.setAttribute(attributeNames(name).at(-1)!, text);
}

function writeChild(host: Element, written: Written): void {
  const { name, text } = written;
  const child = childOf(host, name);
  if (text === undefined) child?.remove();
  else setWords(child ?? addChild(host, written), text);
}

function setWords(child: Element, text: string): void {
  if (isData(child)) child.textContent = text;
  else setHtml(child, text);
}

function addChild(host: Element, { name, child: tag }: Written): Element {
  const child = document.createElement(tag!);
  if (isData(child)) child.type = 'application/json';
  child.setAttribute(isData(child) ? 'data-slot' : 'slot', name);
  host.append(child);
  return child;
}

function writeContent(host: Element, { text = '', content }: Written): void {
  const template = document.createElement('template');
  setHtml(template, text);
  for (const node of contentOf(host, content)) node.remove();
  host.prepend(template.content);
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

const attributeOf = (host: Element, name: string) =>
  attributeNames(name).find((attribute) => host.hasAttribute(attribute));

const childOf = (host: Element, name: string) =>
  [...host.children].find((child) => slotOf(child) === slotName(name));

const slotOf = (child: Element) => slotName(child.getAttribute('data-slot') ?? child.slot);

/** Returns the content outside slots, or all the content of a tag without props. */
const contentOf = (host: Element, content?: string) =>
  [...host.childNodes].filter((node) => content === 'all' || !(node instanceof Element && slotOf(node)));
