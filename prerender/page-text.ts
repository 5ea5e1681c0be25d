/** A page's text. */
export interface PageText {
  readonly html: string;
  /** What was made of it, in letters that are read alike in the encoding that the page will be taken to have. */
  written(html: string): string;
}

const CHARSET = /charset\s*=\s*["']?\s*([\w-]+)/i;
const META_CHARSET = /<meta[^>]*\bcharset\s*=\s*["']?\s*([\w-]+)/i;
/** HTML, "prescan a byte stream to determine its encoding". */
const PRESCANNED_BYTES = 1024;
const BYTE_ORDER_MARK = '\ufeff';
const OTHER_LETTER = /\P{ASCII}/u;
/** Scripts and styles of ours, in which there are no character references, and letters that ASCII has not. */
const RAW_OR_LETTER = /(<(script|style)\b[^>]*>)(.*?)(?=<\/\2\b)|\P{ASCII}/gsu;

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const ascii = new TextDecoder('latin1');

/**
 * A page's bytes as text, a byte order mark kept, so that encoding it again gives the same bytes.
 *
 * @param contentType the header of that name.
 * @returns undefined for a page in another encoding than UTF-8: what is written into it would be misread.
 */
export function readPage(bytes: Uint8Array, contentType = ''): PageText | undefined {
  const start = ascii.decode(bytes.subarray(0, PRESCANNED_BYTES));
  const charset = (CHARSET.exec(contentType) ?? META_CHARSET.exec(start))?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) return undefined;
  try {
    const html = strict.decode(bytes);
    const isKnown = charset !== undefined || html.startsWith(BYTE_ORDER_MARK) || OTHER_LETTER.test(html);
    return { html, written: isKnown ? (made) => made : inAscii };
  } catch {
    return undefined;
  }
}

/** A page of ASCII that names no encoding is taken to have the reader's own. */
const inAscii = (html: string): string =>
  html.replace(RAW_OR_LETTER, (found: string, start?: string, name?: string, text = '') => {
    if (start === undefined) return `&#${found.codePointAt(0)};`;
    const escaped = name === 'style' ? text.replace(/\P{ASCII}/gu, inStyle) : inScript(text);
    return start + escaped;
  });

const inStyle = (letter: string) => `\\${letter.codePointAt(0)!.toString(16)} `;

const inScript = (text: string) =>
  text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
