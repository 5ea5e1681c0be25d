import { copyOfView, disownView, prerenderedView, readOn, ServedView } from './adoption.js';
import { INJECTED_MARK, removeViews } from './authored-content.js';
import { ComponentModel } from './component-model.js';
import { cropPictures } from './crop-pictures.js';
import type { Feed, GatheredProps, ViewDefinition } from './definition.js';
import { eventCallbacks, tellMounted, tellNotRendered } from './events.js';
import { gather } from './gathering.js';
import { leaveShadow } from './isolation.js';
import { LabelFollower } from './label-follower.js';
import { enqueue, type Queued, type QueuedJob } from './mount-queue.js';
import type { MountState } from './mount-state.js';
import { OwnSources } from './own-sources.js';
import { livingViews, loadReact } from './react-source.js';
import { renderBatch } from './render-batch.js';
import { loadSanitizer, SanitizerMissing } from './safe-html.js';
import { Settlement } from './settlement.js';
import { typedInto } from './typed-values.js';
import { ViewInPage } from './view-in-page.js';

/** One element's way from its data to its view and back. */
export class ViewMount implements Queued {
  readonly model: ComponentModel;
  readonly #host: HTMLElement;
  readonly #definition: ViewDefinition;
  readonly #own: OwnSources;
  #state: MountState = 'editable';
  #callbacks: GatheredProps | undefined;
  #feed: Feed<GatheredProps, GatheredProps> | undefined;
  readonly #labels: LabelFollower;
  /** Until a view that a server rendered comes alive; undefined for any other view. */
  #served: ServedView | undefined;
  readonly #view: ViewInPage;
  /** Whether the view has turned out to need React, whatever its definition says. */
  #needsReact = false;
  readonly #settlement = new Settlement();

  constructor(host: HTMLElement, definition: ViewDefinition, properties: Readonly<Record<string, unknown>>) {
    this.#host = host;
    this.#definition = definition;
    this.#own = new OwnSources(host, definition, properties);
    this.model = new ComponentModel(host, () => this.#modelChanged(), definition.fragment);
    this.#labels = new LabelFollower(host, () => this.refresh());
    this.#view = new ViewInPage(host, definition);
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
    const view = this.#state === 'editable' && prerenderedView(this.#host);
    if (view) this.#adopt(view);
    if (this.#state !== 'editable') return;
    removeViews(this.#host);
    if (!this.#host.hasAttribute('isolated')) leaveShadow(this.#host);
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
    const isServers = this.#served !== undefined;
    this.#endWait();
    if (isServers) this.#view.adopt(undefined);
    else this.#view.remove();
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
    disownView(this.#host);
    if (this.#host.isConnected) this.start();
  }

  /** Renders anew in the light DOM or a shadow root, as the attribute `isolated` says now. */
  relocate(): void {
    if (this.#state === 'editable') return;
    this.#endWait();
    this.#view.remove();
    this.#state = 'mounting';
    enqueue(this);
  }

  /** @param hydrates the server's view that comes alive; without it the view is rendered anew. */
  nextJob(hydrates?: HTMLElement): QueuedJob | undefined {
    if (!this.#host.isConnected || this.#state === 'editable') return undefined;
    if (this.#host.hasAttribute(INJECTED_MARK)) return void this.#settlement.settle();
    if (this.#view.needsSheets) return void this.#await(this.#view.loadSheets());
    this.#view.keepInPage();
    try {
      const props = this.#gather();
      if (!props) return undefined;
      this.#feed ??= this.#definition.feed?.(this.#host, () => this.refresh());
      const fed = (hydrates && this.#feed?.resume?.(hydrates, props)) ?? this.#feed?.read(props);
      return this.#job({ ...props, ...fed }, hydrates);
    } catch (error) {
      if (error instanceof SanitizerMissing && !hydrates) this.#await(loadSanitizer());
      else if (!(error instanceof SanitizerMissing)) this.#fail(error);
      return undefined;
    }
  }

  /** A view that a server rendered is right as it stands. React comes when it is used, or its data change. */
  #adopt(view: HTMLElement): void {
    this.#view.adopt(view);
    this.#state = 'mounted';
    this.#settlement.begin();
    this.#served = new ServedView(this.#host, view, () => this.#hydrate());
    this.#prepare();
    cropPictures(view);
    tellMounted(this.#host);
  }

  #prepare(): void {
    this.#served?.prepare(
      () => !this.#served || this.#gather() !== undefined,
      () => this.#settlement.settle(),
    );
  }

  /** The model of a server's view was there when that was rendered: its coming changes nothing. */
  #modelChanged(): void {
    if (this.#served?.isReady === false && this.model.given === undefined) this.#prepare();
    else this.refresh();
  }

  /** Brings a server's view alive in place, at once: the event that asks for it finds React's listeners there. */
  #hydrate(): void {
    const view = this.#view.container;
    if (!this.#served || !view) return;
    const putBack = copyOfView(this.#host, view);
    const job = this.nextJob(view);
    if (!job) return;
    const restore = typedInto(view);
    renderBatch([{ ...job, fail: (error) => this.#fail(error, putBack) }]);
    const news = this.#feed?.resume && this.nextJob();
    if (news) renderBatch([news]);
    restore();
  }

  #endWait(): void {
    this.#served?.stop();
    this.#served = undefined;
  }

  #gather(): GatheredProps | undefined {
    const patience = this.#served ? 'any' : this.#state === 'mounted' ? 'none' : 'fetched';
    const gathered = gather(this.#definition, this.#own.read(), this.model, patience);
    if ('props' in gathered) {
      this.#callbacks ??= eventCallbacks(this.#host, this.#definition);
      return { ...gathered.props, ...this.#callbacks };
    }
    if ('error' in gathered) this.#fail(gathered.error);
    else if (gathered.waitsFor === 'page') this.#settlement.settle();
    return undefined;
  }

  /** A view with nothing to listen to never gets a root: React would have nothing to do for it. */
  #job(props: GatheredProps, hydrates?: HTMLElement): QueuedJob | undefined {
    const isStill =
      !hydrates && !this.#needsReact && !this.#view.root && this.#definition.hydrate(props) === 'never';
    if (!isStill && !livingViews()) {
      if (hydrates) this.#prepare();
      else this.#await(loadReact());
      return undefined;
    }
    this.#endWait();
    if (!isStill && !hydrates) this.#view.makeLiving();
    const view = { view: this.#definition.view, props, labels: this.#labels.read() };
    return {
      ...view,
      root: this.#view.root,
      hydrates,
      rooted: (root) => {
        this.#view.root = root;
      },
      show: () => this.#view.showStill(view),
      leaveToReact: () => {
        this.#needsReact = true;
        this.refresh();
      },
      fail: (error) => this.#fail(error),
      done: () => this.#mounted(),
    };
  }

  #mounted(): void {
    const wasMounted = this.#state === 'mounted';
    if (!this.#view.settle(wasMounted) || wasMounted) return;
    this.#state = 'mounted';
    this.#settlement.settle();
    tellMounted(this.#host);
  }

  /** @param putBack puts a server's view back, which stays when React cannot take it over. */
  #fail(error: unknown, putBack?: () => void): void {
    this.release('failed');
    if (putBack) {
      putBack();
      readOn(this.#host);
    }
    tellNotRendered(this.#host, error);
    this.#settlement.settle();
  }

  /** Something that the view needs is on its way. */
  #await(needed: Promise<unknown>): void {
    needed.then(
      () => this.refresh(),
      (error: unknown) => this.#fail(error),
    );
  }
}
