import { interpret } from 'robot3';
import {
  createElementMachine,
  type ElementState,
  MOUNT_STATES,
  type MountState,
} from '../../../fsm/element-machine.js';
import { hasFailed, PRERENDERED_MARK, TRIGGER_MARK, warnOnce } from '../../../page/for-elements.js';
import { cropPictures } from '../../_smart-crop/crop-pictures.js';
import { INJECTED_MARK, removeViews } from '../content/authored-content.js';
import { whenClosed } from '../content/closed-tag.js';
import type { ResolvedProps, ViewDefinition } from '../definition.js';
import { isDataSourceError } from '../props/data-source-error.js';
import { hasPageFailed, ViewData } from '../props/view-data.js';
import { Trigger } from '../wake/trigger.js';
import { copyOfView, disownView, isTorn, prerenderedView } from './adoption.js';
import { enqueue, type Job, type Queued } from './batch.js';
import { dispatchMount, logErrorOnce, reportNotRendered } from './events.js';
import { leaveShadow } from './isolation.js';
import { loadReact, reactRenderer } from './react-source.js';
import { NeedsReact, type Shown } from './renderer.js';
import { ResettablePromise } from './resettable-promise.js';
import type { HostLife } from './root.js';
import { staticRenderer } from './static-renderer/static-renderer.js';
import { ViewInPage } from './view-in-page.js';

/** The build writes its value in the place of `NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const MACHINE = createElementMachine();

/** One element's way from its data to its view and back: it runs the table of `fsm/element-machine.ts`. */
export class Life implements Queued, HostLife {
  readonly #host: HTMLElement;
  readonly #definition: ViewDefinition;
  readonly #data: ViewData;
  readonly #machine = interpret(MACHINE, () => this.#entered());
  readonly #view: ViewInPage;
  readonly #trigger: Trigger;
  readonly #settlement = new ResettablePromise();
  /** What was written here without React, for React to take over. */
  #written: Shown | undefined;

  constructor(host: HTMLElement, definition: ViewDefinition) {
    this.#host = host;
    this.#definition = definition;
    const changed = () => this.refresh();
    this.#data = new ViewData(host, definition, changed, () => this.#modelChanged());
    this.#view = new ViewInPage(host, definition, changed);
    this.#trigger = new Trigger(host, () => this.#use());
  }

  get model() {
    return this.#data.model;
  }

  get state(): MountState {
    return MOUNT_STATES[this.#state];
  }

  get #state(): ElementState {
    return this.#machine.machine.current as ElementState;
  }

  #is(...states: readonly ElementState[]): boolean {
    return states.includes(this.#state);
  }

  /** What is known of the view that the tag bears; `none` once another stands there. */
  get #borne() {
    return this.#machine.context.borne;
  }

  /** Resolves once the element is mounted, has failed, or waits for the page's model. */
  get settled(): Promise<void> {
    return this.#settlement.promise;
  }

  /** Takes what was set as JS properties; the first time in the page, once the tag is closed, it asks for the view. */
  render(properties: ResolvedProps): void {
    const hasChanged = this.#data.own.take(properties);
    if (hasChanged || !this.#is('authored')) this.refresh();
    if (this.#host.isConnected && this.#is('authored'))
      whenClosed(this.#host, () => this.#host.isConnected && this.start());
  }

  /** Asks for the first view. What a clone brings along of its original's view goes. */
  start(): void {
    if (!this.#is('authored')) return;
    if (this.#borne === 'outdated') disownView(this.#host);
    const view = prerenderedView(this.#host);
    if (view || isTorn(this.#host)) return void this.#adopt(view);
    removeViews(this.#host);
    if (!this.#host.hasAttribute('isolated')) leaveShadow(this.#host);
    this.#settlement.begin();
    this.#machine.send('CONNECT');
    enqueue(this);
  }

  /** Asks for a new render, once `start` was called. */
  refresh(): void {
    if (this.#isTorn) return void this.remount();
    this.#machine.send('CHANGE');
    if (!this.#is('authored')) enqueue(this);
  }

  /** Takes the view away and puts the authored content back; a view that the tag bears leaves the page with it. */
  release(why: 'DISCONNECT' | 'THROW' = 'DISCONNECT'): void {
    this.#data.release();
    this.#stopWaiting();
    if (this.#borne === 'none' || why === 'THROW') {
      this.#view.remove();
      this.#host.removeAttribute(PRERENDERED_MARK);
    } else this.#view.adopt(undefined);
    this.#machine.send(why);
    this.#settlement.settle();
  }

  /** Takes an author's change: the view goes, and comes anew from the given model. */
  reload(model: unknown, previous: unknown): void {
    this.#data.own.outdate(model, previous);
    this.#data.model.given = model;
    this.remount();
  }

  /** The view goes, whoever rendered it, and comes anew. */
  remount(): void {
    this.release();
    disownView(this.#host);
    this.#machine.send('REMAKE');
    if (this.#host.isConnected) this.start();
    else this.#view.remove();
  }

  nextJob(): Job | undefined {
    if (!this.#host.isConnected || this.#is('authored')) return undefined;
    if (this.#host.hasAttribute(INJECTED_MARK)) return void this.#settlement.settle();
    if (this.#view.isLost) this.#leaveView();
    this.#view.joinAside();
    const props = this.#props();
    return props && this.#job(props);
  }

  /** A view that the tag bears is right as it stands. So is other content in its place: it is all there is to read. */
  #adopt(view: HTMLElement | undefined): void {
    this.#machine.send('ADOPT');
    this.#settlement.settle();
    const trigger = this.#host.getAttribute(TRIGGER_MARK);
    if (view) {
      this.#view.adopt(view);
      this.#trigger.wait(view, trigger);
      cropPictures(view);
      dispatchMount(this.#host);
    } else {
      const { localName } = this.#host;
      warnOnce(
        `<${localName} data-prerendered> has no view in it (no .uni-view); it stays as it is until it is used. Let the template write the whole view, or leave data-prerendered out`,
      );
      this.#trigger.wait(this.#host, trigger ?? 'interaction');
    }
  }

  /** Whether the tag says that it bears its view, and does not. */
  get #isTorn(): boolean {
    return this.#is('shown') && !this.#view.container;
  }

  /** The model of a view that the tag bears was there when that was rendered: its coming changes nothing. */
  #modelChanged(): void {
    if (this.#borne === 'current' && this.#data.model.given === undefined) this.#takeOver();
    else this.refresh();
  }

  /** The view is rendered anew. */
  #leaveView(): void {
    this.#stopWaiting();
    this.#view.remove();
    this.#settlement.begin();
    this.#machine.send('REMAKE');
  }

  /**
   * What the view gets now; undefined while something is on its way, or where there is nothing.
   *
   * @param taken the view that a server rendered, for React to take over.
   */
  #props(taken?: HTMLElement): ResolvedProps | undefined {
    const styles = this.#view.loadStyles();
    if (styles) return void this.#await(styles);
    const borne = this.#host.hasAttribute(TRIGGER_MARK) ? 'hydrated' : 'any';
    const bare = this.state === 'mounted' ? 'none' : 'fetched';
    const resolved = this.#data.read(this.#borne === 'none' ? bare : borne, taken);
    if ('props' in resolved) return resolved.props;
    if ('awaits' in resolved) this.#await(resolved.awaits);
    else if ('error' in resolved) this.#fail(resolved.error);
    else if (resolved.waitsFor === 'page') this.#waitForPage();
    return undefined;
  }

  #waitForPage(): void {
    this.#settlement.settle();
    if (this.#borne === 'none') return;
    if (hasPageFailed()) this.#lose();
    else document.addEventListener('uni-page-state', this.#again, { once: true });
  }

  /** React renders what it has rendered before, what only it can render, and what is interactive where it is there. */
  #job(props: ResolvedProps): Job | undefined {
    const trigger = this.#definition.hydrate(props);
    const hydrates = trigger !== 'never';
    const needsReact = this.#definition.needsReact || this.#machine.context.needsReact;
    const isTime = trigger === 'mount' || (hydrates && !this.#written && reactRenderer() !== undefined);
    const renderer = needsReact || isTime || this.#is('interactive') ? reactRenderer() : staticRenderer;
    if (!renderer) return void this.#await(loadReact());
    this.#stopWaiting();
    const wasMounted = this.state === 'mounted';
    let hasThrown = false;
    const shown = this.#shown(props, hydrates, (error) => {
      hasThrown = true;
      queueMicrotask(() => this.#fail(error));
    });
    return {
      renderer,
      shown,
      rendered: () => {
        if (!hasThrown) this.#machine.send(renderer === staticRenderer ? 'SHOW' : 'LIVE');
      },
      settled: () => {
        if (hasThrown || !this.#view.container) return;
        this.#view.settle();
        if (renderer === staticRenderer && hydrates) {
          this.#written = shown;
          this.#trigger.wait(shown.container, trigger);
          this.#trigger.fold();
        }
        if (wasMounted) return;
        this.#settlement.settle();
        dispatchMount(this.#host);
      },
    };
  }

  #shown(props: ResolvedProps, hydrates: boolean, fail: (error: unknown) => void): Shown {
    const container = this.#view.container ?? document.createElement('div');
    const place = () => this.#view.place(container);
    const { view } = this.#definition;
    return { view, props, labels: this.#data.labels(), hydrates, container, place, fail };
  }

  /** The view's trigger has come. */
  #use(): void {
    if (this.#isTorn) return void this.remount();
    if (!this.#is('shown')) return;
    this.#data.model.forgetFailure();
    this.#machine.send('USE');
    this.#takeOver();
  }

  /** In place, and at once where all is there: the event that asks for it finds React's listeners then. */
  #takeOver(): void {
    const { container } = this.#view;
    if (!container || !this.#is('waking')) return;
    const react = reactRenderer();
    // Asked for beside the data, not after them.
    if (!react) this.#await(loadReact());
    const shown = this.#written ?? this.#shownByTag(container);
    if (!react || !shown) return;
    const putBack = this.#borne === 'none' ? undefined : copyOfView(this.#host, container);
    this.#stopWaiting();
    react.take(container, { ...shown, fail: (error) => queueMicrotask(() => this.#fail(error, putBack)) });
    this.#trigger.taken();
    this.#machine.send('LIVE');
    if (this.#data.isResumed) enqueue(this);
  }

  #shownByTag(view: HTMLElement): Shown | undefined {
    const props = this.#props(view);
    return props && this.#shown(props, true, () => {});
  }

  #stopWaiting(): void {
    this.#trigger.stop();
    this.#written = undefined;
    document.removeEventListener('uni-page-state', this.#again);
  }

  /** What React needs to take the view over cannot be had: the view stays, with nothing folded. */
  #lose(error?: unknown): void {
    const isTold = hasFailed(this.#host) || error === undefined;
    this.#trigger.unfold();
    this.#machine.send('LOST');
    if (isTold) return;
    if (isDataSourceError(error)) reportNotRendered(this.#host, error);
    else logErrorOnce(error, `<${this.#host.localName}> stays as it is: ${String(error)}`);
  }

  /** @param putBack puts a view back that the tag bore, which stays when React cannot take it over. */
  #fail(error: unknown, putBack?: () => void): void {
    if (error instanceof NeedsReact) return void this.#needReact(error.message);
    if (this.#borne !== 'none' && isDataSourceError(error)) return void this.#lose(error);
    this.release('THROW');
    if (putBack) {
      putBack();
      this.#trigger.unfold();
    }
    reportNotRendered(this.#host, error);
    this.#settlement.settle();
  }

  #needReact(what: string): void {
    if (process.env.NODE_ENV !== 'production')
      warnOnce(`<${this.#host.localName}> is rendered by React, for ${what}`, 'info');
    this.#machine.send('NEED');
    this.#again();
  }

  #await(needed: Promise<unknown>): void {
    needed.then(this.#again, (error: unknown) => {
      if (this.#is('waking')) this.#lose(error);
      else this.#fail(error);
    });
  }

  /** Something has come that the element waited for. */
  readonly #again = () => {
    if (this.#is('waking')) this.#takeOver();
    else if (this.#is('gathering', 'changing', 'interactive')) enqueue(this);
  };

  /** Tells whoever holds a click that the view listens, or waits for its use again; or that it cannot be used. */
  #entered(): void {
    // A view that was written waits for its use in a microtask.
    queueMicrotask(() => {
      if (this.#is('gathering', 'changing', 'waking')) return;
      this.#trigger.settle(this.#is('interactive') || (this.#is('shown') && !hasFailed(this.#host)));
    });
  }
}
