/** Acts once somebody sees the page: one that the browser has prerendered on speculation may never be shown. */
export function whenShown(act: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}
