import { isEdited } from '../../page/activation/is-edited.js';
import { STYLE_MARK } from '../../page/activation/prerendered.js';
import { asPolicyMissing } from '../_safe/trusted-types.js';
import { announce, type OnShown } from './announce.js';
import type { View } from './declare/call-view.js';
import type { ViewDefinition } from './declare/definition.js';
import { reportNotRendered, reportStays } from './declare/events.js';
import { isDataSourceError, ModelComing } from './declare/model-error.js';
import type { ResolvedProps } from './declare/prop-type.js';
import { Activations } from './island/activations.js';
import type { IslandView } from './island/island.js';
import { MountStatus } from './mount-status.js';
import { whenDesignModeEnds } from './place/edited-content.js';
import { linkIntoPage } from './place/in-page-links.js';
import { ViewPlace } from './place/view-place.js';
import { ElementData, hasPageFailed } from './read/element-data.js';
import { OwnSources } from './read/own-sources.js';
import { whenParsed } from './read/parsed-tag.js';
import { readView } from './read-view.js';
import { keepUse } from './write/keep-use.js';
import { takeUniqueIds } from './write/unique-ids.js';
import { writeHtml } from './write/write-html.js';
import { type ViewWriter, type WrittenView, writeSoon } from './write/write-views.js';

/** A server-rendered view that stands in the tag: it shows the element's data, or those before they changed. */
type ServerView = 'none' | 'current' | 'outdated';

/** One element's way from the author's content to its view and back. */
export class Lifecycle implements ViewWriter {
  readonly data: ElementData;
  readonly #own: OwnSources;
  readonly #host: HTMLElement;
  readonly #definition: ViewDefinition;
  readonly #place: ViewPlace;
  readonly #island: IslandView | undefined;
  readonly #onShown: OnShown;
  /** Where the element is on its way, and who waits for it. */
  readonly status: MountStatus;
  readonly #activations = new Activations();
  #serverView: ServerView = 'none';
  /** Whether `uni-mount` is still to be dispatched. */
  #isNew = false;
  #props: ResolvedProps = {};

  constructor(host: HTMLElement, definition: ViewDefinition, onShown: OnShown, island?: IslandView) {
    const refresh = () => this.refresh();
    this.#host = host;
    this.status = new MountStatus(host);
    this.#definition = definition;
    this.#onShown = onShown;
    this.#island = island;
    this.#own = new OwnSources(host, definition);
    this.data = new ElementData(host, definition, this.#own, refresh, () => this.#modelChanged());
    this.#place = new ViewPlace(host, definition, refresh, () => this.remount());
  }

  /** Called by r2wc with the JS properties. The first call in the page starts the element, once its end tag is parsed. */
  setProperties(properties: ResolvedProps): void {
    if (this.#own.take(properties)) this.refresh();
    if (this.#host.isConnected && this.status.state === 'editable')
      whenParsed(this.#host, () => this.#host.isConnected && this.#start());
  }

  /** Called when data of the element have changed. Its view is written again with the next batch, once it has started. */
  refresh(): void {
    if (this.#serverView === 'current') this.#serverView = 'outdated';
    if (this.status.state === 'editable') return;
    if (this.status.state === 'failed') this.status.state = 'mounting';
    writeSoon(this);
  }

  /** Called by applications and editors, and when somebody has taken the view away. The element starts anew. */
  remount(): void {
    this.disconnect();
    this.#serverView = 'none';
    this.#place.remove();
    this.#place.discard();
    if (this.#host.isConnected) this.#start();
  }

  /** Called when the element has left the page. Puts the author's content back. A server's view leaves with its tag. */
  disconnect(): void {
    this.data.release();
    if (this.#serverView === 'none') this.#place.remove();
    else this.#place.leave();
    this.status.state = 'editable';
    this.status.settle();
    this.#activations.end(false);
  }

  /** Lets a server-rendered view follow the page, and renders an island over it. @returns whether it can be used now. */
  activate(): Promise<boolean> {
    if (!this.#island && this.#serverView === 'current' && this.#definition.controller) this.refresh();
    if (!this.#island || this.#island.isRendered) return Promise.resolve(true);
    if (this.status.state !== 'mounted') return Promise.resolve(false);
    this.data.forgetFailure();
    writeSoon(this);
    return this.#activations.wait();
  }

  /**
   * Called when the batch is written. Gives the view as HTML, unless it is right as it stands. An island is rendered here,
   * so that nothing is left to write.
   */
  next(): WrittenView | undefined {
    const { state } = this.status;
    if (!this.#host.isConnected || state === 'editable' || state === 'failed') return undefined;
    if (this.#serverView === 'current' && !this.#activations.areDue) return undefined;
    if (this.#place.isReplaced) return this.status.settle() as undefined;
    if (this.#place.isLost) this.#beginAgain();
    const [isServed, isFirst] = [this.#serverView !== 'none', this.status.state !== 'mounted'];
    try {
      const view = readView(this.data, this.#place, this.#island, isServed, isFirst);
      this.#isNew ||= isFirst;
      this.#props = view.props;
      const { container = document.createElement('div') } = this.#place;
      if (!this.#island) return { container, html: writeHtml(view, STYLE_MARK) };
      this.#renderIsland(this.#island, view);
    } catch (cause) {
      this.#waitFor(cause);
    }
    return undefined;
  }

  /**
   * Called when the view cannot be read or written. A server's placeholder works without its island, so it stays. So does
   * any view of a server's if only its model could not be had. All others give way to the author's content.
   */
  failed(cause: unknown): void {
    if (this.status.state === 'editable') return;
    const error = asPolicyMissing(cause);
    const stays = this.#serverView !== 'none' && (this.#island || isDataSourceError(error));
    this.#activations.end(false);
    if (!stays) {
      this.data.release();
      this.#place.remove();
      this.#serverView = 'none';
      this.status.state = 'failed';
      this.status.settle();
    }
    (stays ? reportStays : reportNotRendered)(this.#host, error);
  }

  written(container: HTMLElement): void {
    this.#place.insert(container);
    this.#place.take(container);
    this.#stands();
  }

  afterBatch(container: HTMLElement): void {
    if (this.#place.container !== container) return;
    const mayBeEmpty = this.#definition.hides?.(this.#props, this.data.namesModel) === true;
    this.#place.hideReplaced(mayBeEmpty, this.data.leftover, this.data.holes);
    this.#shown(container);
    if (this.#isNew) this.#announce();
  }

  #start(): void {
    const host = this.#host;
    if (this.status.state !== 'editable') return;
    if (isEdited(host)) {
      this.status.settle();
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
      this.status.state = 'mounted';
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
    this.status.begin();
  }

  /** Called with what a view has thrown while it was read or written: it is read again when that has come. */
  #waitFor(cause: unknown): void {
    if (cause instanceof Promise) cause.then(this.#again, (error: unknown) => this.failed(error));
    else if (!(cause instanceof ModelComing)) this.failed(cause);
    else if (cause.from === 'page') this.#waitForPage();
  }

  /** Leaves the author's content in sight until the page has its model, or for good if the page has failed. */
  #waitForPage(): void {
    this.status.settle();
    if (hasPageFailed()) {
      this.status.stopWaiting();
      this.#activations.end(false);
    } else document.addEventListener('uni-page-state', this.#again, { once: true });
  }

  readonly #again = () => writeSoon(this);

  #renderIsland(island: IslandView, view: View): void {
    keepUse(this.#host, () => {
      island.render(view, this.#place, (error) => this.failed(error));
      this.#place.hideReplaced(false, this.data.leftover, this.data.holes);
    });
    this.#stands();
    this.#onShown(this.#place.container!);
    this.data.shown(this.#place.container!);
    this.#activations.end(true);
    if (this.#isNew) this.#announce();
  }

  /** A view of the element's own is in the page, in the place of a server's if there was one. */
  #stands(): void {
    this.#serverView = 'none';
    this.status.state = 'mounted';
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
    this.#isNew = false;
    this.status.settle();
    announce(this.#host, this.#island);
  }

  /** The model of a server-rendered view was there when that was rendered, so its coming changes nothing. */
  #modelChanged(): void {
    const isKnown = this.#serverView === 'current' && this.data.given === undefined;
    if (!isKnown) this.refresh();
    else if (this.#activations.areDue) writeSoon(this);
  }
}
