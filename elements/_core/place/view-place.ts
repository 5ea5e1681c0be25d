import { HTML_DATA, PRERENDERED_MARK, VIEW_CLASS } from '../../../page/activation/prerendered.js';
import type { ViewDefinition } from '../declare/define.js';
import type { LivePlaces } from '../declare/live.js';
import { authoredNodes, fallbackIn, hasFallback, isMeaningful, isUnknown } from '../read/dom-content.js';
import { hasStandIns, liveNodes, loadLiveNodes } from '../read/live-nodes.js';
import { looksUnclosed } from '../read/parsed-tag.js';
import { keepUse } from '../write/keep-use.js';
import { releaseIds } from '../write/unique-ids.js';
import {
  discardViews,
  hideFallback,
  NOTHING_LEFT,
  parted,
  REPLACED_MARK,
  serverView,
  showFallback,
  viewsIn,
} from './light-children.js';
import { isolatedSheets, leaveShadow, openShadow, showInShadow } from './shadow-styles.js';

/** An author's words, and the attributes that say something. */
const ALL_CHANGES: MutationObserverInit = {
  childList: true,
  characterData: true,
  subtree: true,
  attributeFilter: HTML_DATA,
};
/** Somebody who takes the view away each time wants it gone. */
const MOST_LOSSES = 20;
/**
 * Elements that show something without a word. `wordless-html.ts` says why there are other lists, and where they differ.
 */
export const WORDLESS =
  'slot, img, svg, picture, video, audio, canvas, iframe, object, input, select, textarea, [aria-label]';

/** Where an element's view stands in the page, and the author's content meanwhile. */
export class ViewPlace {
  readonly #host: HTMLElement;
  readonly #definition: ViewDefinition;
  readonly #changed: () => void;
  readonly #lost: () => void;
  #losses = 0;
  #container: HTMLElement | undefined;
  /** Decided when the element connects. */
  #isIsolated = false;
  /** Decided when the first view stands. */
  #swallows: boolean | undefined;
  #sheets: CSSStyleSheet[] | undefined;
  #children: MutationObserver | undefined;
  #livePlaces: LivePlaces | undefined;

  /**
   * @param changed called when the author's content has changed.
   * @param lost called when somebody has taken the view out of the element, as a framework does that replaces its text.
   */
  constructor(host: HTMLElement, definition: ViewDefinition, changed: () => void, lost: () => void) {
    this.#host = host;
    this.#definition = definition;
    this.#changed = changed;
    this.#lost = lost;
  }

  /** The view's container. Undefined while there is no view. */
  get container(): HTMLElement | undefined {
    return this.#container;
  }

  /** True if somebody has taken the view out of the element. */
  get isLost(): boolean {
    return this.#container !== undefined && this.#container.parentNode !== this.#root;
  }

  /** Whether personalisation has put other content in the place of the view, which stays. */
  get isReplaced(): boolean {
    return this.#host.hasAttribute(REPLACED_MARK);
  }

  get #root(): Node | null {
    return this.#isIsolated ? this.#host.shadowRoot : this.#host;
  }

  /** Takes a server-rendered view for the element's own, or undefined if its tag has none. */
  claim(): HTMLElement | undefined {
    const host = this.#host;
    this.#isIsolated = host.hasAttribute('isolated');
    this.#container = serverView(host);
    if (this.#container) {
      this.#claimLiveNodes(this.#container);
      this.#followChildren();
    } else host.removeAttribute(PRERENDERED_MARK);
    return this.#container;
  }

  #claimLiveNodes(container: HTMLElement): void {
    if (!container.querySelector('slot')) return;
    const claim = () =>
      this.#container === container && this.#placesOfLiveNodes()?.claim(container, fallbackIn(this.#host));
    if (liveNodes()) claim();
    else void loadLiveNodes().then(claim, () => {});
  }

  #placesOfLiveNodes(): LivePlaces | undefined {
    const late = liveNodes();
    this.#livePlaces ??= late && new late.Places(this.#host);
    return this.#livePlaces;
  }

  /** Takes away whatever views stand in the tag before the first of this element's. */
  clear(): void {
    const host = this.#host;
    const fallback = fallbackIn(host);
    const clear = () => {
      liveNodes()?.restoreCopies(host, viewsIn(host), fallback);
      discardViews(host);
    };
    // Reading the tag waits for the same.
    if (liveNodes() || !hasStandIns(host, fallback)) clear();
    else void loadLiveNodes().then(clear, () => {});
    if (!this.#isIsolated) leaveShadow(host);
  }

  /** Takes away a view of a server's, or what somebody has put in its place, with what says so. */
  discard(): void {
    this.#livePlaces?.bringHome();
    discardViews(this.#host);
    for (const mark of [PRERENDERED_MARK, REPLACED_MARK]) this.#host.removeAttribute(mark);
  }

  /** Loads the style sheets that a view in a shadow root needs, or undefined if none is missing. */
  loadStyles(): Promise<void> | undefined {
    if (!this.#container) this.#isIsolated = this.#host.hasAttribute('isolated');
    if (!this.#isIsolated || this.#sheets || this.#container) return undefined;
    return isolatedSheets(this.#definition).then((sheets) => {
      this.#sheets = sheets;
    });
  }

  /** Puts a container into the page, before the one that stands there. */
  insert(container: HTMLElement): void {
    if (container === this.#container) return;
    container.className = VIEW_CLASS;
    if (this.#container) this.#container.before(container);
    else if (this.#isIsolated) openShadow(this.#host, this.#sheets).append(container);
    else this.#host.append(container);
  }

  /** Takes an inserted container for the view's, in the place of the one before. */
  take(container: HTMLElement): void {
    if (container !== this.#container) this.#container?.remove();
    this.#container = container;
  }

  /**
   * Hides the author's content because the view replaces it. If the view would show nothing, the content stays visible.
   *
   * @param leftover the part of it that has no place in the view, so that it stays in sight.
   * @param holes the part of it that the view takes along, by the ends of the names of their slots.
   */
  hideReplaced(
    mayBeEmpty: boolean,
    leftover: readonly Node[] = [],
    holes: ReadonlyMap<string, Element> = NO_HOLES,
  ): void {
    const container = this.#container!;
    const host = this.#host;
    this.#show(holes);
    const isEmpty = !mayBeEmpty && !showsAnything(container) && hasFallback(host);
    if (isEmpty) this.#livePlaces?.bringHome();
    const isUnclosed = this.#isUnclosed(container);
    container.style.display = isEmpty ? 'none' : '';
    if (this.#isIsolated)
      keepUse(host, () => {
        takeOut(host, leftover);
        const { shown, ahead } = besideView(host, leftover, isEmpty || isUnclosed);
        showInShadow(container.parentNode!, container, shown, ahead);
      });
    else if (isEmpty) showFallback(host);
    else {
      if (isUnclosed && host.firstChild !== container) keepUse(host, () => host.prepend(container));
      const { behind } = isUnclosed ? NOTHING_LEFT : parted(authoredNodes(host), leftover);
      hideFallback(host, isUnclosed ? isSlotted : (node) => !leftover.includes(node));
      takeOut(host, leftover);
      const [next] = behind;
      if (next && container.nextSibling !== next) keepUse(host, () => host.insertBefore(container, next));
    }
    this.#followChildren();
  }

  /** True if the tag has swallowed what was to follow it, so that this is to be read behind the view. */
  #isUnclosed(container: HTMLElement): boolean {
    this.#swallows ??=
      !this.#definition.form?.isReworded &&
      looksUnclosed(this.#host) &&
      authoredNodes(this.#host).some(
        (node) => isMeaningful(node) && !isSlotted(node) && !says(container, node),
      );
    return this.#swallows;
  }

  /** Leaves a server-rendered view in its tag. */
  leave(): void {
    if (this.#container) releaseIds(this.#container);
    this.#container = undefined;
    this.#children?.disconnect();
  }

  /** Takes the view away and brings the author's content back. */
  remove(): void {
    showFallback(this.#host);
    this.#livePlaces?.bringHome();
    this.#container?.remove();
    this.leave();
    leaveShadow(this.#host);
    discardViews(this.#host);
    this.#host.removeAttribute(PRERENDERED_MARK);
  }

  #show(holes: ReadonlyMap<string, Element>): void {
    if (holes.size === 0 && !this.#livePlaces) return;
    this.#placesOfLiveNodes()?.show(this.#container!, holes, this.#isIsolated);
    // Isolated tags are followed all the time, and this is the element's own doing.
    this.#children?.takeRecords();
  }

  /** Follows the author's content, where it stands or in the fallback template, because frameworks may change it. */
  #followChildren(): void {
    const host = this.#host;
    this.#children ??= new MutationObserver((records) => this.#look(records));
    if (this.#isIsolated) this.#children.observe(host, ALL_CHANGES);
    else {
      // Records until now are the element's own doing.
      this.#children.disconnect();
      this.#children.observe(host, { childList: true });
      const fallback = fallbackIn(host);
      if (fallback) this.#children.observe(fallback, ALL_CHANGES);
      if (this.isLost) queueMicrotask(() => this.#look([]));
    }
  }

  #look(records: readonly MutationRecord[]): void {
    if (this.isReplaced) return;
    if (!this.isLost) {
      const authored = this.#isIsolated ? [] : authoredNodes(this.#host);
      const isNew = (node: Node) => isMeaningful(node) && authored.includes(node as ChildNode);
      if (
        this.#isIsolated ||
        records.some(({ target, addedNodes }) => target !== this.#host || [...addedNodes].some(isNew))
      )
        this.#changed();
    } else if (++this.#losses < MOST_LOSSES) this.#lost();
    else showFallback(this.#host);
  }
}

/** The children that stay in sight beside a view in a shadow root: all of them, or those that it has no place for. */
function besideView(host: Element, leftover: readonly Node[], isAll: boolean) {
  const children = [...host.childNodes];
  if (isAll) return { shown: children, ahead: [] };
  const shown = children.filter((node) => leftover.includes(node) || isUnknown(host, node));
  return { shown, ahead: parted(authoredNodes(host), leftover).ahead };
}

/** Nodes that have no place in the view come out of the fallback, or out of the element around them that has one. */
function takeOut(host: Element, leftover: readonly Node[]): void {
  for (const node of leftover) if (node.parentNode !== host) host.append(node);
}

const NO_HOLES: ReadonlyMap<string, Element> = new Map();

const isSlotted = (node: Node) => node instanceof Element && node.slot !== '';

/** A view may put words of its own between those of an author. */
const says = (view: Node, node: Node, said = spoken(view)): boolean =>
  said.includes(spoken(node)) ||
  (node.hasChildNodes() &&
    [...node.childNodes].filter(isMeaningful).every((child) => says(view, child, said)));
const spoken = ({ textContent }: Node) => (textContent ?? '').replace(/\s+/g, '');

const showsAnything = (container: Element): boolean =>
  container.textContent!.trim() !== '' || container.querySelector(WORDLESS) !== null;
