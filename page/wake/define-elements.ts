import type { ElementSource } from './element-source.js';

/** An element of ours says when it is mounted, has failed, or waits for the page's model. */
type Mounting = Element & { readonly mountComplete: Promise<void> };

/**
 * Defines tags, all at the same time.
 *
 * @param underWay the tags that are being defined: none is imported twice at a time.
 * @throws the first error, after every tag was tried.
 */
export async function defineElements(
  tags: readonly string[],
  sources: ReadonlyMap<string, ElementSource>,
  underWay: Map<string, Promise<void>>,
): Promise<void> {
  const define = (tag: string): Promise<void> | undefined => {
    if (customElements.get(tag)) return undefined;
    const present = underWay.get(tag);
    if (present) return present;
    const defined = defineOne(tag, sources.get(tag)!).finally(() => underWay.delete(tag));
    underWay.set(tag, defined);
    return defined;
  };
  const results = await Promise.allSettled(tags.map(define));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function defineOne(tag: string, source: ElementSource): Promise<void> {
  if (isElementClass(source)) defineLoudly(tag, source);
  else await source();
  if (!customElements.get(tag)) throw new Error(`The module for <${tag}> does not define it`);
}

/**
 * The platform tells the window of what an element's constructor or `connectedCallback` throws, not who defines its tag.
 *
 * @throws the first that was reported.
 */
function defineLoudly(tag: string, elementClass: CustomElementConstructor): void {
  let failure: ErrorEvent | undefined;
  const hear = (event: ErrorEvent) => {
    failure ??= event;
  };
  window.addEventListener('error', hear);
  try {
    customElements.define(tag, elementClass);
  } finally {
    window.removeEventListener('error', hear);
  }
  if (failure) throw failure.error;
}

const isElementClass = (source: ElementSource): source is CustomElementConstructor =>
  source.prototype instanceof HTMLElement;

/** Waits until each of the elements has mounted, has failed or has left the document. */
export function settled(elements: readonly Element[]): Promise<void> {
  const pending = new Set(elements.filter(isMounting));
  return new Promise((resolve) => {
    const check = () => {
      if (pending.size > 0) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(() => {
      for (const element of pending) if (!element.isConnected) pending.delete(element);
      check();
    });
    observer.observe(document, { childList: true, subtree: true });
    for (const element of pending) {
      const settle = () => {
        pending.delete(element);
        check();
      };
      element.mountComplete.then(settle, settle);
    }
    check();
  });
}

const isMounting = (element: Partial<Mounting>): element is Mounting =>
  element.mountComplete instanceof Promise;
