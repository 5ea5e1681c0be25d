const ALLOWED_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
// The URL Standard strips these before it reads a scheme: "java\nscript:" is "javascript:".
const TABS_AND_NEWLINES = /[\t\n\r]/g;

/**
 * A URL that a link or picture may use (spec section 5, contract §3): http, https, mailto, tel, relative or in-page,
 * its query re-encoded. Anything else gives undefined. Decode character references before, never after.
 */
export function safeUrl(url: string): string | undefined {
  const cleaned = asRead(url);
  const scheme = SCHEME.exec(cleaned)?.[1]?.toLowerCase();
  if (scheme !== undefined && !ALLOWED_SCHEMES.has(scheme)) return undefined;
  return scheme === 'mailto' || scheme === 'tel' ? cleaned : reencodeQuery(cleaned);
}

const PICTURE = /^(?:https?:|blob:|data:image\/|(?![a-z][a-z0-9+.-]*:))/i;

/**
 * Whether an address is one that a picture may have: of the web, of a file that the page has made, or the picture itself.
 */
export const isPictureAddress = (address: string): boolean => PICTURE.test(asRead(address));

/** An address as browsers read it, without what the URL Standard strips. */
export const asRead = (address: string): string => stripOuterControls(address).replace(TABS_AND_NEWLINES, '');

/** Characters that the URL Standard strips at both ends: C0 controls and spaces. */
function stripOuterControls(url: string): string {
  let start = 0;
  let end = url.length;
  while (start < end && url.charCodeAt(start) <= 0x20) start++;
  while (end > start && url.charCodeAt(end - 1) <= 0x20) end--;
  return url.slice(start, end);
}

/**
 * Decodes and encodes each key and value of a URL's query (spec section 5). `+` is read as a space, and order, repeated
 * keys and the fragment stay. A URL with a malformed percent sign comes back unchanged (spec section 8).
 */
export function reencodeQuery(url: string): string {
  const hashAt = url.indexOf('#');
  const beforeHash = hashAt < 0 ? url : url.slice(0, hashAt);
  const queryAt = beforeHash.indexOf('?');
  if (queryAt < 0) return url;
  try {
    const pairs = beforeHash.slice(queryAt + 1).split('&');
    const query = pairs.map(reencodePair).join('&');
    return `${beforeHash.slice(0, queryAt)}?${query}${hashAt < 0 ? '' : url.slice(hashAt)}`;
  } catch {
    return url;
  }
}

function reencodePair(pair: string): string {
  const equalsAt = pair.indexOf('=');
  if (equalsAt < 0) return reencode(pair);
  return `${reencode(pair.slice(0, equalsAt))}=${reencode(pair.slice(equalsAt + 1))}`;
}

const reencode = (part: string) => encodeURIComponent(decodeURIComponent(part.replaceAll('+', ' ')));
