import type { FormEvent, ReactNode } from 'react';
import { audiences } from '../../vocabulary/courses.js';
import { LEVELS, type SearchKind, type SearchQuery } from './search-state.js';
import type { SearchWords } from './search-words.js';

/** Where the form leads without a script. */
const SEARCH_PAGE = '/courses/search.html';

interface SearchFormProps extends FiltersProps {
  readonly kind: SearchKind;
  readonly onSubmit?: (event: FormEvent) => void;
  /** The field for the text. */
  readonly children: ReactNode;
}

/** The form of a search, with its filters. Without listeners it is one that a browser sends by itself. */
export function SearchForm({ kind, draft, words, onChange, onSubmit, fold, children }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari 16 does not know <search>, and the form is the landmark
    <form
      className="m-course-search__form"
      action={SEARCH_PAGE}
      method="get"
      role="search"
      aria-label={words.label[kind]}
      onSubmit={onSubmit}
    >
      {kind !== 'course' && <input type="hidden" name="kind" value={kind} />}
      {children}
      {kind !== 'subject-area' && <Filters draft={draft} words={words} onChange={onChange} fold={fold} />}
    </form>
  );
}

interface Fold {
  readonly isOpen: boolean;
  /** Undefined until a script listens. */
  readonly toggle?: () => void;
}

interface FiltersProps {
  readonly draft: SearchQuery;
  readonly words: SearchWords;
  readonly onChange?: ((change: Partial<SearchQuery>) => void) | undefined;
  /** How the filters are folded on a phone. Without it they are not. */
  readonly fold?: Fold | undefined;
}

function Filters({ draft, words, onChange, fold }: FiltersProps) {
  const chosen = [draft.level, draft.audience].filter(Boolean).length;
  return (
    <>
      {fold && (
        <button
          className="m-course-search__fold"
          type="button"
          aria-expanded={fold.isOpen}
          onClick={fold.toggle}
        >
          {words.filters} ({chosen})
        </button>
      )}
      <div className="m-course-search__filters">
        <Choice
          name="level"
          legend={words.level}
          all={words.everyLevel}
          values={LEVELS}
          value={draft.level}
          words={words}
          onChange={onChange && ((level) => onChange({ level }))}
        />
        <Choice
          name="audience"
          legend={words.audience}
          all={words.everyone}
          values={audiences}
          value={draft.audience}
          words={words}
          onChange={onChange && ((audience) => onChange({ audience }))}
        />
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly name: 'level' | 'audience';
  readonly legend: string;
  readonly all: string;
  readonly values: readonly string[];
  readonly value: string;
  readonly words: SearchWords;
  readonly onChange?: ((value: string) => void) | undefined;
}

function Choice({ name, legend, all, values, value, words, onChange }: ChoiceProps) {
  return (
    <fieldset className="m-course-search__choice">
      <legend className="m-course-search__legend">{legend}</legend>
      {['', ...values].map((option) => (
        <label className="m-course-search__option" key={option}>
          <input
            type="radio"
            className="m-course-search__radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={onChange && (() => onChange(option))}
          />
          {option === '' ? all : words.names[option]}
        </label>
      ))}
    </fieldset>
  );
}
