/** Where the page machine runs, all ways to places of the page are its. */
export const hasMachine = (): boolean => document.body?.dataset.pageState !== undefined;

const withoutHash = (address: string) => address.split('#', 1)[0];

/**
 * Whether the browser takes a link for one to a place of this page: a `base` element, or a frame's `srcdoc`, may say
 * otherwise.
 */
export const isOfPage = (link: HTMLAnchorElement): boolean =>
  withoutHash(link.href) === withoutHash(document.URL);

/** Whether a link leads to a place of this page. Where a view writes `#id`, it means the page, whatever its base. */
export const leadsHere = (link: HTMLAnchorElement): boolean =>
  isOfPage(link) ||
  (link.getAttribute('href')?.startsWith('#') === true && link.closest('.uni-view') !== null);

/** The link to a place of this page that a plain click follows. */
export function inPageLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const isOwnWay = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || isOwnWay) return undefined;
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement && each.href !== '');
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  return ['', '_self'].includes(link.target) && leadsHere(link) ? link : undefined;
}

/**
 * Decodes the percent signs of a part of an address. A part that cannot be decoded, because of a stray percent sign,
 * stays as written.
 */
export function percentDecoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
