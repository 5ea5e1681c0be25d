/** What is looked for in text in which no tag begins. */
export interface TextEnd {
  readonly pattern: RegExp;
  /** What is looked for next where these words were found; nothing when they end the text. */
  readonly next?: (found: string) => TextEnd | undefined;
}

/** Text in which no tag begins, and what ends it. */
export interface SkippedText {
  readonly from: number;
  readonly end: TextEnd;
}

export const ANY_END: TextEnd = { pattern: />/g };
const COMMENT = '<!--';
const CDATA = '<![CDATA[';
const EMPTY_COMMENT_END = /-?>/y;
const COMMENT_END: TextEnd = { pattern: /--!?>/g };
const CDATA_END: TextEnd = { pattern: /]]>/g };

/** Of what ends such a text, so many characters may already stand at the end of what has come. */
export const LONGEST_END = '</textarea>'.length;

const BEHIND_NAME = '(?=[ \\t\\n\\f\\r/>])';
const endTagOf = (name: string) => `(?=</${name}${BEHIND_NAME})`;

/** Where the end tag begins of an element that holds nothing but text. */
export function textEndOf(name: string): TextEnd {
  if (name === 'script') return SCRIPT_END;
  return { pattern: name === 'plaintext' ? /(?!)/g : new RegExp(endTagOf(name), 'gi') };
}

/** The dashes that begin a comment may be those that end it. */
const SCRIPT_END: TextEnd = {
  pattern: new RegExp(`<!(?=--)|${endTagOf('script')}`, 'gi'),
  next: (found) => (found ? END_IN_COMMENT : undefined),
};

const END_IN_COMMENT: TextEnd = {
  pattern: new RegExp(`-->|<script${BEHIND_NAME}|${endTagOf('script')}`, 'gi'),
  next: (found) => (found === '-->' ? SCRIPT_END : found ? END_OF_INNER_SCRIPT : undefined),
};

/** HTML Standard, "script data double escaped state": what ends a script in a comment does not end that around it. */
const END_OF_INNER_SCRIPT: TextEnd = {
  pattern: new RegExp(`-->|</script${BEHIND_NAME}`, 'gi'),
  next: (found) => (found === '-->' ? SCRIPT_END : END_IN_COMMENT),
};

/**
 * A comment, a document's type, or what a parser takes for a comment.
 *
 * @param isForeign whether it stands in SVG or MathML, which alone have CDATA sections.
 * @returns undefined when too little has come to tell.
 */
export function declarationAt(source: string, start: number, isForeign: boolean): SkippedText | undefined {
  const begun = source.slice(start, start + CDATA.length);
  if (isForeign && begun === CDATA) return { from: start + CDATA.length, end: CDATA_END };
  const inside = start + COMMENT.length;
  if (begun.startsWith(COMMENT)) {
    EMPTY_COMMENT_END.lastIndex = inside;
    if (EMPTY_COMMENT_END.test(source)) return { from: inside, end: ANY_END };
    return begun.length > COMMENT.length + 1 ? { from: inside, end: COMMENT_END } : undefined;
  }
  const mayBecome = COMMENT.startsWith(begun) || (isForeign && CDATA.startsWith(begun));
  return mayBecome ? undefined : { from: start + 2, end: ANY_END };
}
