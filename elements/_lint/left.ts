import { leftoverOf } from '../_core/read/read-props.js';
import { shortened } from '../_safe/index.js';
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
  const words = list
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [
    {
      place: '',
      message: `leaves the list "${shortened(words)}" as it is, beside the one that it shows`,
      remedy: 'put it beside the tag',
    },
  ];
}
