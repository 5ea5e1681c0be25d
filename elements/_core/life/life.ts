import { interpret } from 'robot3';
import {
  createElementMachine,
  type ElementState,
  MOUNT_STATES,
  type MountState,
} from '../../../fsm/element-machine.js';
import type { ResolvedProps } from '../define.js';
import { ResettablePromise } from '../host/resettable-promise.js';
import { isDataSourceError, ModelComing } from '../model-error.js';
import type { Job, Queued } from './batch.js';
import type { Parts } from './parts.js';
import { NeedsReact, type Shown } from './renderer.js';
import type { HostLife } from './root.js';

const MACHINE = createElementMachine();

/** One element's way from its data to its view and back: it runs the table of `fsm/element-machine.ts`. */
export class Life implements Queued, HostLife {
  readonly #of: Parts;
  readonly #machine = interpret(MACHINE, () => this.#entered());
  readonly #mounted = new ResettablePromise();
  #hydrated: PromiseWithResolvers<boolean> | undefined;

  constructor(of: Parts) {
    this.#of = of;
  }

  get state(): MountState {
    return MOUNT_STATES[this.#state];
  }

  /** Resolves once the element is mounted, has failed, or waits for the page's model. */
  get mounted(): Promise<void> {
    return this.#mounted.promise;
  }

  get #state(): ElementState {
    return this.#machine.machine.current as ElementState;
  }

  /** What is known of the view that the tag bears; `none` once another stands there. */
  get #borne() {
    return this.#machine.context.borne;
  }

  /** What happens where a state is entered, or entered anew; whoever holds a click makes it again, where the element can take it. */
  #entered(): void {
    if (this.#state === 'gathering' || this.#state === 'changing') this.#of.enqueue(this);
    else if (this.#state === 'waking') this.#of.place.container ? this.#hydrate() : this.remount();
    else {
      this.#hydrated?.resolve(this.#state === 'interactive');
      this.#hydrated = undefined;
    }
  }

  /** Takes what was set as JS properties; the first time in the page, once the tag is closed, it asks for the view. */
  render(properties: ResolvedProps): void {
    const hasChanged = this.#of.data.take(properties);
    if (hasChanged || this.#state !== 'authored') this.refresh();
    if (this.#of.isConnected() && this.#state === 'authored')
      this.#of.whenClosed(() => this.#of.isConnected() && this.start());
  }

  /** Asks for the first view; one that the tag bears is right as it stands. */
  start(): void {
    if (this.#state !== 'authored') return;
    const { place, tell } = this.#of;
    if (this.#borne === 'outdated') place.disown();
    const view = place.adopt();
    if (view) {
      this.#machine.send('ADOPT');
      this.#mounted.settle();
      tell.shown(view);
      tell.mounted();
      return;
    }
    place.clear();
    this.#mounted.begin();
    this.#machine.send('CONNECT');
  }

  /** Asks for a new render, once `start` was called. */
  refresh(): void {
    this.#machine.send('CHANGE');
    if (this.#state === 'interactive') this.#of.enqueue(this);
  }

  /** The model of a view that the tag bears was there when that was rendered: its coming changes nothing. */
  modelChanged(): void {
    if (this.#borne !== 'current' || this.#of.data.hasGivenModel) this.refresh();
    else if (this.#state === 'waking') this.#entered();
  }

  /** Takes the view away and puts the authored content back; a view that the tag bears leaves the page with it. */
  release(why: 'DISCONNECT' | 'THROW' = 'DISCONNECT'): void {
    this.#of.data.release();
    if (this.#borne === 'none' || why === 'THROW') this.#of.place.remove();
    else this.#of.place.leave();
    this.#machine.send(why);
    this.#mounted.settle();
  }

  /** The view goes, whoever rendered it, and comes anew. */
  remount(): void {
    this.release();
    this.#of.place.disown();
    this.#machine.send('REMAKE');
    if (this.#of.isConnected()) this.start();
    else this.#of.place.remove();
  }

  /** Hydrates a view with state that a server rendered; one with a feed begins to follow that. @returns whether it can be used. */
  hydrate(): Promise<boolean> {
    if (!this.#of.needsReact && this.#borne === 'current' && this.#of.data.hasFeed) this.refresh();
    if (!this.#of.needsReact || this.#state === 'interactive') return Promise.resolve(true);
    if (this.#state !== 'shown' && this.#state !== 'waking') return Promise.resolve(false);
    this.#hydrated ??= Promise.withResolvers();
    const { promise } = this.#hydrated;
    this.#of.data.retry();
    if (this.#state === 'shown') this.#machine.send('USE');
    return promise;
  }

  nextJob(): Job | undefined {
    const { isConnected, place } = this.#of;
    if (!isConnected() || this.#state === 'authored') return undefined;
    if (place.isInjected) {
      this.#mounted.settle();
      return undefined;
    }
    if (place.isLost) {
      place.remove();
      this.#mounted.begin();
      this.#machine.send('REMAKE');
    }
    place.joinAside();
    const props = this.#props();
    return props && this.#job(props);
  }

  /** What the view gets now; undefined while something is on its way, or where there is nothing. */
  #props(borne?: HTMLElement): ResolvedProps | undefined {
    const styles = this.#of.place.loadStyles();
    if (styles) return this.#await(styles);
    const isBorne = this.#borne !== 'none';
    try {
      return this.#of.data.read({ page: isBorne, address: isBorne || this.state !== 'mounted' }, borne);
    } catch (cause) {
      if (cause instanceof Promise) this.#await(cause);
      else if (!(cause instanceof ModelComing)) this.#fail(cause);
      else if (cause.from === 'page') this.#waitForPage();
      return undefined;
    }
  }

  #waitForPage(): void {
    this.#mounted.settle();
    if (this.#borne === 'none') return;
    if (this.#of.data.canWaitForPage)
      document.addEventListener('uni-page-state', this.#again, { once: true });
    else this.#machine.send('LOST');
  }

  #job(props: ResolvedProps): Job | undefined {
    const { needsReact, written } = this.#of;
    const isReacts = needsReact || this.#machine.context.needsReact;
    const renderer = isReacts ? this.#of.react() : written;
    if (!renderer) return this.#await(this.#of.loadReact());
    const wasMounted = this.state === 'mounted';
    let hasThrown = false;
    const shown = this.#shown(props, (error) => {
      hasThrown = true;
      queueMicrotask(() => this.#fail(error));
    });
    return {
      renderer,
      shown,
      rendered: () => hasThrown || this.#machine.send(renderer === written ? 'SHOW' : 'LIVE'),
      settled: () => hasThrown || this.#settle(props, wasMounted),
    };
  }

  #settle(props: ResolvedProps, wasMounted: boolean): void {
    const { data, place, tell } = this.#of;
    const { container } = place;
    if (!container) return;
    const doubt = place.settle(props, () => data.isBad);
    if (doubt) return void doubt.then(() => place.container === container && this.#settle(props, wasMounted));
    tell.shown(container);
    if (wasMounted) return;
    this.#mounted.settle();
    tell.mounted();
  }

  #shown(props: ResolvedProps, fail: (error: unknown) => void): Shown {
    const { data, place } = this.#of;
    const container = place.container ?? document.createElement('div');
    return { ...data.view(props), container, place: () => place.put(container), fail };
  }

  /** In place, and at once where all is there: the event that asks for it finds React's listeners then. */
  #hydrate(): void {
    const container = this.#of.place.container!;
    const react = this.#of.react();
    // Asked for beside the data, not after them.
    if (!react) this.#await(this.#of.loadReact());
    const props = this.#props(container);
    if (!react || !props || this.#state !== 'waking') return;
    const putBack = this.#of.place.copy();
    const shown = this.#shown(props, (error) => queueMicrotask(() => this.#fail(error, putBack)));
    this.#of.place.hydrating(() => react.hydrate(shown));
    this.#machine.send('LIVE');
    this.#of.tell.shown(container);
    if (this.#of.data.isResumed) this.#of.enqueue(this);
  }

  /** @param putBack puts a view back that the tag bore, which stays when React cannot hydrate it. */
  #fail(error: unknown, putBack?: () => void): void {
    if (error instanceof NeedsReact) {
      this.#of.tell.leftToReact(error.message);
      this.#machine.send('NEED');
    } else if (this.#borne !== 'none' && isDataSourceError(error)) this.#lose(error);
    else {
      this.release('THROW');
      putBack?.();
      this.#of.tell.failed(error);
    }
  }

  /** What would bring the view up to date, or to use, cannot be had: it stays as it is. */
  #lose(error: unknown): void {
    this.#machine.send('LOST');
    this.#of.tell.lost(error);
  }

  #await(needed: Promise<unknown>): undefined {
    needed.then(this.#again, (error: unknown) => {
      if (this.#state === 'waking') this.#lose(error);
      else this.#fail(error);
    });
    return undefined;
  }

  /** Something has come that the element waited for. */
  readonly #again = () => {
    if (this.#state === 'interactive') this.#of.enqueue(this);
    else if (['gathering', 'changing', 'waking'].includes(this.#state)) this.#entered();
  };
}
