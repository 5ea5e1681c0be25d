import { interpret } from 'robot3';
import {
  createElementMachine,
  type ElementState,
  MOUNT_STATES,
  type MountState,
} from '../../../fsm/element-machine.js';
import { MOMENT_MARK } from '../../../page/wake/prerendered.js';
import { cropPictures } from '../../_smart-crop/crop-pictures.js';
import { INJECTED_MARK, removeViews } from '../content/authored-content.js';
import { whenClosed } from '../content/closed-tag.js';
import type { Feed, GatheredProps, HydrateMoment, ViewDefinition } from '../definition.js';
import { ComponentModel } from '../props/component-model.js';
import { isDataSourceError } from '../props/data-source-error.js';
import { gather, hasPageFailed } from '../props/gathering.js';
import { LabelFollower } from '../props/label-follower.js';
import { OwnSources } from '../props/own-sources.js';
import { loadSanitizer, SanitizerMissing } from '../safety/safe-html.js';
import { whenUsed } from '../wake/first-use.js';
import { warnOnce } from '../warn.js';
import { disownView, isTorn, prerenderedView } from './adoption.js';
import { eventCallbacks, tellMounted, tellNotRendered } from './events.js';
import { leaveShadow } from './isolation.js';
import { enqueue, type Queued, type QueuedJob } from './mount-queue.js';
import { livingViews, loadReact } from './react-source.js';
import type { HostLife } from './root.js';
import { ServedView } from './served-view.js';
import { Settlement } from './settlement.js';
import { ViewInPage } from './view-in-page.js';
import { WaitingView } from './waiting-view.js';

/** The build writes its value in the place of `NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const MACHINE = createElementMachine();

/** One element's way from its data to its view and back. */
export class ViewMount implements Queued, HostLife {
  readonly model: ComponentModel;
  readonly #host: HTMLElement;
  readonly #definition: ViewDefinition;
  readonly #own: OwnSources;
  readonly #machine = interpret(MACHINE, () => {});
  #callbacks: GatheredProps | undefined;
  #feed: Feed<GatheredProps, GatheredProps> | undefined;
  readonly #labels: LabelFollower;
  /** Until a view that a server rendered comes alive; undefined for any other view. */
  #served: ServedView | undefined;
  /** Until a view that was written here without React comes alive. */
  #waiting: WaitingView | undefined;
  /** Ends the wait for the use of a tag that says it bears its view, and does not. */
  #leaveTorn: (() => void) | undefined;
  readonly #view: ViewInPage;
  #needsReact: boolean;
  readonly #settlement = new Settlement();

  constructor(host: HTMLElement, definition: ViewDefinition) {
    this.#host = host;
    this.#definition = definition;
    this.#own = new OwnSources(host, definition);
    this.model = new ComponentModel(host, () => this.#modelChanged(), definition.fragment);
    this.#labels = new LabelFollower(host, () => this.refresh());
    this.#view = new ViewInPage(host, definition, () => this.refresh());
    this.#needsReact = definition.needsReact ?? false;
  }

  /** What is known of the view that the tag bore. */
  get #borne() {
    return this.#machine.context.borne;
  }

  get state(): MountState {
    return MOUNT_STATES[this.#machine.machine.current as ElementState];
  }

  /** Resolves once the element is mounted, has failed, or waits for the page's model. */
  get settled(): Promise<void> {
    return this.#settlement.promise;
  }

  /** Takes what was set as JS properties; the first time in the page, once the tag is closed, it asks for the view. */
  render(properties: GatheredProps): void {
    const hasChanged = this.#own.take(properties);
    if (hasChanged || this.state !== 'editable') this.refresh();
    if (this.#host.isConnected && this.state === 'editable')
      whenClosed(this.#host, () => this.#host.isConnected && this.start());
  }

  /** Asks for the first view. What a clone brings along of its original's view goes. */
  start(): void {
    if (this.state !== 'editable') return;
    if (this.#borne === 'outdated') disownView(this.#host);
    const view = prerenderedView(this.#host);
    if (view) return void this.#adopt(view);
    if (isTorn(this.#host)) return void this.#keepTorn();
    removeViews(this.#host);
    if (!this.#host.hasAttribute('isolated')) leaveShadow(this.#host);
    this.#settlement.begin();
    this.#machine.send('CONNECT');
    enqueue(this);
  }

  /** Asks for a new render, once `start` was called. */
  refresh(): void {
    this.#machine.send('CHANGE');
    if (this.#leaveTorn) this.remount();
    else if (this.state !== 'editable') enqueue(this);
  }

  /** Takes the view away and puts the authored content back. */
  release(why: 'DISCONNECT' | 'THROW' = 'DISCONNECT'): void {
    this.model.release();
    this.#feed?.stop();
    this.#feed = undefined;
    this.#labels.release();
    if (this.#served) this.#view.adopt(undefined);
    else this.#view.remove();
    this.#endWait();
    this.#machine.send(why);
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
    if (this.state !== 'editable') enqueue(this);
  }

  /** @param hydrates the server's view that comes alive; without it the view is rendered anew. */
  nextJob(hydrates?: HTMLElement): QueuedJob | undefined {
    if (!this.#host.isConnected || this.state === 'editable') return undefined;
    if (this.#host.hasAttribute(INJECTED_MARK)) return void this.#settlement.settle();
    if (this.#view.isLost) this.#leaveView();
    if (this.#view.needsSheets) return void this.#await(this.#view.loadSheets());
    const { missing } = this.#labels;
    if (missing) return void (hydrates ? this.#served?.prepare() : this.#await(missing));
    this.#view.keepInPage();
    if (hydrates && !this.#served?.isReady && this.model.forgetFailure()) this.#settlement.begin();
    else if (hydrates && this.#served?.isLacking) return undefined;
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
    this.#machine.send('ADOPT');
    this.#settlement.begin();
    this.#served = new ServedView(this.#host, view, {
      words: () => this.#labels.missing,
      isComplete: () => !this.#served || this.#gather() !== undefined,
      ready: () => this.#settlement.settle(),
      settled: () => this.settled,
      jobFor: (served) => this.nextJob(served),
      news: () => (this.#feed?.resume ? this.nextJob() : undefined),
      fail: (error, putBack) => this.#fail(error, putBack),
    });
    this.#served.prepare();
    cropPictures(view);
    tellMounted(this.#host);
  }

  /** What stands in the tag is no view, but all there is to read: it stays until somebody uses the tag or its data change. */
  #keepTorn(): void {
    const { localName } = this.#host;
    warnOnce(
      `<${localName} data-prerendered> has no view in it (no .uni-view); it stays as it is until it is used. Let the template write the whole view, or leave data-prerendered out`,
    );
    this.#machine.send('ADOPT');
    this.#settlement.settle();
    const trigger = this.#host.getAttribute(MOMENT_MARK) ?? 'interaction';
    this.#leaveTorn = whenUsed(this.#host, this.#host, trigger, () => this.remount());
  }

  /** The model of a server's view was there when that was rendered: its coming changes nothing. */
  #modelChanged(): void {
    if (this.#served?.isReady === false && this.#borne === 'current' && this.model.given === undefined)
      this.#served.prepare();
    else this.refresh();
  }

  /** The view is rendered anew. */
  #leaveView(): void {
    this.#endWait();
    this.#view.remove();
    this.#machine.send('REMAKE');
  }

  #endWait(): void {
    for (const view of [this.#served, this.#waiting]) view?.stop();
    this.#leaveTorn?.();
    this.#leaveTorn = undefined;
    this.#served = undefined;
    this.#waiting = undefined;
  }

  #gather(): GatheredProps | undefined {
    const patience = this.#served?.patience ?? (this.state === 'mounted' ? 'none' : 'fetched');
    const gathered = gather(this.#definition, this.#own.read(), this.model, patience);
    if ('props' in gathered) {
      this.#callbacks ??= eventCallbacks(this.#host, this.#definition);
      return { ...gathered.props, ...this.#callbacks };
    }
    if ('error' in gathered) this.#fail(gathered.error);
    else if (gathered.waitsFor === 'page') {
      this.#settlement.settle();
      if (hasPageFailed()) this.#served?.readOn();
    }
    return undefined;
  }

  /** A view that React has nothing to do for, or not yet, is still: it has no root. */
  #job(props: GatheredProps, hydrates?: HTMLElement): QueuedJob | undefined {
    const moment = this.#definition.hydrate(props);
    const comesAlive = moment !== 'never';
    const livesNow = moment === 'mount' || (comesAlive && !this.#waiting && livingViews() !== undefined);
    const isStill = !livesNow && !hydrates && !this.#needsReact && !this.#view.root;
    if (!isStill && !livingViews()) {
      if (hydrates) this.#served?.prepare();
      else this.#await(loadReact());
      return undefined;
    }
    if (this.#served || !isStill || !comesAlive) this.#endWait();
    if (!isStill && !hydrates) this.#view.makeLiving();
    const view = { view: this.#definition.view, props, labels: this.#labels.read(), comesAlive };
    const job: QueuedJob = {
      ...view,
      root: this.#view.root,
      hydrates,
      rooted: (root) => {
        this.#view.root = root;
        this.#machine.send('LIVE');
      },
      show: () => this.#view.showStill(view),
      leaveToReact: (what) => {
        if (process.env.NODE_ENV !== 'production')
          warnOnce(`<${this.#host.localName}> is rendered by React, for ${what}`, 'info');
        this.#needsReact = true;
        this.refresh();
      },
      fail: (error) => this.#fail(error),
      done: () => {
        this.#mounted(isStill ? 'SHOW' : 'LIVE');
        if (isStill && comesAlive) this.#waitForUse(moment, job);
      },
    };
    return job;
  }

  #waitForUse(moment: HydrateMoment, shown: QueuedJob): void {
    const { container } = this.#view;
    if (!container) return;
    this.#waiting ??= new WaitingView(this.#host, container, moment, () => this.#endWait());
    this.#waiting.show(shown);
  }

  #mounted(how: 'SHOW' | 'LIVE'): void {
    const wasMounted = this.state === 'mounted';
    if (!this.#view.settle(wasMounted)) return;
    this.#machine.send(how);
    if (wasMounted) return;
    this.#settlement.settle();
    tellMounted(this.#host);
  }

  /** @param putBack puts a server's view back, which stays when React cannot take it over. */
  #fail(error: unknown, putBack?: () => void): void {
    if (this.#served && isDataSourceError(error)) this.#served.readOn();
    else this.release('THROW');
    putBack?.();
    tellNotRendered(this.#host, error);
    this.#settlement.settle();
  }

  #await(needed: Promise<unknown>): void {
    needed.then(
      () => this.refresh(),
      (error: unknown) => this.#fail(error),
    );
  }
}
