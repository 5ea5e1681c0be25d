const ELLIPSIS = '…';
/** Text whose every UTF-16 unit is a character: English, and Vietnamese as keyboards and CMSs write it. */
const ONE_UNIT_EACH = /^[\t\n\x20-\x7e\xa0-\xac\xae-\u02ff\u1e00-\u1eff\u2010-\u2027]*$/;

/** Made at the first text that needs it: the browser takes 20 ms to have it. */
let characters: Intl.Segmenter | undefined;

/**
 * At most `max` characters of a text, cut between two words where there are any, and an ellipsis. A text that is not
 * longer comes back as it is. A character is what a reader takes for one (a grapheme), so that no accent or emoji is
 * torn apart. Time is linear in the part that is kept.
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
  if (text.length <= max) return text.length;
  if (ONE_UNIT_EACH.test(text.slice(0, max + 1))) return max;
  characters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const { index } of characters.segment(text)) {
    if (count === max) return index;
    count++;
  }
  return text.length;
}

function lastSpace(text: string): number {
  for (let at = text.length - 1; at > 0; at--) if (/\s/.test(text.charAt(at))) return at;
  return 0;
}
