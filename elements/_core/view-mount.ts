import type { Root } from 'react-dom/client';
import { prerenderedView, whenUsed } from './adoption.js';
import { bringBack, INJECTED_MARK, putAside, removeViews, VIEW_CLASS } from './authored-content.js';
import { ComponentModel } from './component-model.js';
import { cropPictures } from './crop-pictures.js';
import { isDataSourceError } from './data-source-error.js';
import type { Feed, GatheredProps, ViewDefinition } from './definition.js';
import { eventCallbacks, tellFailed, tellMounted } from './events.js';
import { gatherProps, hasOwnData } from './gather-props.js';
import { isolate, isolatedSheets } from './isolation.js';
import { LabelFollower } from './label-follower.js';
import { enqueue, type Queued, type QueuedJob } from './mount-queue.js';
import { OwnSources } from './own-sources.js';
import { livingRoot, renderBatch } from './render-batch.js';
import { loadSanitizer, SanitizerMissing } from './safe-html.js';
import { Settlement } from './settlement.js';
import { warnOnce } from './warn.js';

/**
 * `editable`: the authored content stands; `mounting`: the view is asked for; `mounted`: the view stands; `failed`: the
 * authored content is back (spec section 4).
 */
export type MountState = 'editable' | 'mounting' | 'mounted' | 'failed';

/** One element's way from its data to its view and back. */
export class ViewMount implements Queued {
  readonly model: ComponentModel;
  readonly #host: HTMLElement;
  readonly #definition: ViewDefinition;
  readonly #own: OwnSources;
  #state: MountState = 'editable';
  #container: HTMLElement | undefined;
  #root: Root | undefined;
  #sheets: CSSStyleSheet[] | undefined;
  #callbacks: GatheredProps | undefined;
  #feed: Feed<GatheredProps, GatheredProps> | undefined;
  readonly #labels: LabelFollower;
  /** Ends the wait for the moment of a view that a server rendered; undefined for any other view. */
  #stopWaiting: (() => void) | undefined;
  readonly #settlement = new Settlement();

  constructor(host: HTMLElement, definition: ViewDefinition, properties: Readonly<Record<string, unknown>>) {
    this.#host = host;
    this.#definition = definition;
    this.#own = new OwnSources(host, definition, properties);
    this.model = new ComponentModel(host, () => this.refresh(), definition.fragment);
    this.#labels = new LabelFollower(host, () => this.refresh());
  }

  get state(): MountState {
    return this.#state;
  }

  /** Resolves once the element is mounted, has failed, or waits for the page's model. */
  get settled(): Promise<void> {
    return this.#settlement.promise;
  }

  /** Asks for the first view. What a clone brings along of its original's view goes. */
  start(): void {
    if (this.#state !== 'editable') return;
    const view = prerenderedView(this.#host);
    if (view) {
      this.#adopt(view);
      return;
    }
    removeViews(this.#host);
    this.#settlement.begin();
    this.#state = 'mounting';
    enqueue(this);
  }

  /** Asks for a new render, once `start` was called. */
  refresh(): void {
    if (this.#state === 'editable') return;
    if (this.#state !== 'mounted') this.#state = 'mounting';
    enqueue(this);
  }

  /** Takes the view away and puts the authored content back. */
  release(state: 'editable' | 'failed' = 'editable'): void {
    this.model.release();
    this.#feed?.stop();
    this.#feed = undefined;
    this.#labels.release();
    if (this.#stopWaiting) this.#letGo();
    else this.#removeView();
    this.#state = state;
    this.#settlement.settle();
  }

  /** Takes an author's change: the view goes, and comes anew from the given model. */
  reload(model: unknown, previous: unknown): void {
    this.#own.outdate(model, previous);
    this.model.given = model;
    this.remount();
  }

  /** The view goes, whoever rendered it, and comes anew. */
  remount(): void {
    this.release();
    removeViews(this.#host);
    for (const mark of ['data-prerendered', INJECTED_MARK]) this.#host.removeAttribute(mark);
    if (this.#host.isConnected) this.start();
  }

  /** Renders anew in the light DOM or a shadow root, as the attribute `isolated` says now. */
  relocate(): void {
    if (this.#state === 'editable') return;
    this.#removeView();
    this.#state = 'mounting';
    enqueue(this);
  }

  /** @param hydrates the server's view that comes alive; without it the view is rendered anew. */
  nextJob(hydrates?: HTMLElement): QueuedJob | undefined {
    if (!this.#host.isConnected || this.#state === 'editable') return undefined;
    if (this.#host.hasAttribute(INJECTED_MARK)) {
      this.#settlement.settle();
      return undefined;
    }
    if (this.#isolated && !this.#sheets) {
      const sheets = isolatedSheets(this.#definition);
      this.#await(sheets.then((found) => (this.#sheets = found)));
      return undefined;
    }
    if (this.#container && !this.#container.isConnected) this.#place(this.#container);
    try {
      const props = this.#gather();
      return props && this.#job({ ...props, ...this.#readFeed(props) }, hydrates);
    } catch (error) {
      if (error instanceof SanitizerMissing) this.#await(loadSanitizer());
      else this.#fail(error);
      return undefined;
    }
  }

  /** A view that a server rendered is right as it stands. React comes when it is used, or its data change. */
  #adopt(view: HTMLElement): void {
    this.#container = view;
    this.#state = 'mounted';
    this.#stopWaiting = whenUsed(this.#host, () => this.#hydrate());
    this.#settlement.settle();
    cropPictures(view);
    tellMounted(this.#host);
  }

  /** Brings a server's view alive in place, at once: the event that asks for it finds React's listeners there. */
  #hydrate(): void {
    const view = this.#container;
    if (!this.#stopWaiting || !view) return;
    const asItWas = view.cloneNode(true);
    const job = this.nextJob(view);
    if (!job) return;
    renderBatch([{ ...job, fail: (error) => this.#fail(error, asItWas) }]);
  }

  /** Leaves a server's view where it stands. */
  #letGo(): void {
    this.#endWait();
    this.#container = undefined;
  }

  #endWait(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
  }

  get #isolated(): boolean {
    return this.#host.hasAttribute('isolated');
  }

  #gather(): GatheredProps | undefined {
    const own = this.#own.read();
    const { fragment } = this.#definition;
    const answer = this.model.read(fragment && !hasOwnData(this.#definition, own, fragment.besides));
    const sources = answer.state === 'found' ? { ...own, model: answer.model } : own;
    const mayDoWithout = answer.state === 'none' || answer.state === 'found';
    if (!mayDoWithout && !hasOwnData(this.#definition, sources)) {
      if (answer.state === 'failed') this.#fail(answer.error);
      else if (answer.waitsFor === 'page') this.#settlement.settle();
      return undefined;
    }
    if (answer.state === 'pending' && answer.waitsFor === 'fetch' && this.#state !== 'mounted')
      return undefined;
    this.#callbacks ??= eventCallbacks(this.#host, this.#definition);
    return { ...gatherProps(this.#definition, sources), ...this.#callbacks };
  }

  #readFeed(props: GatheredProps): GatheredProps | undefined {
    this.#feed ??= this.#definition.feed?.(this.#host, () => this.refresh());
    return this.#feed?.read(props);
  }

  /** A view with nothing to listen to gets a root of its own only when its data change. */
  #job(props: GatheredProps, hydrates?: HTMLElement): QueuedJob {
    this.#endWait();
    const needsRoot = this.#state === 'mounted' || this.#definition.hydrate(props) !== 'never';
    if (needsRoot && !hydrates)
      this.#root ??= livingRoot(this.#container ?? this.#place(document.createElement('div')));
    return {
      view: this.#definition.view,
      props,
      labels: this.#labels.read(),
      root: this.#root,
      hydrates,
      rooted: (root) => {
        this.#root = root;
      },
      place: (container) => this.#place(container),
      fail: (error) => this.#fail(error),
      done: () => this.#mounted(),
    };
  }

  #place(container: HTMLElement): HTMLElement {
    if (container.className !== VIEW_CLASS) container.className = VIEW_CLASS;
    const parent = this.#sheets && this.#isolated ? isolate(this.#host, this.#sheets) : this.#host;
    if (parent instanceof ShadowRoot) parent.replaceChildren(container);
    else parent.append(container);
    this.#container = container;
    return container;
  }

  /** An element that was released since it was rendered is not mounted by that. */
  #mounted(): void {
    if (!this.#container) return;
    cropPictures(this.#container);
    if (this.#state === 'mounted') return;
    putAside(this.#host);
    this.#state = 'mounted';
    this.#settlement.settle();
    tellMounted(this.#host);
  }

  /** @param asItWas a server's view, which stays when React cannot take it over. */
  #fail(error: unknown, asItWas?: Node): void {
    this.release('failed');
    if (asItWas) this.#host.append(asItWas);
    const handled = tellFailed(this.#host, error);
    this.#settlement.settle();
    if (handled || isDataSourceError(error)) return;
    const { localName } = this.#host;
    const said = `<${localName}> could not be rendered (${String(error)}); its authored content was put back`;
    warnOnce(said, 'error', error);
  }

  #removeView(): void {
    this.#endWait();
    this.#root?.unmount();
    this.#root = undefined;
    this.#container?.remove();
    this.#container = undefined;
    this.#host.shadowRoot?.replaceChildren(document.createElement('slot'));
    bringBack(this.#host);
  }

  /** Something that the view needs is on its way. */
  #await(needed: Promise<unknown>): void {
    needed.then(
      () => this.refresh(),
      (error: unknown) => this.#fail(error),
    );
  }
}
