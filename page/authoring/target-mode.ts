import { WORDLESS } from '../activation/wordless.js';

/** On an element whose view somebody has replaced by content of his own: nothing is rendered beside it. */
const INJECTED = 'data-uni-injected';
const VIEW = '.uni-view';
/** Data and editors' nodes in a tag: no content. */
const NO_CONTENT = 'script, template, link, style, cq, [data-slot]';
/** The content of others may have a button that a style sheet draws, and a plug-in. */
const SOMETHING = `${WORDLESS}, embed, button`;

interface Mounted extends Element {
  readonly mountState: string;
  remount(): void;
}

/**
 * Target mode (spec section 6): an editor of personalised content puts content of its own in the place of a component's,
 * and swaps it. It stays as it was put there. Once it has been emptied, what is left of it goes and the component mounts
 * anew from the same data. Nobody is listened to, so an address that asks for this mode wins nothing.
 */
export function followInjections(signal: AbortSignal): void {
  const injections = new Injections();
  const observer = new MutationObserver((records) => {
    for (const record of records) injections.note(record);
    injections.look();
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

class Injections {
  /** An element's data scripts and authored content, which go when somebody writes into the tag. */
  readonly #data = new WeakMap<Element, Set<Node>>();
  /** The components that stood in an element before somebody wrote into it. */
  readonly #replaced = new WeakMap<Element, readonly Node[]>();
  readonly #hosts = new Set<Mounted>();
  readonly #parents = new Set<Element>();
  /** The nodes that somebody took out of a view, since its element has mounted. */
  readonly #takenOut = new WeakMap<Element, Node[]>();
  /** Elements that were mounted anew because their view was emptied: one that shows nothing of itself is left so. */
  readonly #begunAgain = new WeakSet<Element>();

  note({ target, removedNodes }: MutationRecord): void {
    const element = target instanceof Element ? target : target.parentElement;
    if (!element) return;
    const host = hostOf(element);
    if (host) this.#noteHost(host, element, [...removedNodes]);
    else if ([...removedNodes].some(holdsComponent)) this.#replaced.set(element, [...removedNodes]);
    for (let around: Element | null = element; around; around = around.parentElement)
      if (this.#replaced.has(around)) this.#parents.add(around);
  }

  /** Looks at what the records have named, once for all of them. */
  look(): void {
    for (const host of this.#hosts) this.#lookAtHost(host);
    for (const parent of this.#parents) this.#lookAtParent(parent);
    this.#hosts.clear();
    this.#parents.clear();
  }

  #noteHost(host: Mounted, element: Element, removed: readonly Node[]): void {
    this.#hosts.add(host);
    const parent: Element | null = element.parentElement;
    if (parent === host && element.matches(VIEW) && removed.length > 0)
      this.#takenOut.set(element, [...(this.#takenOut.get(element) ?? []), ...removed]);
    if (element !== (host as Element)) return;
    const data = removed.filter((node) => node instanceof Element && node.matches(NO_CONTENT));
    if (data.length > 0) this.#data.set(host, new Set([...(this.#data.get(host) ?? []), ...data]));
  }

  #lookAtHost(host: Mounted): void {
    if (!host.isConnected) return;
    const view = host.querySelector(`:scope > ${VIEW}`);
    const isInjected = host.hasAttribute(INJECTED);
    if (!isInjected && host.mountState !== 'mounted') return;
    if (view && !isInjected) this.#lookAtView(host, view);
    else if (contentOf(host).some(isSomething)) host.setAttribute(INJECTED, '');
    else this.#clear(host);
  }

  /** A script may put an element of its own into a view. That element stays when the view is emptied. */
  #lookAtView(host: Mounted, view: Element): void {
    const taken = this.#takenOut.get(view);
    if (contentOf(view).some(isSomething)) this.#begunAgain.delete(host);
    else if (!this.#begunAgain.has(host) && (view.hasChildNodes() || taken)) {
      this.#begunAgain.add(host);
      // The React of an island takes its own nodes away, and fails if it does not find them where it put them.
      view.append(...(taken ?? []));
      host.remount();
    }
  }

  #clear(host: Mounted): void {
    for (const node of contentOf(host)) node.remove();
    host.prepend(...[...(this.#data.get(host) ?? [])].filter((node) => !node.isConnected));
    this.#data.delete(host);
    host.remount();
  }

  /** A component that was deleted stays away. One whose place was taken comes back when that is empty. */
  #lookAtParent(parent: Element): void {
    const components = this.#replaced.get(parent) ?? [];
    if (contentOf(parent).some(isSomething)) {
      parent.setAttribute(INJECTED, '');
      return;
    }
    this.#replaced.delete(parent);
    if (!parent.hasAttribute(INJECTED)) return;
    parent.removeAttribute(INJECTED);
    parent.replaceChildren(...components.filter((node) => !node.isConnected));
  }
}

/** The element of ours whose content or view an element is or stands in. */
function hostOf(element: Element): Mounted | undefined {
  const injected = element.closest(`[${INJECTED}]`);
  const shown = element.closest(VIEW)?.parentElement;
  return [injected, shown ?? element].find((each): each is Mounted => !!each && 'mountState' in each);
}

const contentOf = (element: Element): ChildNode[] =>
  [...element.childNodes].filter((node) => !(node instanceof Element && node.matches(NO_CONTENT)));

/** Something to read, to see or to use. */
function isSomething(node: Node): boolean {
  if ((node.textContent ?? '').trim() !== '' && node.nodeType !== Node.COMMENT_NODE) return true;
  return (
    node instanceof Element &&
    (node.matches(SOMETHING) || node.querySelector(SOMETHING) !== null || holdsComponent(node))
  );
}

const holdsComponent = (node: Node): boolean =>
  node instanceof Element && [node, ...node.querySelectorAll('*')].some((each) => 'mountState' in each);
