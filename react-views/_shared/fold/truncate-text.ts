const ELLIPSIS = '…';
/** Greater code points take two UTF-16 units. */
const LAST_OF_ONE_UNIT = 0xffff;

/**
 * Marks that are drawn on the character before them, in the scripts that pages are written in. The CMS's engine knows no
 * `\p{M}`, and every engine has to cut a text alike.
 */
const MARK =
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0900-\u0903\u093a-\u094f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe00-\ufe0f]|[\ufe20-\ufe2f]/;

/**
 * At most `max` characters of a text, cut between two words where there are any, and an ellipsis. A text that is not
 * longer comes back as it is. A character is a code point with the marks that follow it, so no letter loses its accent.
 * Time is linear in the part that is kept.
 */
export function truncateText(text: string, max: number): string {
  const end = endOf(text, max);
  if (end === text.length) return text;
  const kept = text.slice(0, end);
  const isBetweenWords = /\s/.test(text.charAt(end));
  const lastGap = isBetweenWords ? end : lastSpace(kept);
  return (lastGap > 0 ? kept.slice(0, lastGap) : kept).trimEnd() + ELLIPSIS;
}

/** Like `truncateText`, but cut at exactly `max` characters, within a word as well. */
export function cutText(text: string, max: number): string {
  const end = endOf(text, max);
  return end === text.length ? text : text.slice(0, end).trimEnd() + ELLIPSIS;
}

/** Where the first `max` characters end, as an index into the text. */
function endOf(text: string, max: number): number {
  let end = 0;
  for (let count = 0; count < max && end < text.length; count++) {
    end += text.codePointAt(end)! > LAST_OF_ONE_UNIT ? 2 : 1;
    while (MARK.test(text.charAt(end))) end++;
  }
  return end;
}

function lastSpace(text: string): number {
  for (let at = text.length - 1; at > 0; at--) if (/\s/.test(text.charAt(at))) return at;
  return 0;
}
