const withoutHash = (address: string) => address.split('#', 1)[0];

/** Whether a `base` element sends addresses that are written as `#id` to another page. */
const isBaseElsewhere = (): boolean => withoutHash(document.baseURI) !== withoutHash(document.URL);

/** Whether a link leads to a place of this page. Where a view writes `#id`, it means the page, whatever its base. */
export function leadsHere(link: HTMLAnchorElement): boolean {
  if (withoutHash(link.href) === withoutHash(document.URL)) return true;
  return link.getAttribute('href')?.startsWith('#') === true && link.closest('.uni-view') !== null;
}

/** Lets the in-page links of a view lead to this page where its base is another. */
export function keepInPage(view: ParentNode): void {
  if (!isBaseElsewhere()) return;
  for (const link of view.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
    link.href = withoutHash(document.URL) + link.getAttribute('href')!;
}
