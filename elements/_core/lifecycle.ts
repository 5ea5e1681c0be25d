import { ACTIVATION_MARK, STYLE_MARK, WAITING_STATE } from '../../page/activation/prerendered.js';
import { behave } from '../../page/behaviour/behave.js';
import { reportMissing } from '../../page/scripts.js';
import { asPolicyMissing } from '../_safe/trusted-types.js';
import type { View } from './declare/call-view.js';
import type { ResolvedProps, ViewDefinition } from './declare/define.js';
import { dispatchMount, reportNotRendered, reportStays } from './declare/events.js';
import { isDataSourceError, ModelComing } from './declare/model-error.js';
import type { IslandView } from './island/island.js';
import { isEdited, whenDesignModeEnds } from './place/edited-content.js';
import { linkIntoPage } from './place/in-page-links.js';
import { ViewPlace } from './place/view-place.js';
import { ElementData, hasPageFailed } from './read/element-data.js';
import { OwnSources } from './read/own-sources.js';
import { whenParsed } from './read/parsed-tag.js';
import { Settlement } from './settlement.js';
import { keepUse } from './write/keep-use.js';
import { takeUniqueIds } from './write/unique-ids.js';
import { writeHtml } from './write/write-html.js';
import { type ViewWriter, type WrittenView, writeSoon } from './write/write-views.js';

/** The specification's mount states (section 4), and the one of an element whose view could not be rendered. */
export type MountState = 'editable' | 'mounting' | 'mounted' | 'failed';

/** A server-rendered view that stands in the tag: it shows the element's data, or those before they changed. */
type ServerView = 'none' | 'current' | 'outdated';

/** Called with the container of a view that stands, or was written anew. */
export type OnShown = (container: HTMLElement) => void;

/** One element's way from the author's content to its view and back. */
export class Lifecycle implements ViewWriter {
  readonly data: ElementData;
  readonly #own: OwnSources;
  readonly #host: HTMLElement;
  readonly #definition: ViewDefinition;
  readonly #place: ViewPlace;
  readonly #island: IslandView | undefined;
  readonly #onShown: OnShown;
  readonly #mounted = new Settlement();
  /** States that style sheets see. The DOMs of unit tests and older browsers have none. */
  readonly #states: CustomStateSet | undefined;
  #state: MountState = 'editable';
  #serverView: ServerView = 'none';
  /** Whether `uni-mount` is still to be dispatched. */
  #isNew = false;
  #props: ResolvedProps = {};
  /** Promises of callers that wait for an island to be usable. */
  #activations: ((isActive: boolean) => void)[] = [];

  constructor(host: HTMLElement, definition: ViewDefinition, onShown: OnShown, island?: IslandView) {
    const refresh = () => this.refresh();
    this.#host = host;
    this.#states = host.attachInternals?.().states;
    this.#definition = definition;
    this.#onShown = onShown;
    this.#island = island;
    this.#own = new OwnSources(host, definition);
    this.data = new ElementData(host, definition, this.#own, refresh, () => this.#modelChanged());
    this.#place = new ViewPlace(host, definition, refresh, () => this.remount());
  }

  get state(): MountState {
    return this.#state;
  }

  set state(state) {
    this.#state = state;
    if (state === 'mounting') this.#states?.add(WAITING_STATE);
    else this.#states?.delete(WAITING_STATE);
  }

  /**
   * Resolves once the element is mounted, has failed, or waits for the page's model. It also resolves when the element leaves
   * the page, is being edited, or has been replaced by personalisation.
   */
  get mounted(): Promise<void> {
    return this.#mounted.promise;
  }

  /** Takes the JS properties. The first call in the page also starts the element, once its end tag is parsed. */
  setProperties(properties: ResolvedProps): void {
    if (this.#own.take(properties)) this.refresh();
    const host = this.#host;
    if (host.isConnected && this.state === 'editable')
      whenParsed(host, () => host.isConnected && this.#start());
  }

  /** Renders the view from the data as they are now, once the element has started. */
  refresh(): void {
    if (this.#serverView === 'current') this.#serverView = 'outdated';
    if (this.state === 'editable') return;
    if (this.state === 'failed') this.state = 'mounting';
    writeSoon(this);
  }

  /** Takes the view away and starts anew. */
  remount(): void {
    this.disconnect();
    this.#serverView = 'none';
    this.#place.remove();
    this.#place.discard();
    if (this.#host.isConnected) this.#start();
  }

  /** Puts the author's content back. A server-rendered view stays in its tag, because both leave the page together. */
  disconnect(): void {
    this.data.release();
    if (this.#serverView === 'none') this.#place.remove();
    else this.#place.leave();
    this.state = 'editable';
    this.#mounted.settle();
    this.#endActivation(false);
  }

  /** Lets a server-rendered view follow the page, and renders an island over it. @returns whether it can be used now. */
  activate(): Promise<boolean> {
    if (!this.#island && this.#serverView === 'current' && this.#definition.controller) this.refresh();
    if (!this.#island || this.#island.isRendered) return Promise.resolve(true);
    if (this.state !== 'mounted') return Promise.resolve(false);
    this.data.forgetFailure();
    writeSoon(this);
    return new Promise((resolve) => this.#activations.push(resolve));
  }

  /**
   * Reads and writes the view, unless it is right as it is. An island is rendered here, so that nothing is left to write.
   */
  next(): WrittenView | undefined {
    if (!this.#host.isConnected || this.state === 'editable' || this.state === 'failed') return undefined;
    if (this.#serverView === 'current' && this.#activations.length === 0) return undefined;
    if (this.#place.isReplaced) return this.#mounted.settle() as undefined;
    if (this.#place.isLost) this.#beginAgain();
    const view = this.#read();
    if (!view) return undefined;
    this.#isNew ||= this.state !== 'mounted';
    this.#props = view.props;
    try {
      const { container = document.createElement('div') } = this.#place;
      if (!this.#island) return { container, html: writeHtml(view, STYLE_MARK) };
      this.#renderIsland(this.#island, view);
    } catch (error) {
      if (error instanceof Promise) this.#await(error);
      else this.#fail(error);
    }
    return undefined;
  }

  failed(error: unknown): void {
    this.#fail(error);
  }

  written(container: HTMLElement): void {
    this.#place.insert(container);
    this.#place.take(container);
    this.#stands();
  }

  afterBatch(container: HTMLElement): void {
    if (this.#place.container !== container) return;
    const { hides } = this.#definition;
    this.#place.hideReplaced(
      hides?.(this.#props, this.data.namesModel) === true,
      this.data.leftover,
      this.data.holes,
    );
    this.#shown(container);
    if (this.#isNew) this.#announce();
  }

  #start(): void {
    const host = this.#host;
    if (this.state !== 'editable') return;
    if (isEdited(host)) {
      this.#mounted.settle();
      whenDesignModeEnds(host, () => host.isConnected && this.#start());
      return;
    }
    // While the content around the tag is edited, `element.ts` does not move `title` to `data-title`. Set again, it is moved
    // now.
    const title = host.getAttribute('title');
    if (title !== null) host.setAttribute('title', title);
    if (this.#serverView === 'outdated') this.#place.discard();
    const view = this.#place.claim();
    this.#serverView = view ? 'current' : 'none';
    if (view) {
      this.state = 'mounted';
      this.#shown(view);
      this.#announce();
      if (this.#own.hasProperties) this.refresh();
      return;
    }
    this.#place.clear();
    this.#beginAgain();
    // A script that observes the page may still say how the tag is rendered: embed/uni.js adds `isolated`.
    queueMicrotask(this.#again);
  }

  /** Takes a view away that does not count any more, so that the next batch writes one. */
  #beginAgain(): void {
    if (this.#place.container) this.#place.remove();
    this.#serverView = 'none';
    this.state = 'mounting';
    this.#mounted.begin();
  }

  /** The view with its props as they are now. Undefined while a source is on its way, or if reading has failed. */
  #read(): View | undefined {
    const missing = this.#place.loadStyles() ?? this.#island?.load();
    if (missing) return this.#await(missing);
    // A server's view stands meanwhile, so it waits for every model. Otherwise only the first view waits, and only for a model
    // that the tag itself asks for.
    const isServed = this.#serverView !== 'none';
    const awaits = (from: ModelComing['from']) =>
      isServed || (from === 'address' && this.state !== 'mounted');
    try {
      return this.data.read(awaits, this.#island ? this.#island.controller : undefined);
    } catch (cause) {
      if (cause instanceof Promise) this.#await(cause);
      else if (!(cause instanceof ModelComing)) this.#fail(cause);
      else if (cause.from === 'page') this.#waitForPage();
      return undefined;
    }
  }

  /** Leaves the author's content in sight until the page has its model, or for good if the page has failed. */
  #waitForPage(): void {
    this.#mounted.settle();
    if (hasPageFailed()) {
      this.#states?.delete(WAITING_STATE);
      this.#endActivation(false);
    } else document.addEventListener('uni-page-state', this.#again, { once: true });
  }

  /** Reads again when something has come. */
  #await(needed: Promise<unknown>): undefined {
    needed.then(this.#again, (error: unknown) => this.#fail(error));
    return undefined;
  }

  /** Something has come that the element waited for. */
  readonly #again = () => writeSoon(this);

  #renderIsland(island: IslandView, view: View): void {
    keepUse(this.#host, () => {
      island.render(view, this.#place, (error) => this.#fail(error));
      this.#place.hideReplaced(false, this.data.leftover, this.data.holes);
    });
    this.#stands();
    this.#onShown(this.#place.container!);
    this.data.shown(this.#place.container!);
    this.#endActivation(true);
    if (this.#isNew) this.#announce();
  }

  /** A view of the element's own is in the page, in the place of a server's if there was one. */
  #stands(): void {
    this.#serverView = 'none';
    this.state = 'mounted';
  }

  /** Does what every view needs once it is in the page, a server's too. */
  #shown(container: HTMLElement): void {
    takeUniqueIds(container);
    linkIntoPage(container);
    this.data.shown(container);
    this.#onShown(container);
  }

  /** The element is mounted: whoever waits for it goes on, and the page hears `uni-mount`. */
  #announce(): void {
    const root = this.#host.getRootNode() as Document | ShadowRoot;
    this.#isNew = false;
    this.#mounted.settle();
    behave(root);
    if (this.#host.hasAttribute(ACTIVATION_MARK)) void (this.#island?.listenIn ?? listenIn)(root);
    dispatchMount(this.#host);
  }

  /** The model of a server-rendered view was there when that was rendered, so its coming changes nothing. */
  #modelChanged(): void {
    const isKnown = this.#serverView === 'current' && this.data.given === undefined;
    if (!isKnown) this.refresh();
    else if (this.#activations.length > 0) writeSoon(this);
  }

  /**
   * A server-rendered placeholder works without its island, so it stays. So does any server-rendered view if only its model
   * could not be had. Any other view, a server's too, gives way to the author's content.
   */
  #fail(cause: unknown): void {
    if (this.state === 'editable') return;
    const error = asPolicyMissing(cause);
    const stays = this.#serverView !== 'none' && (this.#island || isDataSourceError(error));
    this.#endActivation(false);
    if (stays) {
      reportStays(this.#host, error);
      return;
    }
    this.data.release();
    this.#place.remove();
    this.#serverView = 'none';
    this.state = 'failed';
    this.#mounted.settle();
    reportNotRendered(this.#host, error);
  }

  #endActivation(isActive: boolean): void {
    for (const resolve of this.#activations.splice(0)) resolve(isActive);
  }
}

/**
 * A server-rendered view may stand in a root where nobody listens yet. Until somebody does, it works as it does without a
 * script.
 */
const listenIn = (root: Document | ShadowRoot) =>
  import('../../page/activation/activate.js').then(({ activateIn }) => activateIn(root), reportMissing);
