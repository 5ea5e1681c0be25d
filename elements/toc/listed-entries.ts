import { isRecord } from '../../page/is-record.js';
import type { TocEntry } from '../../react-views/toc/toc.js';
import { languageTag } from '../../vocabulary/language-tag.js';
import type { AuthoredLink, ServedSource } from '../_core/declare/controller.js';
import { type HeadingWishes, legalLevels } from './heading-range.js';

interface Listed {
  readonly entries: readonly TocEntry[];
}

/**
 * The sections that the template has listed, as in-page links in lists. A list in another is a level deeper.
 *
 * @returns undefined when it has listed none: only a page can say what headings it has.
 */
export function listedEntries(links: readonly AuthoredLink[]): Listed | undefined {
  const inPage = links.filter(({ address }) => address.length > 1 && address.startsWith('#'));
  const entries = inPage.map(({ address, text, depth, lang }) => ({
    id: address.slice(1),
    value: text.replace(/\s+/g, ' ').trim(),
    level: depth,
    ...(lang && { lang }),
  }));
  return entries.length > 0 ? { entries } : undefined;
}

/** The headings of the page that a server writes, or undefined where it has none, or only a browser can tell them. */
export function headingEntries({ headings, props, language }: ServedSource): Listed | undefined {
  const own = languageTag(language ?? '');
  const listed = headings?.(legalLevels(props as unknown as HeadingWishes)) ?? [];
  const entries = listed.map(({ lang, ...entry }) => (lang && lang !== own ? { ...entry, lang } : entry));
  return entries.length > 0 ? { entries } : undefined;
}

const MAX_LEVEL = 6;

/**
 * The sections that the CMS knows: `id`, `value` and, if it is another, `lang`, the deeper ones in a list `entries` of
 * their own.
 */
export function givenEntries(json: string | undefined): Listed | undefined {
  const entries = flat(parsed(json));
  return entries.length > 0 ? { entries } : undefined;
}

function flat(list: unknown, level = 1): TocEntry[] {
  if (!Array.isArray(list) || level > MAX_LEVEL) return [];
  return list.filter(isRecord).flatMap(({ id, value, lang, entries }) => {
    const isEntry = typeof id === 'string' && id !== '' && typeof value === 'string';
    return isEntry
      ? [{ id, value, level, ...(typeof lang === 'string' && { lang }) }, ...flat(entries, level + 1)]
      : [];
  });
}

function parsed(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return undefined;
  }
}
