import type { SafeHtml } from '../../react-views/_shared/safe.js';
import type { PropType } from '../_core/declare/prop-type.js';
import { html } from '../_core/declare/prop-types.js';

const WHOLE_HEADING = /^\s*<h([1-6])(?:\s[^>]*)?>([\s\S]*)<\/h\1>\s*$/i;

/**
 * A heading's text. An author may write the whole heading element inside the tag, so that it is a heading before any
 * script: its content is the text then.
 */
export function headingText(): PropType<SafeHtml | undefined> {
  const type = html();
  return {
    ...type,
    fromValue: (value) => type.fromValue(typeof value === 'string' ? withoutHeading(value) : value),
  };
}

const withoutHeading = (markup: string): string => WHOLE_HEADING.exec(markup)?.[2] ?? markup;
