import { isAsWritten, leftoverOf } from '../_core/read/read-props.js';
import { shortened } from '../_safe/text.js';
import type { LintedTag, TagFinding } from './finding.js';

const LIST = /(<(?:[ou]l|nav|article)\b.*)/s;

/** Content that the form has no place for stays in sight beside the view. */
export const leftHtml = (tag: LintedTag): string =>
  leftoverOf(tag.definition, { ...tag, properties: {} }) ? (tag.authored.left?.().html() ?? '') : '';

/**
 * Lists and articles of which a view that is a list shows none.
 *
 * @param parts those that the tag's form takes out of the HTML, by prop.
 */
export function listFindings(tag: LintedTag, parts: readonly [prop: string, part: unknown][]): TagFinding[] {
  const { props } = tag.definition;
  const isList = parts.some(([prop]) => prop === 'items' && props[prop]?.name === 'list');
  const [, list] = (isList && LIST.exec(leftHtml(tag))) || [];
  if (!list) return [];
  return [
    {
      place: '',
      message: `leaves the list "${wordsOf(list)}" as it is, beside the one that it shows`,
      remedy: 'put it beside the tag',
    },
  ];
}

/** A tag that stays as written, because its view has no place for something that must not be torn out. */
export function wholeFindings(tag: LintedTag): TagFinding[] {
  if (!isAsWritten(tag.definition, { ...tag, properties: {} })) return [];
  const missed = tag.authored.missed!().html();
  const said = wordsOf(missed);
  const what = said === '' ? `${/<[\w-]+/.exec(missed)?.[0]}>` : `"${said}"`;
  return [
    {
      place: '',
      message: `stays as written, because its view has no place for ${what}`,
      remedy: 'put that beside the tag',
    },
  ];
}

const wordsOf = (html: string): string =>
  shortened(
    html
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
