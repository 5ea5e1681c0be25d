import { PRERENDERED_MARK, viewRootOf } from '../../page/wake/prerendered.js';
import { warnOnce } from '../../page/warn.js';
import { followContent, leaveContent } from './content/content-changes.js';
import { hideContent, judge, keepInSight } from './content/in-sight.js';
import type { ResolvedProps, ViewDefinition } from './define.js';
import { carryFocus } from './focus.js';
import type { Renderer } from './life/renderer.js';
import {
  asideIn,
  borneView,
  INJECTED_MARK,
  isMeaningful,
  removeViews,
  stash,
  unstash,
  VIEW_CLASS,
} from './light-children.js';
import { isolatedSheets, leaveShadow, placeView } from './shadow-styles.js';

/** Where an element's view stands in the page, and the authored content that it has put aside. */
export class ViewInPage {
  readonly #host: HTMLElement;
  readonly #definition: ViewDefinition;
  readonly #renderers: () => readonly (Renderer | undefined)[];
  #container: HTMLElement | undefined;
  #isJudged = false;
  #sheets: CSSStyleSheet[] | undefined;
  readonly #contentChanged: () => void;
  #keeps = false;

  /**
   * @param renderers that may have rendered the view.
   * @param refresh renders the view anew.
   */
  constructor(
    host: HTMLElement,
    definition: ViewDefinition,
    renderers: () => readonly (Renderer | undefined)[],
    refresh: () => void,
  ) {
    this.#host = host;
    this.#definition = definition;
    this.#renderers = renderers;
    this.#contentChanged = () => {
      if (!this.#keeps) this.#putAside();
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

  /** Whether somebody has put other content in the place of the view, which stays. */
  get isInjected(): boolean {
    return this.#host.hasAttribute(INJECTED_MARK);
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

  /** Takes the view that the tag bears for its own; undefined where it bears none. */
  adopt(): HTMLElement | undefined {
    const host = this.#host;
    const view = borneView(host);
    if (!view) {
      // A shadow root does not come along with markup that a script inserts, nor with a clone.
      const isTorn = host.hasAttribute(PRERENDERED_MARK) && !this.#isIsolated;
      if (isTorn && [...host.childNodes].some(isMeaningful)) tellTorn(host);
      host.removeAttribute(PRERENDERED_MARK);
      return undefined;
    }
    this.#container = view;
    followContent(this.#host, this.#contentChanged);
    return view;
  }

  /** Takes away whatever view stands there, before the first of this element's. */
  clear(): void {
    removeViews(this.#host);
    if (!this.#isIsolated) leaveShadow(this.#host);
  }

  /** Without a view yet, what a script has written beside what another view has put aside, a server's, joins that. */
  joinAside(): void {
    if (!this.#container && asideIn(this.#host)) stash(this.#host);
  }

  put(container: HTMLElement): void {
    if (container === this.#container) return;
    removeViews(this.#host);
    this.#container = container;
    placeView(this.#host, container, this.#sheets);
  }

  /**
   * Puts the authored content aside for a view that was rendered; it stays where that would lose it, and while that is not
   * known: then to be asked again when what it gives has come.
   */
  settle(props: ResolvedProps, isBad: () => boolean): Promise<void> | undefined {
    const container = this.#container;
    if (!container) return undefined;
    const verdict = judge(this.#host, this.#definition, container, props, isBad, !this.#isJudged);
    const doubt = verdict instanceof Promise ? verdict : undefined;
    const kept = verdict instanceof Promise ? 'instead' : verdict;
    this.#isJudged ||= !doubt;
    if (kept) keepInSight(this.#host, container, kept);
    else {
      if (this.#keeps) hideContent(this.#host, container);
      this.#putAside();
    }
    this.#keeps = kept !== undefined;
    followContent(this.#host, this.#contentChanged);
    return doubt;
  }

  /** Leaves a view that the tag bears to the page. */
  leave(): void {
    this.#container = undefined;
    this.#keeps = false;
    leaveContent(this.#host);
  }

  /** Takes the view away and brings the authored content back. */
  remove(): void {
    const container = this.#container;
    this.#container = undefined;
    this.#keeps = false;
    if (container) {
      const isTaken = !container.classList.contains(VIEW_CLASS);
      // What stands there is somebody else's now: React is not to take its own nodes out.
      if (isTaken) container.removeChild = (node) => node;
      for (const renderer of this.#renderers()) renderer?.remove(container);
      if (isTaken) Reflect.deleteProperty(container, 'removeChild');
      else container.remove();
    }
    leaveContent(this.#host);
    leaveShadow(this.#host);
    unstash(this.#host);
    this.#host.removeAttribute(PRERENDERED_MARK);
  }

  /** Takes away the view, and what says that the tag bears one. */
  disown(): void {
    removeViews(this.#host);
    for (const mark of [PRERENDERED_MARK, INJECTED_MARK]) this.#host.removeAttribute(mark);
  }

  /** Hydrates the view that the tag bears; whoever is typing in it goes on. */
  hydrating(hydrate: () => void): void {
    carryFocus(this.#host, hydrate);
  }

  /** Copies the view that the tag bears; gives what puts the copy in the place of all else. */
  copy(): () => void {
    const host = this.#host;
    const root = viewRootOf(host);
    const nodes = root === host ? [this.#container!] : [...root.childNodes];
    const copies = nodes.map((node) => node.cloneNode(true));
    const isAside = asideIn(host) !== undefined;
    return () => {
      if (isAside) stash(host);
      if (root === host) root.append(...copies);
      else root.replaceChildren(...copies);
    };
  }

  /** In front of a shadow root the authored content stays where it is: no slot shows it. */
  #putAside(): void {
    if (this.#isIsolated) carryFocus(this.#host, () => {});
    else stash(this.#host);
  }
}

const tellTorn = ({ localName }: Element) =>
  warnOnce(
    `<${localName} data-prerendered> has no view in it (no .uni-view), and is rendered anew. Let the template write the whole view, or leave data-prerendered out`,
  );
