import { decodeText } from './text.js';

const TAG = /<[a-z!/?]/i;
const ESCAPED_TAG = /&(?:lt|#0*60|#x0*3c);\s*[a-z/!]/i;
const ANY_TAG = /<(\/?)([a-z][^\s/>]*)/gi;
const VOID = new Set(['br', 'hr', 'img', 'wbr']);
const BARE_TAG = '</?(?:p|br|strong|em|b|i|ul|ol|li|h[2-6]|sub|sup|blockquote)>';
const PLAIN_LINK = '<a href="(?:https?://|mailto:|tel:|\\.{0,2}/|#)[\\w/.@:+#~-]*">|</a>';
const PLAIN_TAGS = new RegExp(`${BARE_TAG}|${PLAIN_LINK}`, 'gi');
const BLANK = /^(?:\s|&nbsp;|<\/?(?:p|br|div|span|strong|em|b|i|u|ul|ol|li|h[1-6]|blockquote)\s*\/?>)*$/i;
const NOT_TEXT = /[<>\0]/;

/** Whether a text holds HTML tags. */
export const hasTags = (text: string): boolean => TAG.test(text);

/** Whether HTML shows nothing: white space in bare tags, as an editor leaves them of an emptied field. */
export const isBlank = (html: string): boolean => BLANK.test(html);

/**
 * Whether HTML is nothing but text, bare tags that mean the same in every context, and links with a plain address:
 * there is nothing in it for a sanitiser to take out, so a page whose authors write no more never loads one.
 */
export const isPlainHtml = (html: string): boolean => !NOT_TEXT.test(html.replace(PLAIN_TAGS, ''));

/**
 * HTML whose tags are all escaped, as a CMS may hand it over, decoded once; any other HTML as it is. So is a text about
 * tags, which opens some that it does not close: decoded, it would lose words.
 */
export function unescapeTags(html: string): string {
  if (hasTags(html) || !ESCAPED_TAG.test(html)) return html;
  const decoded = decodeText(html);
  return closesItsTags(decoded) ? decoded : html;
}

function closesItsTags(html: string): boolean {
  const open = new Map<string, number>();
  for (const [, slash, name] of html.matchAll(ANY_TAG)) {
    const element = name!.toLowerCase();
    if (!VOID.has(element)) open.set(element, (open.get(element) ?? 0) + (slash ? -1 : 1));
  }
  return [...open.values()].every((count) => count === 0);
}

/** Plain text as HTML that reads the same. */
export const escapeText = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
