import { pageLocale } from '../../page/locale/page-language.js';
import { labelsFor } from '../../page/locale/words.js';
import type { LabelTexts } from '../../vocabulary/labels.js';
import type { Feed, ResolvedProps, ViewDefinition } from './define.js';
import { languageAround } from './language-around.js';
import type { View } from './life/renderer.js';
import { ModelComing } from './model-error.js';
import { ComponentModel } from './model-source.js';
import { OwnSources } from './own-sources.js';
import { loadCritic, mayBeLost, theCritic } from './props/doubts.js';
import { type Reading, readProps } from './read-props.js';
import { loadSanitizer, SanitizerMissing } from './safe/safe-html.js';

/** Whether to wait for a model on its way although there are other data: for the page's, for what the tag asks for. */
export type Waits = Readonly<Record<ModelComing['from'], boolean>>;

/** What one element's view gets, from all its sources. */
export class ViewData {
  readonly own: OwnSources;
  readonly model: ComponentModel;
  readonly #host: HTMLElement;
  readonly #definition: ViewDefinition;
  readonly #changed: () => void;
  readonly #callbacks: ResolvedProps;
  #feed: Feed<ResolvedProps, ResolvedProps> | undefined;
  #labels: LabelTexts | undefined;
  #unfollow: (() => void) | undefined;
  /** What was read last. */
  #reading: Reading | undefined;

  /**
   * @param changed called when the feed, or the view's own words in the page's dictionary, have something else to tell.
   * @param modelChanged called when the component's model has.
   */
  constructor(host: HTMLElement, definition: ViewDefinition, changed: () => void, modelChanged: () => void) {
    this.#host = host;
    this.#definition = definition;
    this.#changed = changed;
    this.#callbacks = eventCallbacks(host, definition);
    this.own = new OwnSources(host, definition);
    this.model = new ComponentModel(host, modelChanged, definition.fragment);
  }

  /** @returns whether one has another value. */
  take(properties: ResolvedProps): boolean {
    return this.own.take(properties);
  }

  reload(model: unknown, previous: unknown): void {
    this.own.outdate(model, previous);
    this.model.given = model;
  }

  /** Whether the tag has been given another model than the one that its view was rendered from. */
  get hasGivenModel(): boolean {
    return this.model.given !== undefined;
  }

  /** Whether a model of the page that is not there may still come. */
  get canWaitForPage(): boolean {
    return !hasPageFailed();
  }

  /** Lets what could not be fetched be asked for again. */
  retry(): void {
    this.model.forgetFailure();
  }

  /** Whether some of what was given could not be read, which was told. */
  get isBad(): boolean {
    return this.#reading?.isBad() === true;
  }

  view(props: ResolvedProps): View {
    return { view: this.#definition.view, props, labels: this.labels() };
  }

  shown(container: HTMLElement): void {
    this.#feed?.shown?.(container);
  }

  /**
   * @param borne the view that a server rendered, for React to hydrate: the feed tells what that shows.
   * @throws a promise of what has to be loaded, ModelComing, or why there are no props.
   */
  read(waits: Waits, borne?: HTMLElement): ResolvedProps {
    const words = pageLocale.need();
    if (words) throw words;
    try {
      this.#reading = undefined;
      const sources = this.own.read();
      const doubts = !theCritic() && mayBeLost(this.#definition, sources) ? loadCritic() : undefined;
      if (doubts) throw doubts;
      this.#reading = readProps(this.#definition, sources, {
        model: (isLacking) => this.model.read(isLacking),
        isAwaited: (cause) =>
          cause instanceof ModelComing && waits[cause.from] && !(cause.from === 'page' && hasPageFailed()),
      });
      const props = { ...this.#reading.props, ...this.#callbacks };
      this.#feed ??= this.#definition.feed?.(this.#host, this.#changed);
      const fed = (borne && this.#feed?.resume?.(borne, props)) ?? this.#feed?.read(props);
      return { ...props, ...fed };
    } catch (error) {
      throw error instanceof SanitizerMissing ? loadSanitizer() : error;
    }
  }

  /** Whether the view shows what the element finds around it. */
  get hasFeed(): boolean {
    return this.#definition.feed !== undefined;
  }

  /** Whether what the feed tells of a view to be hydrated may not be all. */
  get isResumed(): boolean {
    return this.#feed?.resume !== undefined;
  }

  /** The view's own words, in the language around it. */
  labels(): LabelTexts {
    this.#unfollow ??= pageLocale.follow(() => this.#labels !== this.#wantedLabels && this.#changed());
    this.#labels = this.#wantedLabels;
    return this.#labels;
  }

  /** Nothing is followed or fetched any more. */
  release(): void {
    this.model.release();
    this.#feed?.stop();
    this.#unfollow?.();
    this.#feed = this.#unfollow = undefined;
  }

  get #wantedLabels(): LabelTexts {
    return labelsFor(languageAround(this.#host));
  }
}

/** Whether a model of the page that is not there will not come. */
const hasPageFailed = (): boolean => ['fail', 'app_error'].includes(document.body.dataset.pageState ?? '');

/** A view's callback props, each of which dispatches its event on the element. */
function eventCallbacks(element: Element, { events }: ViewDefinition): ResolvedProps {
  const callbacks = Object.entries(events).map(([prop, type]) => [
    prop,
    (detail: unknown) =>
      element.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail })),
  ]);
  return Object.fromEntries(callbacks);
}
