import type { Translate } from '../../vocabulary/labels.js';
import { SearchField } from './search-field.js';
import { SearchForm } from './search-form.js';
import { SearchResults } from './search-results.js';
import { NO_SEARCH, type SearchKind, type SearchState } from './search-state.js';
import { searchWords } from './search-words.js';

interface SearchPlaceholderProps {
  readonly kind?: SearchKind;
  readonly placeholder?: string;
  readonly search?: SearchState;
  readonly language?: string;
  readonly word?: Translate;
}

/**
 * The course search as a server writes it: a plain form and plain links. It looks as the search does that React renders
 * over it, so that nothing moves then.
 */
export function SearchPlaceholder({
  kind = 'course',
  placeholder,
  search = NO_SEARCH,
  language,
  word,
}: SearchPlaceholderProps) {
  const words = searchWords(language, word);
  const { searched } = search;
  return (
    <div className="m-course-search">
      <SearchForm kind={kind} draft={searched} words={words} fold={{ isOpen: false }}>
        <SearchField
          id={`course-search-${kind}`}
          label={words.label[kind]}
          placeholder={placeholder}
          text={searched.query}
          hint={search.outcome === 'empty' ? words.empty : ''}
          input={{ 'data-uni-role': 'combobox' }}
          words={words}
        />
      </SearchForm>
      <SearchResults kind={kind} search={search} words={words} />
    </div>
  );
}
