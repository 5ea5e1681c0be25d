import { decodeText } from './text.js';

const TAG = /<[a-z!/?]/i;
const ESCAPED_TAG = /&(?:lt|#0*60|#x0*3c);\s*[a-z/!]/i;
const ANY_TAG = /<(\/?)([a-z][^\s/>]*)/gi;
const VOID = new Set(['br', 'hr', 'img', 'wbr']);
const PLAIN_ADDRESS = '(?:https?://|mailto:|tel:|\\.{0,2}/|#)[\\w/.@:+#~-]*';
const PLAIN_NAME = 'a|p|br|strong|em|b|i|ul|ol|li|h[2-6]|sub|sup|blockquote';
const PLAIN_TAG = new RegExp(`<(/?)(${PLAIN_NAME})( href="${PLAIN_ADDRESS}")?>`, 'gi');
const LISTS: readonly unknown[] = ['ul', 'ol'];
/** Elements that may contain a block. A paragraph or a heading would end before it. */
const TAKE_BLOCKS: readonly unknown[] = [undefined, 'li', 'blockquote', ...LISTS];
const BLOCK = /^(?:p|ul|ol|h[2-6]|blockquote)$/;
/** Authors' texts are flat. Each tag is compared with those around it. */
const MAX_DEPTH = 16;
const BLANK = /^(?:[\s\u200b]|&(?:nbsp|#160|#8203);|<\/?(?!hr|details)\w+>)*$/i;
const NOT_TEXT = /[<>\0]/;
/** Around nothing that is seen, as editors and word processors leave them. */
const EMPTY_BLOCK =
  /<(h[1-6]|p)\b[^<>]*>(?:[\s\u200b]|&(?:nbsp|#160|#8203);|<\/?(?:br?|em|i|span|strong|su[bp]|u)\b[^<>]*>)*<\/\1>/gi;

/** Whether a text holds HTML tags. */
export const hasTags = (text: string): boolean => TAG.test(text);

/** Whether HTML shows nothing: white space in bare tags, as an editor leaves them of an emptied field. */
export const isBlank = (html: string): boolean => BLANK.test(html);

/**
 * HTML without the headings and paragraphs that nothing stands in, as they come with pasted text: a screen reader would
 * tell of each heading. One with an id may be a destination.
 *
 * @param html as a sanitiser leaves it, whose attributes all stand in double quotes.
 */
export const withoutEmptyBlocks = (html: string): string =>
  html.replace(EMPTY_BLOCK, (block) => (block.includes(' id=') ? block : ''));

/**
 * Whether HTML is nothing but text, bare tags that mean the same in every context, and links with a plain address:
 * there is nothing in it for a sanitiser to take out, so a page whose authors write no more never loads one.
 * Each tag is closed, and stands where a parser leaves it: in a server's page, one too many would end what is around.
 */
export function isPlainHtml(html: string): boolean {
  const open: string[] = [];
  const rest = html.replace(PLAIN_TAG, (tag, slash: string, written: string, address?: string) => {
    const name = written.toLowerCase();
    const needsAddress = name === 'a' && slash === '';
    if ((address !== undefined) !== needsAddress) return tag;
    return (slash ? open.pop() === name : opens(name, open)) ? '' : tag;
  });
  return open.length === 0 && !NOT_TEXT.test(rest);
}

function opens(name: string, open: string[]): boolean {
  return name === 'br' || (open.length < MAX_DEPTH && fits(name, open) && open.push(name) > 0);
}

function fits(name: string, open: readonly string[]): boolean {
  if (name === 'a') return !open.includes(name);
  if (name === 'li') return LISTS.includes(open.at(-1));
  return !BLOCK.test(name) || TAKE_BLOCKS.includes(open.at(-1));
}

/**
 * HTML whose tags are all escaped, as a CMS may hand it over, decoded once, and any other HTML as it is. So is a text
 * about tags, which opens some that it does not close: decoded, it would lose words.
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
  return ![...open.values()].some(Boolean);
}

/** Plain text as HTML that reads the same. */
export const escapeText = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
