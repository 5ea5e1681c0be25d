/** A page's text, and what to tell the prerenderer of it. */
export interface PageText {
  readonly html: string;
  /** Whether the page will be taken to have some encoding or other, in which only ASCII is read alike. */
  readonly asciiOnly: boolean;
}

const CHARSET = /charset\s*=[\s"']*([\w-]+)/i;
const META_CHARSET = /<meta[^>]*\bcharset\s*=[\s"']*([\w-]+)/i;
/** HTML, "prescan a byte stream to determine its encoding". */
const PRESCANNED_BYTES = 1024;
const BYTE_ORDER_MARK = '\ufeff';
const OTHER_LETTER = /\P{ASCII}/u;
const OTHER_LETTERS = /\P{ASCII}/gu;

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
    return { html, asciiOnly: !isKnown };
  } catch {
    return undefined;
  }
}

/** Markup in ASCII that is parsed as the same; it may hold no script or style of other letters. */
export const asciiMarkup = (html: string): string =>
  html.replace(OTHER_LETTERS, (letter) => `&#${letter.codePointAt(0)};`);

/** A style sheet in ASCII that says the same. */
export const asciiStyle = (css: string): string =>
  css.replace(OTHER_LETTERS, (letter) => `\\${letter.codePointAt(0)!.toString(16)} `);

/** JSON in ASCII that says the same. */
export const asciiJson = (json: string): string =>
  json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
