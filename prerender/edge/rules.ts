import { hostRole } from '../../page/environment/environment.js';
import { type IsLeft, isEditedPage } from '../page-rendering.js';

/** Parameters that say where a visitor came from, and change nothing on the page. */
const CAMPAIGN = /^(?:utm_\w+|gclid|dclid|fbclid|msclkid|mc_[ce]id)$/;
/** Visitors with one of these cookies see pages that nobody else may see. */
const OWN_PAGES = /(?:^|;\s*)(?:login-token=|(?:cq-|aem-)?wcmmode=(?:edit|preview))/i;
const PAGE_PATH = /(?:\/|\.html?|\/[^./]+)$/i;
const NOT_SHARED = /\b(?:private|no-store|no-cache)\b/i;
/** These headers ask for a part of an answer, or for one that depends on the page that asks. */
const ASKS_FOR_MORE = ['authorization', 'range', 'origin'];
/** An origin's trouble below 500: it was too slow, or was asked too often. */
const [TIMEOUT, TOO_MANY] = [408, 429];

/**
 * True if a request is for a page of the site as every visitor sees it.
 *
 * @param origin the site behind the worker. An author's host has no such pages.
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

/** Returns the page's address on the origin, without the parameters of campaigns and otherwise as it was asked for. */
export function pageAddress(url: string, origin: string): URL {
  const { pathname, search } = new URL(url);
  const kept = search
    .slice(1)
    .split('&')
    .filter((each) => !CAMPAIGN.test(each.split('=', 1)[0]!))
    .join('&');
  return new URL(origin + pathname + (kept && `?${kept}`));
}

/** True if an answer is a page that may be prerendered. */
export const isPage = ({ status, headers, body }: Response): boolean =>
  status === 200 && body !== null && /^text\/html\b/i.test(headers.get('content-type') ?? '');

/** True if a page's meta tags say that it is for one visitor: it is being edited, or has a nonce in its policy. */
export const isForOne: IsLeft = (metas) =>
  isEditedPage(metas) || hasNonce(metas.get('content-security-policy'));

const hasNonce = (policy: string | null = ''): boolean => policy?.includes("'nonce-") === true;

/** True if everybody may have the same answer: nothing in it depends on who asked, or may be used only once. */
export function isShared({ headers }: Response): boolean {
  const varies = (headers.get('vary') ?? '').split(',').map((name) => name.trim().toLowerCase());
  return (
    !headers.has('set-cookie') &&
    varies.every((name) => name === '' || name === 'accept-encoding') &&
    !NOT_SHARED.test(headers.get('cache-control') ?? '') &&
    !hasNonce(headers.get('content-security-policy'))
  );
}

/** True if the origin is not well, so that its answer says nothing of the page. */
export const isTrouble = ({ status }: Response): boolean =>
  status >= 500 || status === TIMEOUT || status === TOO_MANY;

/**
 * Rewrites a redirect to the origin's host, so that visitors stay on the site they are on. The origin's own name would lead
 * them past the worker, or nowhere.
 */
export function redirectedOnSite(answer: Response, asked: string, origin: string): Response {
  const location = answer.headers.get('location');
  const own = new URL(asked);
  const to = location && isWhole(location) && URL.canParse(location, origin) && new URL(location, origin);
  if (!to || own.host === new URL(origin).host || !isOfOrigin(to, own, origin)) return answer;
  const turned = new Response(answer.body, answer);
  turned.headers.set('location', own.origin + to.pathname + to.search + to.hash);
  return turned;
}

/** True if a location names its host. */
const isWhole = (location: string) => /^(?:https?:)?\/\//i.test(location);

/**
 * True if a redirect leads to the origin. Behind TLS, an origin names itself with `http:`. If it only redirects to the
 * other scheme, a rewritten redirect would lead to the same page for ever, so that one stays.
 */
function isOfOrigin(to: URL, own: URL, origin: string): boolean {
  const { host, origin: exactly } = new URL(origin);
  return to.host === host && (to.origin === exactly || to.pathname + to.search !== own.pathname + own.search);
}
