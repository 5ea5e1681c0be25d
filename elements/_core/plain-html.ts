import { decodeText } from './text.js';

const TAG = /<[a-z!/?]/i;
const ESCAPED_TAG = /&(?:lt|#0*60|#x0*3c);\s*[a-z/!]/i;
const BARE_TAG = '</?(?:p|br|strong|em|b|i|ul|ol|li|h[2-6]|sub|sup|blockquote)>';
const PLAIN_LINK = '<a href="(?:https?://|mailto:|tel:|\\.{0,2}/|#)[\\w/.@:+#~-]*">|</a>';
const PLAIN_TAGS = new RegExp(`${BARE_TAG}|${PLAIN_LINK}`, 'gi');
const NOT_TEXT = /[<>\0]/;

/** Whether a text holds HTML tags. */
export const hasTags = (text: string): boolean => TAG.test(text);

/**
 * Whether HTML is nothing but text, bare tags that mean the same in every context, and links with a plain address:
 * there is nothing in it for a sanitiser to take out, so a page whose authors write no more never loads one.
 */
export const isPlainHtml = (html: string): boolean => !NOT_TEXT.test(html.replace(PLAIN_TAGS, ''));

/** HTML whose tags are all escaped, as a CMS may hand it over, decoded once; any other HTML as it is. */
export const unescapeTags = (html: string): string =>
  !hasTags(html) && ESCAPED_TAG.test(html) ? decodeText(html) : html;

/** Plain text as HTML that reads the same. */
export const escapeText = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
