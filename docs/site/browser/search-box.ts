import Combobox from '@github/combobox-nav';
import MiniSearch, { type SearchResult } from 'minisearch';
import { anyOf, excerptAround } from '../search/excerpt.js';
import { type Found, SEARCH_OPTIONS } from '../search/search-options.js';

const MOST_SUGGESTIONS = 8;
const MOST_RESULTS = 20;
const LEAST_OF_BEST = 0.2;

type Result = SearchResult & Found;
/** By id. */
type Texts = Readonly<Record<string, string>>;

let index: Promise<MiniSearch> | undefined;

/** Loads the index once. After a failure it tries again the next time. */
function loadIndex(address: string): Promise<MiniSearch> {
  index ??= fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`${answer.status}`);
    return MiniSearch.loadJSON(await answer.text(), SEARCH_OPTIONS);
  });
  index.catch((error: unknown) => {
    index = undefined;
    console.error(
      `The search's index ${address} cannot be loaded (${String(error)}); press Enter for all pages`,
    );
  });
  return index;
}

/** The texts of what can be found. Without them, the results show how each of them begins. */
const loadTexts = (index: URL): Promise<Texts> =>
  fetch(new URL('search-texts.json', index))
    .then((answer) => (answer.ok ? (answer.json() as Promise<Texts>) : {}))
    .catch(() => ({}));

/** Finds entries with some of the words, as long as they come near to the one with most of them. */
function find(among: MiniSearch, text: string): Result[] {
  const found = among.search(text) as Result[];
  const best = found[0]?.score ?? 0;
  return found.filter(({ score }) => score >= best * LEAST_OF_BEST);
}

/** The docs' root, as the form names the index that stands in it. */
const addressOf = (form: HTMLFormElement) => new URL(form.dataset.search!, document.baseURI);

/** Suggestions below the search field, to be chosen by keyboard or pointer. Enter alone goes to the page of results. */
export function attachSearch(form: HTMLFormElement): void {
  const field = form.querySelector('input')!;
  const list = form.querySelector<HTMLElement>('[role="listbox"]')!;
  const status = form.querySelector<HTMLElement>('[role="status"]')!;
  const address = addressOf(form);
  const combobox = new Combobox(field, list, { tabInsertsSuggestions: false });
  let isOpen = false;

  const close = () => {
    if (isOpen) combobox.stop();
    isOpen = false;
    list.hidden = true;
  };
  const open = (found: readonly Result[]) => {
    list.replaceChildren(...found.slice(0, MOST_SUGGESTIONS).map((result) => option(result, address)));
    list.hidden = false;
    if (!isOpen) combobox.start();
    isOpen = true;
  };
  const update = async () => {
    const text = field.value.trim();
    if (text === '') {
      form.removeAttribute('data-nothing');
      return close();
    }
    const found = find(await loadIndex(address.href), text);
    if (field.value.trim() !== text || !form.contains(document.activeElement)) return;
    const isEmpty = found.length === 0;
    status.textContent = isEmpty ? `Nothing found for “${text}”` : `${found.length} found`;
    form.toggleAttribute('data-nothing', isEmpty);
    if (isEmpty) close();
    else open(found);
  };
  const onInput = () => void update().catch(close);

  field.addEventListener('input', onInput);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    close();
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (form.contains(relatedTarget as Node | null)) return;
    form.removeAttribute('data-nothing');
    close();
  });
  list.addEventListener('click', close);
  void loadIndex(address.href).then(onInput, () => {});
}

/** Shows what was found in place of all pages. */
export async function showFound(form: HTMLFormElement, into: HTMLElement, text: string): Promise<void> {
  const address = addressOf(form);
  form.querySelector('input')!.value = text;
  document.querySelector('h1')!.textContent = 'Search';
  const coming = loadTexts(address);
  const index = await loadIndex(address.href).catch((error: unknown) => {
    into.hidden = true;
    throw error;
  });
  const texts = await coming;
  const found = find(index, text).slice(0, MOST_RESULTS);
  const heading = into.querySelector('h2')!;
  heading.textContent = found.length === 0 ? `Nothing found for “${text}”` : `Found for “${text}”`;
  document.querySelector<HTMLElement>('[data-nothing-found]')!.hidden = found.length > 0;
  into.querySelector('ol')!.replaceChildren(
    ...found.map((result) => {
      const item = document.createElement('li');
      item.append(...words(result, address, document.createElement('a')), excerptOf(result, texts));
      return item;
    }),
  );
}

function option(result: Result, root: URL): HTMLElement {
  const link = document.createElement('a');
  link.role = 'option';
  link.tabIndex = -1;
  link.className = 'd-search__option';
  const [, page] = words(result, root, link);
  if (page) link.append(page);
  return link;
}

/** The words that were searched for, marked, with what stands around them, or else how the text begins. */
function excerptOf({ id, excerpt, terms }: Result, texts: Texts): HTMLElement {
  const text = document.createElement('p');
  text.className = 'd-results__excerpt';
  const quoted = excerptAround(texts[id] ?? '', terms) ?? excerpt;
  for (const [at, part] of quoted.split(anyOf(terms)).entries()) {
    if (at % 2 === 0) text.append(part);
    else text.append(Object.assign(document.createElement('mark'), { textContent: part }));
  }
  return text;
}

/** The link to what was found and, for a section, the name of its page. */
function words({ id, title, page }: Result, root: URL, link: HTMLAnchorElement): HTMLElement[] {
  link.href = new URL(id, root).href;
  link.textContent = title;
  if (!page) return [link];
  const where = document.createElement('span');
  where.className = 'd-quiet';
  where.textContent = page;
  return [link, where];
}
