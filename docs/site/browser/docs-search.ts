// Behaviour of every page of the docs: blocks of code can be copied, keys scroll what is wider than its place, examples
// can be shown otherwise, told apart and changed, and the search is loaded once somebody goes to it, or has asked
// something by an address.
import { remembered } from './remembered.js';
import { followScrolling, SCROLLING } from './scrolling.js';
import { BRAND } from './worn-brand.js';

// They are shown where the browser lets a page write to its clipboard.
for (const button of document.querySelectorAll<HTMLButtonElement>('.d-block__copy')) {
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', () => void import('./copy-code.js').then(({ copy }) => copy(button)));
}

followScrolling(document.querySelectorAll<HTMLElement>(SCROLLING));

const brand = remembered(BRAND);
if (brand) document.documentElement.dataset.brand = brand;
const themes = document.querySelector<HTMLDetailsElement>('[data-themes]');
if (themes) {
  let coming: Promise<(pressed: Element) => void> | undefined;
  const load = () => (coming ??= import('./theme-menu.js').then(({ startThemes }) => startThemes(themes)));
  themes.addEventListener('toggle', () => void load(), { once: true });
  // A press that is made before the menu's script has come takes effect when it comes.
  themes.addEventListener('click', ({ target }) => void load().then((choose) => choose(target as Element)));
}

const tools = document.querySelector<HTMLFieldSetElement>('.d-tools');
if (tools) void import('./example-tools.js').then(({ startExamples }) => startExamples(tools));

const examples = [...document.querySelectorAll<HTMLElement>('[data-example]')];
if (examples.length > 0) void import('./landmarks.js').then(({ nameLandmarks }) => nameLandmarks(examples));

const playground = document.querySelector<HTMLFormElement>('[data-controls]');
if (playground) void import('./playground.js').then(({ startPlayground }) => startPlayground(playground));

const form = document.querySelector<HTMLFormElement>('form[data-search]');
const results = document.querySelector<HTMLElement>('[data-results]');
const asked = new URLSearchParams(location.search).get('q')?.trim();

if (form) {
  document.addEventListener('keydown', (event) => goTo(form, event));
  form.addEventListener(
    'focusin',
    () => void import('./search-box.js').then(({ attachSearch }) => attachSearch(form)),
    { once: true },
  );
}
if (form && results && asked) {
  // The list has its place before anything is painted, however late the index comes.
  results.hidden = false;
  void import('./search-box.js').then(({ showFound }) => showFound(form, results, asked));
}

/** `/` goes to the search, except where visitors may type it. Ctrl-K (on a Mac ⌘K) goes there from everywhere. */
function goTo(search: HTMLFormElement, event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isWritten = (target as Element).closest('input, textarea, select, [contenteditable]');
  const isCommand = ctrlKey || metaKey;
  if (altKey || !(isCommand ? key === 'k' : key === '/' && !isWritten)) return;
  event.preventDefault();
  search.querySelector('input')?.select();
}
