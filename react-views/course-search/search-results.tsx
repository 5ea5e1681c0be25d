import type { MouseEvent } from 'react';
import { limits } from '../../vocabulary/limits.js';
import { classNames } from '../_shared/class-names.js';
import { Link } from '../_shared/links/link.js';
import { opensElsewhere } from '../_shared/links/opens-elsewhere.js';
import { itemOf } from '../_shared/structured-data.js';
import { pageNumbers } from './page-numbers.js';
import { addressOf, type FoundCourse, type SearchKind, type SearchState } from './search-state.js';
import type { SearchWords } from './search-words.js';

interface SearchResultsProps {
  readonly kind: SearchKind;
  readonly search: SearchState;
  readonly words: SearchWords;
  /** Without it the links are plain ones. */
  readonly onPage?: (page: number) => void;
}

/** What was found: how many, one page of them, and the way to the other pages. */
export function SearchResults({ kind, search, words, onPage }: SearchResultsProps) {
  const { searched, outcome, total, results, corrected } = search;
  if (outcome === 'none') return null;
  const first = (searched.page - 1) * limits.searchResultRanks + 1;
  return (
    <section className="m-course-search__outcome" aria-busy={outcome === 'searching'}>
      <h2 className="m-course-search__title" tabIndex={-1}>
        {headline(kind, search, words)}
      </h2>
      {outcome === 'found' && corrected && (
        <p className="m-course-search__note">
          {words.instead(searched.query)}{' '}
          <a
            className="m-link"
            href={addressOf({ ...searched, query: `"${searched.query}"`, page: 1 }) + besidesOf(kind)}
          >
            {words.asTyped(searched.query)}
          </a>
        </p>
      )}
      {outcome === 'failed' && <p className="m-course-search__note">{words.retry}</p>}
      {outcome === 'found' && total === 0 && <p className="m-course-search__note">{words.none}</p>}
      {outcome !== 'failed' && results.length > 0 && (
        <>
          {outcome === 'found' && (
            <p className="m-course-search__note">{words.range(first, first + results.length - 1, total)}</p>
          )}
          <ol className="m-course-search__results" role="list">
            {results.map((course, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page of results is replaced as a whole
              <Result key={at} isCourse={kind === 'course'} course={course} words={words} />
            ))}
          </ol>
        </>
      )}
      {outcome !== 'failed' && <Pages kind={kind} search={search} words={words} onPage={onPage} />}
    </section>
  );
}

/** What happened, in one line: the title of the results, and what is announced. */
function headline(kind: SearchKind, search: SearchState, words: SearchWords): string {
  const { outcome, total, searched, corrected } = search;
  if (outcome === 'found') return words.found(kind, total, corrected ?? searched.query);
  return outcome === 'none' ? '' : words[outcome];
}

/** What is announced: what was found or, once a page was turned, which one it is. The title has the focus by then. */
export function announcement(kind: SearchKind, search: SearchState, words: SearchWords): string {
  const { outcome, total, searched } = search;
  const isTurned = outcome === 'found' && searched.page > 1;
  return isTurned
    ? words.page(searched.page, Math.ceil(total / limits.searchResultRanks))
    : headline(kind, search, words);
}

interface ResultProps {
  readonly isCourse: boolean;
  readonly course: FoundCourse;
  readonly words: SearchWords;
}

function Result({ isCourse, course, words }: ResultProps) {
  const { title, url, code, faculty, level, audiences, summary, offer } = course;
  const named = [level, ...audiences].map((name) => words.names[name] ?? name);
  const facts = (offer ? [...named.slice(0, 1), ...offer] : [code, faculty, ...named]).filter(Boolean);
  return (
    <li className="m-course-search__result" {...(isCourse && itemOf('Course'))}>
      <h3 className="m-course-search__course" itemProp={isCourse ? 'name' : undefined}>
        <Link href={url} text={title} itemProp={isCourse ? 'url' : undefined} />
      </h3>
      {facts.length > 0 && <p className="m-course-search__facts">{facts.join(' · ')}</p>}
      {summary && (
        <p className="m-course-search__summary" itemProp={isCourse ? 'description' : undefined}>
          {summary}
        </p>
      )}
    </li>
  );
}

/** As the form says it. */
const besidesOf = (kind: SearchKind) => (kind === 'course' ? '' : `&kind=${kind}`);

function Pages({ kind, search, words, onPage }: SearchResultsProps) {
  const { searched, total } = search;
  const pages = Math.ceil(total / limits.searchResultRanks);
  if (pages <= 1) return null;
  const link = (page: number, text: string, label?: string) => (
    <a
      className={classNames('m-link', label ? 'm-course-search__number' : 'm-course-search__turn')}
      href={addressOf({ ...searched, page }) + besidesOf(kind)}
      aria-label={label}
      aria-current={page === searched.page ? 'page' : undefined}
      onClick={onPage && turn(page, onPage)}
    >
      {text}
    </a>
  );
  return (
    <div className="m-course-search__pages">
      <nav className="m-course-search__neighbours" aria-label={words.pages}>
        {searched.page > 1 && link(searched.page - 1, words.previous)}
        <span className="m-course-search__page">{words.page(searched.page, pages)}</span>
        {searched.page < pages && link(searched.page + 1, words.next)}
      </nav>
      <ol className="m-course-search__numbers" role="list" aria-label={words.pages}>
        {pageNumbers(searched.page, pages).map((page, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turned page replaces them all, and gaps are alike
          <li key={at}>
            {page === 0 ? (
              <span className="m-course-search__number">…</span>
            ) : (
              link(page, String(page), words.page(page, pages))
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The focus goes to the title at once: the link may go with the page, and the visitor by the time of the answer. */
const turn = (page: number, onPage: (page: number) => void) => (event: MouseEvent<HTMLAnchorElement>) => {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  event.currentTarget.closest('section')?.querySelector('h2')?.focus();
  onPage(page);
};
