import { warnOnce } from '../warn.js';
import { AS_SEEN } from './prerendered.js';

/**
 * Defines prerendered tags that visitors do not see, although nothing around them is hidden. Sites hide what is not defined
 * until its script has come, and for a prerendered element none comes before somebody uses it.
 */
export function showUndefined(
  elements: Iterable<Element>,
  define: (tag: string) => Promise<unknown>,
): Promise<unknown> {
  const tags = new Set([...elements].filter(isHiddenAlone).map(({ localName }) => localName));
  if (tags.size > 0)
    warnOnce(
      `<${[...tags].sort().join('>, <')}> cannot be seen before its class is loaded, so that is done at once; in style sheets, write :not(:defined, [data-prerendered]) in place of :not(:defined)`,
    );
  return Promise.all([...tags].map(define));
}

const isSeen = (element: Element) => element.checkVisibility(AS_SEEN);

function isHiddenAlone(element: Element): boolean {
  if (element.hasAttribute('hidden') || isSeen(element)) return false;
  // An element without a box of its own may show what is in it.
  if (getComputedStyle(element).display === 'contents') return false;
  return element.parentElement !== null && isSeen(element.parentElement);
}
