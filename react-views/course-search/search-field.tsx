import type { ComponentProps, ReactNode } from 'react';
import * as limits from '../../vocabulary/limits.js';
import { type IconShape, SvgIcon } from '../_shared/icons/svg-icon.js';
import type { SearchWords } from './search-words.js';

interface SearchFieldProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly text: string;
  /** The fault of the field, described beside it, or empty where there is none. */
  readonly hint?: string;
  readonly words: Pick<SearchWords, 'search'>;
  /** The listeners of the field. */
  readonly input?: ComponentProps<'input'> & Readonly<Record<`data-${string}`, string>>;
  /** The list that opens under the field. */
  readonly children?: ReactNode;
  readonly below?: ReactNode;
}

const SEARCH: IconShape = {
  box: 24,
  d: 'M21 21l-5-5M10.5 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15z',
  stroke: 2,
};
const ICON_SIZE_PX = 20;

/** A text field and its button. */
export function SearchField({
  id,
  label,
  placeholder,
  text,
  hint = '',
  words,
  input,
  children,
  below,
}: SearchFieldProps) {
  const hintId = `${id}-hint`;
  return (
    <div className="m-course-search__box">
      <label className="m-course-search__label" htmlFor={id}>
        {label}
      </label>
      <div className="m-course-search__field">
        <SvgIcon shape={SEARCH} size={ICON_SIZE_PX} className="m-course-search__icon" />
        <input
          className="m-course-search__input"
          id={id}
          type="search"
          name="q"
          value={text}
          placeholder={placeholder}
          maxLength={limits.searchQueryCharacters}
          aria-describedby={hint ? hintId : undefined}
          {...input}
        />
        <button className="m-button m-button--primary m-course-search__submit" type="submit">
          {words.search}
        </button>
        {children}
      </div>
      {hint && (
        <p className="m-course-search__note" id={hintId}>
          {hint}
        </p>
      )}
      {below}
    </div>
  );
}
