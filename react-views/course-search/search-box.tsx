import { useEffect, useId, useRef } from 'react';
import { limits } from '../../vocabulary/index.js';
import { type IconShape, SvgIcon } from '../_shared/icons/svg-icon.js';
import { VisuallyHidden } from '../_shared/text/visually-hidden.js';
import type { SearchWords } from './search-words.js';
import { Suggestions } from './suggestions.js';
import { type Combobox, useCombobox } from './use-combobox.js';

interface SearchBoxProps extends Combobox {
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly isPopular: boolean;
  /** Whether somebody is asked for suggestions; without a script, nobody is. */
  readonly canSuggest: boolean;
  /** Whether the text was typed before the field listened. */
  readonly isTyped: boolean;
  readonly words: SearchWords;
  readonly onText: (text: string) => void;
}

const SEARCH: IconShape = {
  box: 24,
  d: 'M21 21l-5-5M10.5 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15z',
  stroke: 2,
};
const ICON_SIZE_PX = 20;

/** A text field and its button; suggestions open below as a visitor types. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, text, suggestions, isPopular, canSuggest, isTyped, words, onText } = props;
  const id = useId();
  const { isExpanded, active, open, choose, listeners } = useCombobox(props);
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the field hears of what is typed from then on
  useEffect(() => {
    if (isTyped && input.current?.matches(':focus')) open(text);
  }, [isTyped]);
  const hasActive = isExpanded && active !== undefined;
  return (
    <div className="m-course-search__box">
      <label className="m-course-search__label" htmlFor={`${id}-input`}>
        {label}
      </label>
      <div className="m-course-search__field">
        <SvgIcon shape={SEARCH} size={ICON_SIZE_PX} className="m-course-search__icon" />
        <input
          ref={input}
          className="m-course-search__input"
          id={`${id}-input`}
          type="search"
          name="q"
          value={text}
          placeholder={placeholder}
          maxLength={limits.searchQueryCharacters}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          {...(canSuggest
            ? {
                role: 'combobox',
                'aria-autocomplete': 'list',
                'aria-expanded': isExpanded,
                'aria-controls': `${id}-list`,
                'aria-activedescendant': hasActive ? `${id}-${active}` : undefined,
              }
            : { 'data-uni-role': 'combobox' })}
          onChange={({ target }) => {
            onText(target.value);
            open(target.value);
          }}
          onFocus={() => isTyped && open(text)}
          {...listeners}
        />
        <button className="m-button m-button--primary m-course-search__submit" type="submit">
          {words.search}
        </button>
        <Suggestions
          id={id}
          caption={isPopular ? words.popular : words.suggestions}
          suggestions={suggestions}
          isExpanded={isExpanded}
          active={active}
          onChoose={choose}
        />
      </div>
      <span role="status">
        {isExpanded && <VisuallyHidden>{words.suggested(suggestions.length)}</VisuallyHidden>}
      </span>
    </div>
  );
}
