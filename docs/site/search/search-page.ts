import { escape as escapeHtml } from 'lodash-es';
import { layout, type Surroundings } from '../layout.js';
import type { SearchEntry } from './search-index.js';

/** Every page and section of the docs. With a script, what was searched for comes first. */
export function searchPage(entries: readonly SearchEntry[], around: Surroundings): string {
  const { root, groups } = around;
  const sectionsOf = (name: string) => entries.filter(({ id }) => id.startsWith(`${name}#`));
  const link = ({ id, title }: SearchEntry) => `<li><a href="${root}${id}">${escapeHtml(title)}</a></li>`;
  const page = ({ name, title }: { name: string; title: string }) => {
    const sections = sectionsOf(name).map(link);
    const below = sections.length > 0 ? `\n<ul class="d-index__sections">${sections.join('')}</ul>` : '';
    return `<li class="d-index__page"><a href="${root}${name}">${escapeHtml(title)}</a>${below}</li>`;
  };
  const main = `<uni-heading class="d-title" level="1"><h1>All pages</h1></uni-heading>
<section class="d-results" data-results hidden aria-labelledby="results"><h2 id="results">Searching …</h2><p data-nothing-found hidden>Try fewer or other words, or choose from all pages below.</p><ol class="d-results__list"></ol></section>
${groups.map(({ title, pages }) => `<section class="d-index"><h2>${title}</h2>\n<ul>\n${pages.map(page).join('\n')}\n</ul></section>`).join('\n')}`;
  const description = 'Every page of the docs and what is on it';
  return layout({ name: 'search.html', title: 'All pages', description, main, kind: 'text' }, around);
}
