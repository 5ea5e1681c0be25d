import { VERSION } from '../../elements/_core/declare/version.js';

/** A cache that all copies of the worker in one place share, as the platform's `caches` has it. */
export interface SharedCache {
  match(key: Request): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
}

/** By which caches purge. It is for them alone. */
export const TAGS = 'cache-tag';
/** Caches refuse more than 16 KB, and clients more than that in all headers. */
const MOST_TAGS = 4096;
/** A page without a model of its own is looked at again soon. */
const TROUBLE_S = 10;
const NOT_KEPT =
  /^(?:content-(?:length|encoding|md5|digest)|repr-digest|digest|accept-ranges|transfer-encoding|connection|keep-alive|last-modified)$/;
const SAYS_HOW_LONG = /\b(?:s-maxage|max-age)=\d/i;

/**
 * Under which the cache keeps a page. Another version of the library writes other views, and finds none of these.
 *
 * @param host that of the visitor: caches purge what is their own site's.
 */
export const keyOf = (host: string, { pathname, search }: URL): string =>
  `https://${host}/.uni-prerender/${VERSION}/page/${encodeURIComponent(pathname + search)}`;

/** An origin's headers, but for those that describe its bytes or its connection. */
export const pageHeaders = ({ headers }: Response): Headers =>
  new Headers([...headers].filter(([name]) => !NOT_KEPT.test(name)));

/** A page as it is kept and goes out. How long it is fresh, and how old it is, is between its origin and the caches. */
export async function keptResponse(
  html: string,
  answer: Response,
  page: { readonly sources: readonly string[]; readonly freshS: number; readonly isWhole: boolean },
): Promise<Response> {
  const headers = pageHeaders(answer);
  headers.set('etag', `W/"${await digest(html)}"`);
  const tags = tagsOf(answer.headers, page.sources);
  if (tags) headers.set(TAGS, tags);
  else headers.delete(TAGS);
  const control = headers.get('cache-control') ?? '';
  const isSaid = SAYS_HOW_LONG.test(control) || headers.has('expires');
  if (page.isWhole && isSaid) return new Response(html, { headers });
  if (page.isWhole) headers.append('cache-control', `s-maxage=${page.freshS}`);
  else headers.set('cache-control', `max-age=${TROUBLE_S}`);
  // Our own time begins now, however long a cache in front of the origin has had its answer.
  for (const name of ['age', 'date']) headers.delete(name);
  return new Response(html, { headers });
}

/**
 * A page's path, those of its models, and the tags that its origin gives, or where these are too many, its path alone.
 */
function tagsOf(headers: Headers, sources: readonly string[]): string | undefined {
  const paths = sources.map((path) => path.replaceAll(',', '%2C'));
  const ofOrigin = (headers.get('cache-tag') ?? headers.get('edge-cache-tag') ?? '').split(/[\s,]+/);
  const all = [...paths, ...ofOrigin.filter(Boolean)].join(',');
  return [all, paths[0]].find((tags) => tags !== undefined && tags.length <= MOST_TAGS);
}

/** A short name for a text that no other has. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
