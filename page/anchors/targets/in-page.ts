const withoutHash = (address: string) => address.split('#', 1)[0];

/** Whether a link leads to a place of this page. Where a view writes `#id`, it means the page, whatever its base. */
export function leadsHere(link: HTMLAnchorElement): boolean {
  if (withoutHash(link.href) === withoutHash(document.URL)) return true;
  return link.getAttribute('href')?.startsWith('#') === true && link.closest('.uni-view') !== null;
}

/** A part of an address without its percent signs; one that cannot be decoded, for a stray percent sign, as written. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
