import { hostRole } from '../../page/environment/environment.js';
import { TagFinder } from '../find-tags.js';

/** Parameters that say where a visitor came from, and change nothing on the page. */
const CAMPAIGN = /^(?:utm_\w+|gclid|dclid|fbclid|msclkid|mc_[ce]id)$/;
/** Who has one of these sees pages that nobody else may see. */
const OWN_PAGES = /(?:^|;\s*)(?:login-token=|(?:cq-|aem-)?wcmmode=(?:edit|preview))/i;
const PAGE_PATH = /(?:\/|\.html?|\/[^./]+)$/i;
const NO_TAGS: ReadonlySet<string> = new Set();
const NOT_SHARED = /\b(?:private|no-store|no-cache)\b/i;
/** What is asked for is a part of an answer, or depends on the page that asks. */
const ASKS_FOR_MORE = ['authorization', 'range', 'origin'];
/** Headers that say nothing of what a visitor may get. */
const SAYS_NOTHING =
  /^(?:accept(?:-encoding)?|cache-control|cdn-loop|connection|dnt|host|keep-alive|pragma|priority|referer|upgrade-insecure-requests|user-agent|via|x-real-ip|(?:cf|sec|x-forwarded)-.*)$/;
/** An origin's trouble below 500: it was too slow, or was asked too often. */
const [TIMEOUT, TOO_MANY] = [408, 429];

/**
 * Whether a request is for a page of the site as every visitor sees it.
 *
 * @param origin the site behind the worker; an author's host has no such pages.
 */
export function isForEveryone({ method, headers, url }: Request, origin: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return (
    (method === 'GET' || method === 'HEAD') &&
    PAGE_PATH.test(pathname) &&
    [url, origin].every((address) => hostRole(new URL(address)) !== 'author') &&
    !searchParams.has('wcmmode') &&
    searchParams.get('env') !== 'target' &&
    /text\/html|\*\/\*/i.test(headers.get('accept') ?? '*/*') &&
    !ASKS_FOR_MORE.some((name) => headers.has(name)) &&
    !OWN_PAGES.test(headers.get('cookie') ?? '')
  );
}

/** Whether the origin would give this visitor what it gives nobody in particular. */
export const isNobody = ({ headers }: Request): boolean =>
  [...headers].every(
    ([name, value]) => SAYS_NOTHING.test(name) || (name === 'accept-language' && value === '*'),
  );

/** The page's address on the origin, without what does not change it, and else to the letter. */
export function pageAddress(url: string, origin: string): URL {
  const { pathname, search } = new URL(url);
  const kept = search
    .slice(1)
    .split('&')
    .filter((each) => !CAMPAIGN.test(each.split('=', 1)[0]!))
    .join('&');
  return new URL(origin + pathname + (kept && `?${kept}`));
}

/** Whether an answer is a page that may be prerendered. */
export const isPage = ({ status, headers }: Response): boolean =>
  status === 200 && /^text\/html\b/i.test(headers.get('content-type') ?? '');

/**
 * Whether the page's meta tags say that it is for one visitor, it is being edited or has a nonce in its policy; or may
 * say so, where the page is too much to be read.
 */
export function isForOne(html: string): boolean {
  const finder = new TagFinder(NO_TAGS);
  finder.push(html);
  return (
    finder.isOverLimits ||
    finder.metas.get('is-editing-mode') === 'true' ||
    hasNonce(finder.metas.get('content-security-policy'))
  );
}

const hasNonce = (policy: string | null = ''): boolean => policy?.includes("'nonce-") === true;

/** Whether everybody may have the same answer: nothing in it depends on who asked, or may be used only once. */
export function isShared({ headers }: Response): boolean {
  const varies = (headers.get('vary') ?? '').split(',').map((name) => name.trim().toLowerCase());
  return (
    !headers.has('set-cookie') &&
    varies.every((name) => name === '' || name === 'accept-encoding') &&
    !NOT_SHARED.test(headers.get('cache-control') ?? '') &&
    !hasNonce(headers.get('content-security-policy'))
  );
}

/** Whether the origin is not well, so that its answer says nothing of the page. */
export const isTrouble = ({ status }: Response): boolean =>
  status >= 500 || status === TIMEOUT || status === TOO_MANY;

/** How long ago the origin's answer was made, in seconds (RFC 9111, section 5.1): a cache may be in between. */
export const ageOf = ({ headers }: Response): number => Number(/^\d+$/.exec(headers.get('age') ?? '') ?? 0);

/** For how long the origin calls its answer fresh from now on, in seconds; undefined when it says nothing. */
export function freshness(answer: Response): number | undefined {
  const control = answer.headers.get('cache-control') ?? '';
  const most = /\bs-maxage=(\d+)/i.exec(control) ?? /\bmax-age=(\d+)/i.exec(control);
  return most ? Math.max(0, Number(most[1]) - ageOf(answer)) : undefined;
}

/**
 * For how long after that its answer may be sent while another is asked for, in seconds (RFC 9111, section 4.2.4; RFC
 * 5861); undefined when it says nothing.
 */
export function staleness({ headers }: Response): number | undefined {
  const control = headers.get('cache-control') ?? '';
  if (/\b(?:must|proxy)-revalidate\b/i.test(control)) return 0;
  const stale = /\bstale-while-revalidate=(\d+)/i.exec(control);
  return stale ? Number(stale[1]) : undefined;
}

/** The tags by which caches purge a page: its path, those of its models, and those that its origin gives. */
export const tagsOf = ({ headers }: Response, paths: Iterable<string>): string =>
  [...paths]
    .map((path) => path.replaceAll(',', '%2C'))
    .concat((headers.get('cache-tag') ?? headers.get('edge-cache-tag') ?? '').split(/[\s,]+/).filter(Boolean))
    .join(',');
