import { VisuallyHidden } from '../_shared/text/visually-hidden.js';
import { SearchField } from './search-field.js';
import type { SearchWords } from './search-words.js';
import { Suggestions } from './suggestions.js';
import { type Combobox, useCombobox } from './use-combobox.js';

interface SearchBoxProps extends Combobox {
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly hint: string;
  readonly isPopular: boolean;
  /** Begins the ids of the field and its list. */
  readonly id: string;
  readonly words: SearchWords;
  readonly onText: (text: string) => void;
}

/** A text field and its button. Suggestions open below as a visitor types. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, hint, text, suggestions, isPopular, id, words, onText } = props;
  const { isExpanded, active, open, choose, listeners } = useCombobox(props);
  const hasActive = isExpanded && active !== undefined;
  return (
    <SearchField
      id={`${id}-input`}
      label={label}
      placeholder={placeholder}
      text={text}
      hint={hint}
      words={words}
      below={
        // As a status has it, but without that role, which Orca reads out where it comes upon an empty one.
        <span aria-live="polite" aria-atomic="true">
          {isExpanded && <VisuallyHidden>{words.suggested(suggestions.length)}</VisuallyHidden>}
        </span>
      }
      input={{
        autoComplete: 'off',
        autoCapitalize: 'none',
        spellCheck: false,
        enterKeyHint: 'search',
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isExpanded,
        'aria-controls': `${id}-list`,
        'aria-activedescendant': hasActive ? `${id}-${active}` : undefined,
        onChange: ({ target }) => {
          onText(target.value);
          // Text that was typed before React listened is typed again, also if the focus has gone on.
          if (target.matches(':focus')) open(target.value);
        },
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
