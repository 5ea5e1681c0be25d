// What every page of the docs has: blocks of code can be copied, examples can be shown otherwise and changed, and the
// search is loaded once somebody goes to it, or has asked something by an address.
import { offerCopies } from './copy-code.js';

offerCopies();

const tools = document.querySelector<HTMLFieldSetElement>('.d-tools');
if (tools) void import('./example-tools.js').then(({ startExamples }) => startExamples(tools));

const playground = document.querySelector<HTMLFormElement>('[data-controls]');
if (playground) void import('./playground.js').then(({ startPlayground }) => startPlayground(playground));

const form = document.querySelector<HTMLFormElement>('form[data-search]');
const results = document.querySelector<HTMLElement>('[data-results]');
const asked = new URLSearchParams(location.search).get('q')?.trim();

if (form) {
  document.addEventListener('keydown', (event) => goTo(form, event));
  form.addEventListener('focusin', () => void attach(form), { once: true });
}
if (form && results && asked) void showResults(form, results, asked);

async function attach(to: HTMLFormElement): Promise<void> {
  const { attachSearch } = await import('./search-box.js');
  attachSearch(to);
}

async function showResults(from: HTMLFormElement, into: HTMLElement, text: string): Promise<void> {
  const { showFound } = await import('./search-box.js');
  await showFound(from, into, text);
}

/** `/` goes to the search, except where it may be written; Ctrl-K (on a Mac ⌘K) from everywhere. */
function goTo(search: HTMLFormElement, event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isWritten = (target as Element).closest('input, textarea, select, [contenteditable]');
  const isCommand = ctrlKey || metaKey;
  if (altKey || !(isCommand ? key === 'k' : key === '/' && !isWritten)) return;
  event.preventDefault();
  search.querySelector('input')?.select();
}
