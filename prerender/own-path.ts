import { modelAddress } from '../page/model/addresses.js';

declare const isOwn: unique symbol;

/** A path of the page's own site, query included: it begins with one slash, so that it names no other server. */
export type OwnPath = `/${string}` & { readonly [isOwn]: true };

/**
 * @param address as a page names it.
 * @param base the page's own address.
 * @throws Error for an address on another site, or one whose path would name a server where it is resolved again.
 */
export function ownPath(address: string, base: string): OwnPath {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (!url || url.origin !== new URL(base).origin || !/^\/(?!\/)/.test(url.pathname))
    throw new Error(`${address} is no address on the page's own site`);
  return (url.pathname + url.search) as OwnPath;
}

/**
 * @param src the address of a page's, fragment's or component's model, as an author names it.
 * @throws RequestError as `modelAddress` does.
 */
export const modelPath = (src: string, base: string): OwnPath => ownPath(modelAddress(src, base), base);
