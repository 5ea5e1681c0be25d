import type { FoldableHtml, SafeHtml } from '../../react-views/_shared/safe.js';
import { html, INVALID, type PropType } from '../_core/prop-types.js';
import { trustHtml } from '../_core/safe/trusted-types.js';
import { foldHtml } from './fold-html.js';

/** React inserts HTML anew that it gets as a new object, and what the visitor has opened would be folded again. */
const folded = new WeakMap<SafeHtml, FoldableHtml>();

/** Tells the CMS's side, which folds the same text in Java, after how many characters. */
export interface FoldingPropType extends PropType<FoldableHtml | undefined> {
  readonly foldsAfter: number;
}

/** Rich text, sanitised; what lies beyond the first `max` characters is marked as too much at first. */
export function foldableHtml(max: number): FoldingPropType {
  const type = html();
  const fold = (value: SafeHtml | undefined | typeof INVALID) =>
    value === undefined || value === INVALID ? value : foldOnce(value, max);
  return {
    ...type,
    foldsAfter: max,
    fromText: (text) => fold(type.fromText(text)),
    fromValue: (value) => fold(type.fromValue(value)),
  };
}

function foldOnce(value: SafeHtml, max: number): FoldableHtml {
  const known = folded.get(value);
  if (known) return known;
  const marked = foldHtml(String(value.__html), max);
  const result =
    marked === undefined ? value : ({ __html: trustHtml(marked), isLong: true } as unknown as FoldableHtml);
  folded.set(value, result);
  return result;
}
