/** Lets the in-page links of a view lead to this page where a `base` element sends them to another. */
export function keepInPage(view: ParentNode): void {
  const [base, page] = [document.baseURI, document.URL].map((address) => address.split('#', 1)[0]);
  if (base === page) return;
  for (const link of view.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
    link.href = page + link.getAttribute('href')!;
}
