/**
 * Resolves once the parser has come to the document's end. Until then elements, and what the page says in its head, may be
 * yet to come.
 *
 * @returns undefined if it has.
 */
export function parsed(): Promise<void> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  );
}
