// Brings a docs page's controls alive, and its elements where no page runtime does (opened as plain files).
import { elementModules } from 'virtual:element-modules';

const form = document.querySelector<HTMLFormElement>('[data-controls]');
const section = form?.closest('section');
const element = section?.querySelector<HTMLElement>('.d-stage > *');
const source = section?.querySelector('code');

if (form && element && source) {
  fill(form, element);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', ({ target }) => {
    if (!isField(target)) return;
    write(element, target);
    source.textContent = markupOf(element);
  });
}

document.addEventListener('uni-page-state', defineAtTheEnd);
defineAtTheEnd();

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

function fill(controls: HTMLFormElement, from: Element): void {
  for (const field of controls.elements) {
    if (!isField(field)) continue;
    const value = from.getAttribute(field.name) ?? from.getAttribute(field.name.replace(/^data-/, ''));
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = value !== null && value !== 'false';
    } else field.value = value ?? '';
  }
}

function write(to: Element, field: Field): void {
  to.removeAttribute(field.name.replace(/^data-/, ''));
  if (field instanceof HTMLInputElement && field.type === 'checkbox')
    to.toggleAttribute(field.name, field.checked);
  else if (field.value === '') to.removeAttribute(field.name);
  else to.setAttribute(field.name, field.value);
}

/** What a server's rendering added to a tag. */
const RENDERED = ['data-prerendered', 'data-hydrate', 'data-id-prefix'];

/** The tag as an author would write it: its attributes and data, without what its view rendered. */
function markupOf(host: Element): string {
  const copy = host.cloneNode(true) as Element;
  for (const name of RENDERED) copy.removeAttribute(name);
  for (const view of copy.querySelectorAll(':scope > .uni-view')) view.remove();
  for (const holder of copy.querySelectorAll<HTMLTemplateElement>(':scope > template'))
    holder.replaceWith(holder.content);
  return copy.outerHTML;
}

/**
 * Every example is alive, prerendered or not, used or not: here is where developers try an element out. Pages opened as
 * plain files have no model, and their page ends in `fail`.
 */
function defineAtTheEnd(): void {
  if (!['success', 'fail'].includes(document.body.dataset.pageState ?? '')) return;
  const used = Object.keys(elementModules).filter((tag) => document.querySelector(`${tag}:not(:defined)`));
  for (const tag of used) elementModules[tag]?.().catch((error: unknown) => console.error(error));
}
