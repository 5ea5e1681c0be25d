const waiting = new Map<Element, () => void>();
let observer: MutationObserver | undefined;

/**
 * Calls back once the parser has closed a tag, so that all of its authored content is there: at once when something
 * follows it or the document is parsed, else when either comes true (whatwg/html 1707).
 */
export function whenParsed(element: Element, use: () => void): void {
  if (isParsed(element)) {
    use();
    return;
  }
  waiting.set(element, use);
  if (observer) return;
  observer = new MutationObserver(useParsed);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('readystatechange', useParsed);
}

function isParsed(element: Element): boolean {
  if (document.readyState !== 'loading' || element.ownerDocument !== document) return true;
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return false;
}

function useParsed(): void {
  for (const [element, use] of waiting) {
    if (!isParsed(element)) continue;
    waiting.delete(element);
    use();
  }
  if (document.readyState === 'loading') return;
  observer?.disconnect();
  observer = undefined;
  document.removeEventListener('readystatechange', useParsed);
}

let isUpgrading = false;
/** Elements that stood in the page before their class. */
const upgraded = new WeakSet<Element>();

/** Runs what gives the elements of a page their class. */
export function duringUpgrade(define: () => void): void {
  isUpgrading = true;
  try {
    define();
  } finally {
    isUpgrading = false;
  }
}

/** Notes, as an element is made, whether the page's own HTML had it. */
export function noteUpgrade(element: Element): void {
  if (isUpgrading) upgraded.add(element);
}

/**
 * True if a tag of the page's HTML looks as if it was written `<uni-x />`, which closes none: what was to follow it
 * stands in it, up to the end of its parent. A tag that its author has closed has its content without a space before
 * it, or something behind.
 */
export const looksUnclosed = (element: Element): boolean =>
  upgraded.has(element) && !element.nextSibling && /^\s/.test(element.firstChild?.nodeValue ?? '');
