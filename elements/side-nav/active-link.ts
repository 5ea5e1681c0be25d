import { isBelow, pagePath } from '../../react-views/_shared/links/page-path.js';

/** The active item of a navigation, and what `aria-current` says of it. */
export interface ActiveLink {
  readonly link: HTMLAnchorElement;
  /** `page` for the link to the current page, `true` for one to a page above it. */
  readonly current: 'page' | 'true';
}

/**
 * Finds the link to the page at this address, else to the nearest page above it, segment by segment. If several links
 * lead to that page, it is the first of them. Links into a page (`#fees`) and the site's home page, which is above every
 * page, are active on their own page only, and in-page links never.
 */
export function activeLink(
  links: Iterable<HTMLAnchorElement>,
  { href, origin }: Pick<Location, 'href' | 'origin'>,
): ActiveLink | undefined {
  const page = pagePath(href, origin);
  if (page === undefined) return undefined;
  let nearest: { readonly link: HTMLAnchorElement; readonly path: string } | undefined;
  for (const link of links) {
    const path = link.hash === '' ? pagePath(link.href, origin) : undefined;
    if (path === page) return { link, current: 'page' };
    if (path && isBelow(page, path) && path.length > (nearest?.path.length ?? 0)) nearest = { link, path };
  }
  return nearest && { link: nearest.link, current: 'true' };
}
