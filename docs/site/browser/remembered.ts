/**
 * Reads a choice that the reader made on another page, or undefined if there is none, or if the browser keeps nothing
 * for this site.
 */
export function remembered(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a reader's choice for other pages, if the browser does. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage may be blocked or full: the choice holds on this page.
  }
}
