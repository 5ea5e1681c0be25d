import { latePart } from '../../react-views/_shared/late-part.js';
import type { FoldableHtml, SafeHtml } from '../../react-views/_shared/safe.js';
import { INVALID, type PropType } from '../_core/declare/prop-type.js';
import { html } from '../_core/declare/prop-types.js';
import { toSafeHtml } from '../_safe/safe-html.js';
import { trustHtml } from '../_safe/trusted-types.js';

/** Where it cannot be loaded, a long text is shown whole. */
export const folding = latePart<typeof import('./fold-html.late.js')>(() => import('./fold-html.late.js'), {
  foldHtml: () => undefined,
});

/** React inserts HTML anew that it gets as a new object, and what the visitor has opened would be folded again. */
const folded = new WeakMap<SafeHtml, FoldableHtml>();

/** Rich text, sanitised. The part after the first `max` characters is marked, so that the view folds it. */
export function foldableHtml(max: number): PropType<FoldableHtml | undefined> {
  const type = html();
  const fold = (value: SafeHtml | undefined | typeof INVALID) =>
    value === undefined || value === INVALID ? value : foldOnce(value, max);
  return {
    ...type,
    fromText: (text) => fold(type.fromText(text)),
    fromValue: (value) => fold(type.fromValue(value)),
  };
}

function foldOnce(value: SafeHtml, max: number): FoldableHtml {
  const html = String(value.__html);
  // Nodes that are more than plain markup have none, so nobody can count them.
  const counted = value.nodes && !html.includes('<') ? undefined : value.nodes ? toSafeHtml(html) : value;
  if (html.length <= max || !counted) return value;
  const { foldHtml } = folding.get();
  const known = folded.get(counted);
  if (known) return known;
  const marked = foldHtml(html, max);
  const result =
    marked === undefined ? value : ({ __html: trustHtml(marked), isLong: true } as unknown as FoldableHtml);
  folded.set(counted, result);
  return result;
}
