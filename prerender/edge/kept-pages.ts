import { VERSION } from '../../elements/_core/version.js';

/** A cache that all copies of the worker in one place share, as the platform's `caches` has it. */
export interface SharedCache {
  match(key: Request): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
}

/** Pages by their address on the origin. What the cache cannot keep is made anew: no request fails because of it. */
export interface KeptPages {
  /**
   * @param known the `if-none-match` of who asks: the cache answers that too.
   * @returns undefined for a page that is not there, or no longer fresh.
   */
  read(address: URL, known: string | null): Promise<Response | undefined>;
  write(address: URL, page: Response): Promise<void>;
}

/** By which caches purge. */
const TAGS = 'cache-tag';
/** A page without a model of its own is looked at again soon. */
const TROUBLE_S = 10;
/** What describes the origin's bytes, or its connection, and not the page. */
const NOT_KEPT =
  /^(?:content-(?:length|encoding|md5|digest)|repr-digest|digest|accept-ranges|transfer-encoding|connection|keep-alive|last-modified)$/;
const SAYS_HOW_LONG = /\b(?:s-maxage|max-age)=\d/i;

/** @param host under whose name the cache keeps them; caches purge what is their own site's. */
export function keptPages(cache: SharedCache, host: string): KeptPages {
  // Another version of the library writes other views, and finds none of these.
  const key = ({ pathname, search }: URL) =>
    `https://${host}/.uni-prerender/${VERSION}/page/${encodeURIComponent(pathname + search)}`;
  return {
    read(address, known) {
      const headers = known === null ? undefined : { 'if-none-match': known };
      return cache.match(new Request(key(address), { headers })).catch(() => undefined);
    },
    write: (address, page) => cache.put(key(address), page).catch(() => undefined),
  };
}

/** A page as it is kept and goes out. How long it is fresh, and how old it is, is between its origin and the caches. */
export async function keptResponse(
  html: string,
  { headers: ofOrigin }: Response,
  page: { readonly sources: readonly string[]; readonly freshS: number; readonly isWhole: boolean },
): Promise<Response> {
  const headers = new Headers([...ofOrigin].filter(([name]) => !NOT_KEPT.test(name)));
  headers.set('etag', `W/"${await digest(html)}"`);
  headers.set(TAGS, tagsOf(ofOrigin, page.sources));
  const control = headers.get('cache-control') ?? '';
  if (!page.isWhole) headers.set('cache-control', `max-age=${TROUBLE_S}`);
  else if (!SAYS_HOW_LONG.test(control) && !headers.has('expires'))
    headers.append('cache-control', `s-maxage=${page.freshS}`);
  return new Response(html, { headers });
}

/** A page's path, those of its models, and the tags that its origin gives. */
const tagsOf = (headers: Headers, paths: readonly string[]): string =>
  paths
    .map((path) => path.replaceAll(',', '%2C'))
    .concat((headers.get('cache-tag') ?? headers.get('edge-cache-tag') ?? '').split(/[\s,]+/).filter(Boolean))
    .join(',');

/** A short name for a text that no other has. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
