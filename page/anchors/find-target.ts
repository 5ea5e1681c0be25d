import { decoded } from '../model/addresses.js';

/** What the sanitiser puts before the ids of rich text, also where a link from elsewhere has the author's own id. */
const RICH_TEXT_PREFIX = 'user-content-';

/**
 * The element that an address's hash names, by its id alone: a hash is never read as a selector. As in the browser, the
 * id as written comes first, then decoded, then the top of the page for `#top`.
 */
export function findTarget(hash: string): Element | undefined {
  const written = hash.replace(/^#/, '');
  if (!written) return undefined;
  const ids = [...new Set([written, decoded(written)])];
  for (const id of [...ids, ...ids.map((each) => RICH_TEXT_PREFIX + each)]) {
    const element = byId(id);
    if (element) return element;
  }
  return written.toLowerCase() === 'top' ? document.documentElement : undefined;
}

/** An `<img name="getElementById">` takes the place of the document's own method. */
const byId = (id: string) => Document.prototype.getElementById.call(document, id);
