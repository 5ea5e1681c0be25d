/** The catalogue's message for a file that is no SVG (spec section 8). */
export const INVALID_SVG = 'Resource returned an invalid SVG file';

const START = /^\ufeff?\s*<(?:svg[\s/>]|\?xml\s|!doctype\s+svg[\s>])/i;
const COMMENT_END = '-->';

/**
 * Returns a fetched icon file's text if it starts like an SVG or XML document (spec section 5), whatever comments come
 * before that. The rest of the file is not looked at here, because `readSvg` takes only what draws out of it.
 *
 * @throws Error 'Resource returned an invalid SVG file'.
 */
export function validateSvg(text: string): string {
  if (!START.test(withoutLeadingComments(text))) throw new Error(INVALID_SVG);
  return text;
}

function withoutLeadingComments(text: string): string {
  let rest = text.trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf(COMMENT_END);
    if (end < 0) return '';
    rest = rest.slice(end + COMMENT_END.length).trimStart();
  }
  return rest;
}
