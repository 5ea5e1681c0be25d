import type { FormEvent } from 'react';
import { useMemo, useState } from 'react';
import { audiences } from '../../vocabulary/index.js';
import type { Translate } from '../../vocabulary/labels.js';
import { VisuallyHidden } from '../_shared/text/visually-hidden.js';
import { SearchBox } from './search-box.js';
import { announcement, SearchResults } from './search-results.js';
import {
  LEVELS,
  NO_SEARCH,
  type SearchControls,
  type SearchKind,
  type SearchQuery,
  type SearchState,
} from './search-state.js';
import { type SearchWords, searchWords } from './search-words.js';

export type { FoundCourse, SearchControls, SearchKind, SearchQuery, SearchState } from './search-state.js';

export interface CourseSearchProps {
  readonly kind?: SearchKind;
  readonly placeholder?: string;
  readonly search?: SearchState;
  readonly controls?: SearchControls;
  /** The language of the words around. */
  readonly language?: string;
  readonly word?: Translate;
}

/** Where the form leads without a script. */
export const SEARCH_PAGE = '/courses/search.html';

/** A search for courses, subject areas or units of study, with suggestions, filters and results. */
export function CourseSearch({
  kind = 'course',
  placeholder,
  search = NO_SEARCH,
  controls,
  language,
  word,
}: CourseSearchProps) {
  const words = useMemo(() => searchWords(language, word), [language, word]);
  const [draft, setDraft] = useDraft(search.draft ?? search.searched);
  const ask = (searched: SearchQuery) => {
    setDraft(searched);
    controls?.search(searched);
  };
  const askAnew = (change: Partial<SearchQuery>) => ask({ ...draft, ...change, page: 1 });
  const onSubmit = (event: FormEvent) => {
    if (!controls || search.outcome === 'failed') return;
    event.preventDefault();
    controls.dismiss();
    askAnew({});
  };
  const label = words.label[kind];
  return (
    <div className="m-course-search">
      {/* biome-ignore lint/a11y/useSemanticElements: Safari 16 does not know <search>, and the form is the landmark */}
      <form
        className="m-course-search__form"
        action={SEARCH_PAGE}
        method="get"
        role="search"
        aria-label={label}
        onSubmit={onSubmit}
      >
        {kind !== 'course' && <input type="hidden" name="kind" value={kind} />}
        <SearchBox
          label={label}
          placeholder={placeholder}
          text={draft.query}
          suggestions={search.suggestions}
          isPopular={search.isPopular}
          canSuggest={controls !== undefined}
          isTyped={search.draft !== undefined}
          words={words}
          onText={(query) => setDraft({ ...draft, query })}
          onSuggest={(text) => controls?.suggest(text)}
          onDismiss={() => controls?.dismiss()}
          onChoose={(query) => askAnew({ query })}
        />
        {kind !== 'subject-area' && <Filters draft={draft} words={words} onChange={askAnew} />}
      </form>
      <span role="status">
        <VisuallyHidden>{announcement(kind, search, words)}</VisuallyHidden>
      </span>
      <SearchResults
        kind={kind}
        search={search}
        words={words}
        onPage={(page) => ask({ ...search.searched, page })}
      />
    </div>
  );
}

interface FiltersProps {
  readonly draft: SearchQuery;
  readonly words: SearchWords;
  readonly onChange: (change: Partial<SearchQuery>) => void;
}

function Filters({ draft, words, onChange }: FiltersProps) {
  return (
    <div className="m-course-search__filters">
      <Choice
        name="level"
        legend={words.level}
        all={words.everyLevel}
        values={LEVELS}
        value={draft.level}
        words={words}
        onChange={(level) => onChange({ level })}
      />
      <Choice
        name="audience"
        legend={words.audience}
        all={words.everyone}
        values={audiences}
        value={draft.audience}
        words={words}
        onChange={(audience) => onChange({ audience })}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly name: 'level' | 'audience';
  readonly legend: string;
  readonly all: string;
  readonly values: readonly string[];
  readonly value: string;
  readonly words: SearchWords;
  readonly onChange: (value: string) => void;
}

function Choice({ name, legend, all, values, value, words, onChange }: ChoiceProps) {
  return (
    <fieldset className="m-course-search__choice">
      <legend className="m-course-search__legend">{legend}</legend>
      {['', ...values].map((option) => (
        <label className="m-course-search__option" key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {option === '' ? all : words.names[option]}
        </label>
      ))}
    </fieldset>
  );
}

/** What the visitor has put into the form, until another search takes its place. */
function useDraft(searched: SearchQuery) {
  const [draft, setDraft] = useState(searched);
  const [seen, setSeen] = useState(searched);
  if (seen !== searched) {
    setSeen(searched);
    setDraft(searched);
  }
  return [draft, setDraft] as const;
}
