import { useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from '../_shared/text/visually-hidden.js';
import { SearchField } from './search-field.js';
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
    <SearchField
      id={`${id}-input`}
      label={label}
      placeholder={placeholder}
      text={text}
      words={words}
      below={
        <span role="status">
          {isExpanded && <VisuallyHidden>{words.suggested(suggestions.length)}</VisuallyHidden>}
        </span>
      }
      input={{
        ref: input,
        autoComplete: 'off',
        autoCapitalize: 'none',
        spellCheck: false,
        enterKeyHint: 'search',
        ...(canSuggest
          ? {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': isExpanded,
              'aria-controls': `${id}-list`,
              'aria-activedescendant': hasActive ? `${id}-${active}` : undefined,
            }
          : { 'data-uni-role': 'combobox' }),
        onChange: ({ target }) => {
          onText(target.value);
          open(target.value);
        },
        onFocus: () => isTyped && open(text),
        ...listeners,
      }}
    >
      <Suggestions
        id={id}
        caption={isPopular ? words.popular : words.suggestions}
        suggestions={suggestions}
        isExpanded={isExpanded}
        active={active}
        onChoose={choose}
      />
    </SearchField>
  );
}
