import type { Translate } from '../../vocabulary/labels.js';
import { SearchField } from './search-field.js';
import { SearchForm } from './search-form.js';
import { SearchResults } from './search-results.js';
import { NO_SEARCH, type SearchKind, type SearchState } from './search-state.js';
import { searchWords } from './search-words.js';

interface PlainSearchProps {
  readonly kind?: SearchKind;
  readonly placeholder?: string;
  readonly search?: SearchState;
  readonly language?: string;
  readonly word?: Translate;
}

/** The course search without suggestions: a plain form and plain links, which need no script. */
export function PlainSearch({
  kind = 'course',
  placeholder,
  search = NO_SEARCH,
  language,
  word,
}: PlainSearchProps) {
  const words = searchWords(language, word);
  const { searched } = search;
  return (
    <div className="m-course-search">
      <SearchForm kind={kind} draft={searched} words={words}>
        <SearchField
          id={`course-search-${kind}`}
          label={words.label[kind]}
          placeholder={placeholder}
          text={searched.query}
          words={words}
        />
      </SearchForm>
      <SearchResults kind={kind} search={search} words={words} />
    </div>
  );
}
