/** Text in which no tag begins, and what ends it. */
export interface SkippedText {
  readonly from: number;
  readonly end: RegExp;
}

export const ANY_END = />/g;
const COMMENT = '<!--';
const CDATA = '<![CDATA[';
const EMPTY_COMMENT_END = /-?>/y;
const COMMENT_END = /--!?>/g;
const CDATA_END = /]]>/g;

/** Of what ends such a text, so many characters may already stand at the end of what has come. */
export const LONGEST_END = '</textarea>'.length;

/**
 * A comment, a document's type, or what a parser takes for a comment.
 *
 * @returns undefined when too little has come to tell.
 */
export function declarationAt(source: string, start: number): SkippedText | undefined {
  const begun = source.slice(start, start + CDATA.length);
  if (begun === CDATA) return { from: start + CDATA.length, end: CDATA_END };
  const inside = start + COMMENT.length;
  if (begun.startsWith(COMMENT)) {
    EMPTY_COMMENT_END.lastIndex = inside;
    if (EMPTY_COMMENT_END.test(source)) return { from: inside, end: ANY_END };
    return begun.length > COMMENT.length + 1 ? { from: inside, end: COMMENT_END } : undefined;
  }
  const mayBecome = COMMENT.startsWith(begun) || CDATA.startsWith(begun);
  return mayBecome ? undefined : { from: start + 2, end: ANY_END };
}
