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
