// Brings a docs page's elements alive, also where no page runtime does (opened as plain files).
import { elementModules } from 'virtual:element-modules';
import { explainLinks } from './browser/example-links.js';

explainLinks();
document.addEventListener('uni-page-state', defineAtTheEnd);
defineAtTheEnd();

/**
 * Every example is alive, prerendered or not, used or not: here is where developers try an element out. Pages opened as
 * plain files have no model, and their page ends in `fail`.
 */
function defineAtTheEnd(): void {
  if (!['success', 'fail'].includes(document.body.dataset.pageState ?? '')) return;
  const used = Object.keys(elementModules).filter((tag) => document.querySelector(`${tag}:not(:defined)`));
  for (const tag of used) elementModules[tag]?.().catch((error: unknown) => console.error(error));
  const { state } = document.querySelector<HTMLElement>('[data-state]')?.dataset ?? {};
  if (state) enter(state);
}

/** Has the page be in another state, in which its examples show something. */
function enter(state: string): void {
  const previous = document.body.dataset.pageState;
  document.body.dataset.pageState = state;
  document.dispatchEvent(new CustomEvent('uni-page-state', { detail: { state, previous } }));
}
