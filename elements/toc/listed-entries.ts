import type { TocEntry } from '../../react-views/toc/toc.js';
import type { AuthoredLink } from '../_core/definition.js';

interface Listed {
  readonly entries: readonly TocEntry[];
}

/**
 * The sections that the template has listed, as in-page links in lists; a list in another is a level deeper.
 *
 * @returns undefined when it has listed none: only a page can say what headings it has.
 */
export function listedEntries(links: readonly AuthoredLink[]): Listed | undefined {
  const inPage = links.filter(({ address }) => address.length > 1 && address.startsWith('#'));
  const entries = inPage.map(({ address, text, depth }) => ({
    id: address.slice(1),
    value: text.replace(/\s+/g, ' ').trim(),
    level: depth,
  }));
  return entries.length > 0 ? { entries } : undefined;
}
