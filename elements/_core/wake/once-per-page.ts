/**
 * Installs something that the page needs once, whichever copy of the library comes first.
 *
 * @param name part of a registered symbol, so it may never change its meaning.
 */
export function oncePerPage(name: string, install: () => void): void {
  const page = globalThis as { [installed: symbol]: true };
  const key = Symbol.for(`uni.${name}`);
  if (page[key]) return;
  page[key] = true;
  install();
}
