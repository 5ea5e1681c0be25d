import type { FormEvent } from 'react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Translate } from '../../vocabulary/labels.js';
import { VisuallyHidden } from '../_shared/text/visually-hidden.js';
import { SearchBox } from './search-box.js';
import { SearchForm } from './search-form.js';
import { announcement, SearchResults } from './search-results.js';
import {
  asksForSomething,
  NO_SEARCH,
  type SearchControls,
  type SearchKind,
  type SearchQuery,
  type SearchState,
} from './search-state.js';
import { searchWords } from './search-words.js';
import { useAnnouncement } from './use-announcement.js';

export type { FoundCourse, SearchControls, SearchKind, SearchQuery, SearchState } from './search-state.js';

export interface CourseSearchProps {
  readonly kind?: SearchKind;
  readonly placeholder?: string;
  readonly search?: SearchState;
  readonly controls?: SearchControls;
  /** The language of the words around. */
  readonly language?: string;
  readonly word?: Translate;
  /** Prefix of the ids of the field and its list. No other id on the page begins with it. */
  readonly id?: string;
}

/** A search for courses, subject areas or units of study, with suggestions, filters and results. */
export function CourseSearch({
  kind = 'course',
  placeholder,
  search = NO_SEARCH,
  controls,
  language,
  word,
  id = 'course-search',
}: CourseSearchProps) {
  const words = useMemo(() => searchWords(language, word), [language, word]);
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useDraft(search.searched);
  const [isEmpty, setEmpty] = useState(false);
  const { place, turning } = useTurnedPage(search.searched);
  const hint = isEmpty || search.outcome === 'empty' ? words.empty : '';
  const said = useAnnouncement(hint || announcement(kind, search, words), search.results);
  const ask = (searched: SearchQuery) => {
    setDraft(searched);
    setEmpty(false);
    controls?.search(searched);
  };
  const askAnew = (change: Partial<SearchQuery>) => ask({ ...draft, ...change, page: 1 });
  const onSubmit = (event: FormEvent) => {
    if (!controls || search.outcome === 'failed') return;
    event.preventDefault();
    controls.dismiss();
    if (asksForSomething(draft)) return askAnew({});
    setEmpty(true);
    event.currentTarget.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  };
  return (
    <div className="m-course-search" ref={place}>
      <SearchForm
        kind={kind}
        draft={draft}
        words={words}
        onChange={askAnew}
        onSubmit={onSubmit}
        fold={{ isOpen, toggle: () => setOpen(!isOpen) }}
      >
        <SearchBox
          label={words.label[kind]}
          placeholder={placeholder}
          hint={hint}
          text={draft.query}
          suggestions={search.suggestions}
          isPopular={search.isPopular}
          id={id}
          words={words}
          onText={(query) => setDraft({ ...draft, query })}
          onSuggest={(text) => controls?.suggest(text)}
          onDismiss={() => controls?.dismiss()}
          onChoose={(query) => askAnew({ query })}
        />
      </SearchForm>
      <SearchResults
        kind={kind}
        search={search}
        words={words}
        onPage={(page) => {
          turning.current = true;
          ask({ ...search.searched, page });
        }}
      />
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </div>
  );
}

/**
 * Gives the title the focus when a page was turned, because the link that was used may go. The title names the page by
 * then, so that a screen reader says it.
 */
function useTurnedPage(searched: SearchQuery) {
  const place = useRef<HTMLDivElement>(null);
  const turning = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search is what turns the page
  useLayoutEffect(() => {
    if (turning.current) place.current?.querySelector('h2')?.focus();
    turning.current = false;
  }, [searched]);
  return { place, turning };
}

/** The visitor's input in the form, until another search takes its place. */
function useDraft(searched: SearchQuery) {
  const [draft, setDraft] = useState(searched);
  const [seen, setSeen] = useState(searched);
  if (seen !== searched) {
    setSeen(searched);
    setDraft(searched);
  }
  return [draft, setDraft] as const;
}
