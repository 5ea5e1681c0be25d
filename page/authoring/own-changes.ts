const own = new Set<Element>();

/**
 * Runs what changes the page for an author, so that it is not taken for an editor's change (`dom-replacement.ts`).
 *
 * @param elements all that the change adds, moves or takes away. What stands in them need not be named.
 */
export function changeOwn(elements: readonly Element[], change: () => void): void {
  for (const element of elements) own.add(element);
  change();
  // A mutation observer's turn comes before: its microtask was queued by the change.
  queueMicrotask(() => {
    for (const element of elements) own.delete(element);
  });
}

export const isOwnChange = (element: Element): boolean => own.has(element);
