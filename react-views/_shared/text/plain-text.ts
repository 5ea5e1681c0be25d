import type { SafeHtml } from '../safe.js';

/** What stood between the text and the words before it. */
const SIGNS_BEFORE = /^[\s,;:·•|/–—-]+/;
const BLOCK_END = /<(?:br\b[^>]*|\/(?:p|li|h[1-6]|div|d[dt]|tr|blockquote))>/gi;
const TAG = /<[^>]*>/g;
const REFERENCE = /&(?:#(\d+)|(amp|lt|gt|quot|nbsp));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of sanitised HTML, which has no references but those of serialisers. */
export function plainText(html: Pick<SafeHtml, '__html'> | undefined): string {
  const text = String(html?.__html ?? '')
    .replace(BLOCK_END, ' ')
    .replace(TAG, '');
  return text
    .replace(REFERENCE, (_, code?: string, name?: string) =>
      name ? NAMED[name.toLowerCase()]! : String.fromCharCode(Number(code)),
    )
    .replace(/\s+/g, ' ')
    .replace(SIGNS_BEFORE, '')
    .trim();
}
