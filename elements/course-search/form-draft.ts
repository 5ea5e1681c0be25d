import type { SearchQuery } from '../../react-views/course-search/search-state.js';
import { VIEW_CLASS } from '../_core/light-children.js';
import { searchQueryOf } from './search-address.js';

/** The form that the template has written, until the view stands in its place. */
export const templateForm = (host: Element): HTMLFormElement | undefined =>
  [...host.querySelectorAll('form')].find((form) => !form.closest(`.${VIEW_CLASS}`));

/** What a visitor has put into a form; undefined while it is as it was written. */
export function draftIn(form: HTMLFormElement): SearchQuery | undefined {
  if (![...form.querySelectorAll('input')].some(isChanged)) return undefined;
  const entries = [...new FormData(form)] as [string, string][];
  // The text as it was typed: a space at its end may go on.
  return { ...searchQueryOf(`?${new URLSearchParams(entries)}`), query: Object.fromEntries(entries).q ?? '' };
}

const isChanged = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  checked !== defaultChecked || value !== defaultValue;
