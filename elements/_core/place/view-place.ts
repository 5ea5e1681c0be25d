import { PRERENDERED_MARK, VIEW_CLASS } from '../../../page/activation/prerendered.js';
import type { ViewDefinition } from '../declare/definition.js';
import type { LivePlaces } from '../declare/live.js';
import { fallbackIn, hasFallback } from '../read/dom-content.js';
import { hasStandIns, liveNodes, loadLiveNodes } from '../read/live-nodes.js';
import { releaseIds } from '../write/unique-ids.js';
import { FollowedContent } from './followed-content.js';
import { discardViews, REPLACED_MARK, serverView, showFallback, viewsIn } from './light-children.js';
import { hideReplaced, showsAnything, swallows } from './replaced-content.js';
import { isolatedSheets, leaveShadow, openShadow } from './shadow-styles.js';

/** Where an element's view stands in the page, and the author's content meanwhile. */
export class ViewPlace {
  readonly #host: HTMLElement;
  readonly #definition: ViewDefinition;
  readonly #content: FollowedContent;
  #container: HTMLElement | undefined;
  /** Decided when the element connects, and once more while no view stands. */
  #isIsolated = false;
  /** Decided when the first view stands. */
  #swallows: boolean | undefined;
  #sheets: CSSStyleSheet[] | undefined;
  #livePlaces: LivePlaces | undefined;

  /**
   * @param changed called when the author's content has changed.
   * @param lost called when somebody has taken the view out of the element, as a framework does that replaces its text.
   */
  constructor(host: HTMLElement, definition: ViewDefinition, changed: () => void, lost: () => void) {
    this.#host = host;
    this.#definition = definition;
    this.#content = new FollowedContent(host, () => this.isLost, changed, lost);
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

  /** Called when the element starts. Takes a server-rendered view for its own, or gives undefined if the tag has none. */
  claim(): HTMLElement | undefined {
    const host = this.#host;
    this.#isIsolated = host.hasAttribute('isolated');
    this.#container = serverView(host);
    if (this.#container) {
      this.#claimLiveNodes(this.#container);
      this.#content.follow(this.#isIsolated);
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

  /** Called before the first view is written. Takes away whatever views stand in the tag, as in the clone of an element. */
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
    this.#swallows ??= swallows(host, container, this.#definition.form);
    const isIsolated = this.#isIsolated;
    hideReplaced({ host, container, isIsolated, isEmpty, isUnclosed: this.#swallows }, leftover);
    this.#content.follow(isIsolated);
  }

  /** Called when a server-rendered view leaves the page with its tag. */
  leave(): void {
    if (this.#container) releaseIds(this.#container);
    this.#container = undefined;
    this.#content.stop();
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
    this.#content.forget();
  }
}

const NO_HOLES: ReadonlyMap<string, Element> = new Map();
