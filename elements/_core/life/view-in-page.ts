import type { Root } from 'react-dom/client';
import { cropPictures } from '../../_smart-crop/crop-pictures.js';
import { asideIn, bringBack, putAside, readAuthored, VIEW_CLASS } from '../content/authored-content.js';
import { followContent, leaveContent } from '../content/content-changes.js';
import type { ViewDefinition } from '../definition.js';
import { isSpoilt } from '../props/gather-props.js';
import { isolatedSheets, leaveShadow, placeView } from './isolation.js';
import { livingViews } from './react-source.js';
import { StillContent } from './static-renderer/still-content.js';
import type { StillView } from './static-renderer/walk-view.js';

/** What of an element's view stands in the page, and the authored content that it has put aside. */
export class ViewInPage {
  /** React's, of a view that lives. */
  root: Root | undefined;
  readonly #host: HTMLElement;
  readonly #definition: ViewDefinition;
  readonly #still = new StillContent();
  #container: HTMLElement | undefined;
  #sheets: CSSStyleSheet[] | undefined;
  /** The authored content stays: the view shows nothing for want of data that can be read. */
  #staysAuthored = false;
  /** Somebody has written content into the tag since the view stood. */
  #isToPutAside = false;
  /** Whether it was isolated when its view was put there. */
  #isIsolated = false;
  /** The view was out of the page, where somebody may have taken parts of it. */
  #isToMend = false;
  readonly #contentChanged: () => void;

  /** @param refresh renders the view anew. */
  constructor(host: HTMLElement, definition: ViewDefinition, refresh: () => void) {
    this.#host = host;
    this.#definition = definition;
    this.#contentChanged = () => {
      this.#isToPutAside = true;
      refresh();
    };
  }

  /** What the view stands in; undefined while there is none. */
  get container(): HTMLElement | undefined {
    return this.#container;
  }

  /**
   * Whether there is no view any more where it has to be: the tag is isolated now, or no longer, or somebody has made
   * content of what the view stood in, as libraries do that turn a tag into other markup node by node.
   */
  get isLost(): boolean {
    if (!this.#container) return false;
    return this.#isTaken || this.#isIsolated !== this.#host.hasAttribute('isolated');
  }

  get #isTaken(): boolean {
    return this.#container?.classList.contains(VIEW_CLASS) === false;
  }

  /** Whether the view cannot be shown yet: its shadow root has no styles. */
  get needsSheets(): boolean {
    return this.#host.hasAttribute('isolated') && !this.#sheets && !this.#container;
  }

  async loadSheets(): Promise<void> {
    this.#sheets = await isolatedSheets(this.#definition);
  }

  /** Takes a view that a server rendered for its own; undefined leaves that view to the page. */
  adopt(view: HTMLElement | undefined): void {
    this.#container = view;
    this.#isIsolated = this.#host.hasAttribute('isolated');
    if (view) followContent(this.#host, this.#contentChanged);
    else leaveContent(this.#host);
  }

  /**
   * Puts back what somebody else has taken out of the page; what stands in the tag instead is put aside with it. Without a
   * view yet, what a script has written beside what another view has put aside, a server's, joins that.
   */
  keepInPage(): void {
    if (!this.#container && asideIn(this.#host)) putAside(this.#host);
    if (!this.#container || this.#container.isConnected) return;
    this.#place(this.#container);
    this.#isToPutAside = true;
    this.#isToMend = true;
  }

  /** The view lives from now on. React must have been loaded. */
  makeLiving(): void {
    this.root ??= livingViews()?.livingRoot(this.#container ?? this.#place(document.createElement('div')));
  }

  /** @throws NeedsReact, or what the view throws. */
  showStill(view: StillView): void {
    const rendered = this.#still.show(view, this.#container, this.#isToMend);
    this.#isToMend = false;
    if (rendered) this.#place(rendered);
  }

  /**
   * Puts the authored content aside for a view that has been rendered.
   *
   * @param isMounted whether this is an update.
   * @returns whether there is one: an element that was released since has none.
   */
  settle(isMounted: boolean): boolean {
    if (!this.#container) return false;
    cropPictures(this.#container);
    if (isMounted && !this.#staysAuthored && !this.#isToPutAside) return true;
    this.#isToPutAside = false;
    this.#staysAuthored = !this.#container.hasChildNodes() && this.#isSpoilt();
    if (this.#staysAuthored) return true;
    putAside(this.#host);
    followContent(this.#host, this.#contentChanged);
    return true;
  }

  /** Takes the view out of the page and brings the authored content back. */
  remove(): void {
    this.#unmount();
    if (!this.#isTaken) this.#container?.remove();
    this.#container = undefined;
    this.#still.forget();
    this.#staysAuthored = false;
    leaveContent(this.#host);
    leaveShadow(this.#host);
    bringBack(this.#host);
  }

  #unmount(): void {
    const [root, taken] = [this.root, this.#isTaken && this.#container];
    this.root = undefined;
    // What stands there is somebody else's now: React is not to take its own nodes out.
    if (taken) taken.removeChild = (node) => node;
    root?.unmount();
    if (taken) Reflect.deleteProperty(taken, 'removeChild');
  }

  #isSpoilt(): boolean {
    return isSpoilt(this.#definition, { attributes: this.#host, authored: readAuthored(this.#host) });
  }

  #place(container: HTMLElement): HTMLElement {
    this.#container = container;
    this.#isIsolated = this.#host.hasAttribute('isolated');
    return placeView(this.#host, container, this.#sheets);
  }
}
