import { cropPictures } from '../../_smart-crop/crop-pictures.js';
import {
  asideIn,
  readAuthored,
  removeViews,
  stash,
  unstash,
  VIEW_CLASS,
} from '../content/authored-content.js';
import { followContent, leaveContent } from '../content/content-changes.js';
import type { ViewDefinition } from '../definition.js';
import { hasInvalidData } from '../props/resolve-props.js';
import { isolatedSheets, leaveShadow, placeView } from './isolation.js';
import { reactRenderer } from './react-source.js';
import { staticRenderer } from './static-renderer/static-renderer.js';

/** Where an element's view stands in the page, and the authored content that it has put aside. */
export class ViewInPage {
  readonly #host: HTMLElement;
  readonly #definition: ViewDefinition;
  #container: HTMLElement | undefined;
  #sheets: CSSStyleSheet[] | undefined;
  readonly #contentChanged: () => void;

  /** @param refresh renders the view anew. */
  constructor(host: HTMLElement, definition: ViewDefinition, refresh: () => void) {
    this.#host = host;
    this.#definition = definition;
    this.#contentChanged = () => {
      stash(host);
      refresh();
    };
  }

  /** What the view stands in; undefined while there is none. */
  get container(): HTMLElement | undefined {
    return this.#container;
  }

  /**
   * Whether the view is not where it has to be: the tag is isolated now, or no longer, or somebody has taken the view out
   * or made content of what it stood in, as libraries do that turn a tag into other markup node by node.
   */
  get isLost(): boolean {
    if (!this.#container) return false;
    const place = this.#isIsolated ? this.#host.shadowRoot : this.#host;
    return !this.#container.classList.contains(VIEW_CLASS) || !place || this.#container.parentNode !== place;
  }

  get #isIsolated(): boolean {
    return this.#host.hasAttribute('isolated');
  }

  /** Loads what a view in a shadow root needs before it can be shown; undefined where nothing is missing. */
  loadStyles(): Promise<void> | undefined {
    if (!this.#isIsolated || this.#sheets || this.#container) return undefined;
    return isolatedSheets(this.#definition).then((sheets) => {
      this.#sheets = sheets;
    });
  }

  /** Takes a view that a server rendered for its own; undefined leaves that view to the page. */
  adopt(view: HTMLElement | undefined): void {
    this.#container = view;
    if (view) followContent(this.#host, this.#contentChanged);
    else leaveContent(this.#host);
  }

  /** Without a view yet, what a script has written beside what another view has put aside, a server's, joins that. */
  joinAside(): void {
    if (!this.#container && asideIn(this.#host)) stash(this.#host);
  }

  place(container: HTMLElement): void {
    if (container === this.#container) return;
    removeViews(this.#host);
    this.#container = container;
    placeView(this.#host, container, this.#sheets);
  }

  /** Puts the authored content aside for a view that was rendered; it stays where bad data leave nothing to show. */
  settle(): void {
    if (!this.#container) return;
    cropPictures(this.#container);
    if (!this.#container.hasChildNodes() && this.#hasInvalidData()) return;
    stash(this.#host);
    followContent(this.#host, this.#contentChanged);
  }

  /** Takes the view out of the page and brings the authored content back. */
  remove(): void {
    const container = this.#container;
    this.#container = undefined;
    if (container) {
      const isTaken = !container.classList.contains(VIEW_CLASS);
      // What stands there is somebody else's now: React is not to take its own nodes out.
      if (isTaken) container.removeChild = (node) => node;
      for (const renderer of [staticRenderer, reactRenderer()]) renderer?.remove(container);
      if (isTaken) Reflect.deleteProperty(container, 'removeChild');
      else container.remove();
    }
    leaveContent(this.#host);
    leaveShadow(this.#host);
    unstash(this.#host);
  }

  #hasInvalidData(): boolean {
    return hasInvalidData(this.#definition, { attributes: this.#host, authored: readAuthored(this.#host) });
  }
}
