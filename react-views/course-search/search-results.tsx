import type { MouseEvent } from 'react';
import * as limits from '../../vocabulary/limits.js';
import { classNames } from '../_shared/class-names.js';
import { Link } from '../_shared/links/link.js';
import { opensElsewhere } from '../_shared/links/opens-elsewhere.js';
import { itemOf } from '../_shared/structured-data.js';
import { VisuallyHidden } from '../_shared/text/visually-hidden.js';
import { pageNumbers } from './page-numbers.js';
import { addressOf, type FoundCourse, type SearchKind, type SearchState } from './search-state.js';
import type { SearchWords } from './search-words.js';

interface SearchResultsProps {
  readonly kind: SearchKind;
  readonly search: SearchState;
  readonly words: SearchWords;
  /** Called when a visitor chooses a page. Without it, the page numbers are plain links. */
  readonly onPage?: (page: number) => void;
}

/** The results: how many, one page of them, and the way to the other pages. */
export function SearchResults({ kind, search, words, onPage }: SearchResultsProps) {
  const { searched, outcome, total, results, corrected } = search;
  if (outcome === 'none' || outcome === 'empty') return null;
  const help = advice(search, words);
  const shown = { isCourse: kind === 'course', words, audience: searched.audience };
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
            // In quotes, a service takes the text as it is and corrects nothing.
            href={addressOf({ ...searched, query: `"${searched.query}"`, page: 1 }) + kindParameter(kind)}
          >
            {words.asTyped(searched.query)}
          </a>
        </p>
      )}
      {help && <p className="m-course-search__note">{help}</p>}
      {outcome !== 'failed' && results.length > 0 && (
        <>
          {outcome === 'found' && (
            <p className="m-course-search__note">{words.range(first, first + results.length - 1, total)}</p>
          )}
          <ol
            className="m-course-search__results"
            role="list"
            key={results.map(({ title }) => title).join('\n')}
          >
            {results.map((course, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page of results is replaced as a whole
              <Result key={at} course={course} {...shown} />
            ))}
          </ol>
        </>
      )}
      {outcome !== 'failed' && <Pages kind={kind} search={search} words={words} onPage={onPage} />}
    </section>
  );
}

/** The outcome in one line: the title of the results. It names the page from the second on, unless the search failed. */
export function headline(kind: SearchKind, search: SearchState, words: SearchWords): string {
  const { outcome, total, searched, corrected } = search;
  if (outcome === 'none' || outcome === 'empty') return '';
  const isTurned = searched.page > 1 && pagesOf(total) > 1;
  const page = isTurned ? words.page(searched.page, pagesOf(total)) : '';
  if (outcome !== 'found')
    return outcome === 'searching' && page ? `${words.searching} ${page}` : words[outcome];
  const found = words.found(kind, total, corrected ?? searched.query);
  return page ? words.onPage(found, page) : found;
}

/** Advice for a search that shows nothing. */
function advice({ outcome, total }: SearchState, words: SearchWords): string {
  if (outcome === 'failed') return words.retry;
  return outcome === 'found' && total === 0 ? words.none : '';
}

/** The announcement: the title, and the advice that stands below it. */
export function announcement(kind: SearchKind, search: SearchState, words: SearchWords): string {
  const [title, help] = [headline(kind, search, words), advice(search, words)];
  return help ? `${title.replace(/\.$/, '')}. ${help}` : title;
}

const pagesOf = (total: number) => Math.ceil(total / limits.searchResultRanks);

interface ResultProps {
  readonly isCourse: boolean;
  readonly course: FoundCourse;
  readonly words: SearchWords;
  /** The one that the search is for, else empty. */
  readonly audience: string;
}

function Result({ isCourse, course, words, audience }: ResultProps) {
  const { title, url, summary } = course;
  const facts = factsOf(course, words);
  const fees = feesOf(course, audience);
  return (
    <li className="m-course-search__result" {...(isCourse && itemOf('Course'))}>
      <h3 className="m-course-search__course" itemProp={isCourse ? 'name' : undefined}>
        <Link href={url} text={title} itemProp={isCourse ? 'url' : undefined} />
      </h3>
      {facts.length + fees.length > 0 && (
        <ul className="m-course-search__facts" role="list">
          {facts.map(([name, value]) => (
            <li key={name} className="m-course-search__fact">
              <VisuallyHidden>{`${name}: `}</VisuallyHidden>
              {value}
            </li>
          ))}
          {fees.map(([whose, fee]) => (
            <li
              key={whose}
              className="m-course-search__fact"
              itemProp={isCourse ? 'offers' : undefined}
              {...(isCourse && itemOf('Offer'))}
            >
              <VisuallyHidden>{`${words.fee}: `}</VisuallyHidden>
              <span itemProp={isCourse ? 'name' : undefined}>{nameIn(words, whose)}</span>{' '}
              <span itemProp={isCourse ? 'description' : undefined}>{fee}</span>
            </li>
          ))}
        </ul>
      )}
      {summary && (
        <p className="m-course-search__summary" itemProp={isCourse ? 'description' : undefined}>
          {summary}
        </p>
      )}
    </li>
  );
}

const nameIn = ({ names }: SearchWords, name: string) => names[name] ?? name;

/** A course's facts, each with its name. Fees by audience are not among them (`feesOf`). */
function factsOf(
  course: FoundCourse,
  words: SearchWords,
): readonly (readonly [name: string, value: string])[] {
  const { code, faculty, level, audiences, offer, fees } = course;
  const studied = [words.level, nameIn(words, level)] as const;
  const [length = '', campus = '', fee = ''] = offer ?? [];
  const facts = offer
    ? [
        studied,
        [words.length, length] as const,
        [words.campus, campus] as const,
        [words.fee, fees ? '' : fee] as const,
      ]
    : [
        [words.code, code] as const,
        [words.faculty, faculty] as const,
        studied,
        [words.audience, audiences.map((each) => nameIn(words, each)).join(', ')] as const,
      ];
  return facts.filter(([, value]) => value);
}

/** The fee for the audience that the search names, if it is known. Otherwise the fee for each audience. */
const feesOf = ({ fees = {} }: FoundCourse, audience: string) =>
  Object.entries(fees).filter(([whose]) => whose === audience || !fees[audience]);

/** The parameter that the form's hidden field adds to an address. */
const kindParameter = (kind: SearchKind) => (kind === 'course' ? '' : `&kind=${kind}`);

function Pages({ kind, search, words, onPage }: SearchResultsProps) {
  const { searched, total } = search;
  const pages = pagesOf(total);
  if (pages <= 1) return null;
  const link = (page: number, text: string, label?: string) => (
    <a
      className={classNames('m-link', label ? 'm-course-search__number' : 'm-course-search__turn')}
      href={addressOf({ ...searched, page }) + kindParameter(kind)}
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

const turn = (page: number, onPage: (page: number) => void) => (event: MouseEvent<HTMLAnchorElement>) => {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  onPage(page);
};
