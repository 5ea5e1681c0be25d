import { reportMissing } from '../scripts.js';
import type { ElementSource } from './element-source.js';

/** An element of ours says when it is mounted, has failed, or waits for the page's model. */
type Mounting = Element & { readonly mountComplete: Promise<void> };

/**
 * Defines tags, all at the same time.
 *
 * @param underWay the tags that are being defined: none is imported twice at a time.
 * @throws the first error, after every tag was tried. If the content of a tag works without its module, the failure is only
 *   reported.
 */
export async function defineElements(
  tags: readonly string[],
  sources: ReadonlyMap<string, ElementSource>,
  underWay: Map<string, Promise<void>>,
): Promise<void> {
  const define = (tag: string): Promise<void> | undefined => {
    const present = underWay.get(tag);
    if (present || customElements.get(tag)) return present;
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
  else
    try {
      await source();
    } catch (error) {
      const bare = document.querySelectorAll<HTMLElement>(`${tag}:not(:defined, [data-prerendered])`);
      // Without a bare tag, a visitor has used a prerendered one, and whoever activates it has to hear of the failure.
      const stands = bare[0] && [...bare].every(({ innerText }) => innerText.trim());
      if (!source.enhances || !stands) throw error;
      return reportMissing(error);
    }
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

/** Waits until each of the elements has mounted, has failed, waits for the page's model, or has left the document. */
export function settled(elements: readonly Element[]): Promise<void> {
  const pending = new Set(elements);
  return new Promise((resolve) => {
    const check = () => {
      for (const element of pending) if (!element.isConnected) pending.delete(element);
      if (pending.size > 0) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { childList: true, subtree: true });
    for (const element of elements) {
      const settle = () => {
        pending.delete(element);
        check();
      };
      Promise.resolve((element as Partial<Mounting>).mountComplete).then(settle, settle);
    }
    check();
  });
}
