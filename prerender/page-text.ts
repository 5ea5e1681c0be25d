const CHARSET = /charset\s*=[\s"']*([\w-]+)/i;
const META_CHARSET = /<meta[^>]*\bcharset\s*=[\s"']*([\w-]+)/i;
/** HTML, "prescan a byte stream to determine its encoding". */
const PRESCANNED_BYTES = 1024;
const BYTE_ORDER_MARK = '\ufeff';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const ascii = new TextDecoder('latin1');

/**
 * Decodes a page's bytes as text, a byte order mark kept, so that encoding it again gives the same bytes.
 *
 * @param contentType the header of that name.
 * @returns undefined for a page that does not say that it is in UTF-8, because text that is written into it could be
 *   misread.
 */
export function readPage(bytes: Uint8Array, contentType = ''): string | undefined {
  const start = ascii.decode(bytes.subarray(0, PRESCANNED_BYTES));
  const charset = (CHARSET.exec(contentType) ?? META_CHARSET.exec(start))?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) return undefined;
  try {
    const html = strict.decode(bytes);
    return charset || html.startsWith(BYTE_ORDER_MARK) ? html : undefined;
  } catch {
    return undefined;
  }
}
