import { pageLocale } from '../../../page/locale/page-language.js';
import { labelsFor } from '../../../page/locale/words.js';
import type { LabelTexts } from '../../../vocabulary/labels.js';
import { loadOnce } from '../../_safe/load-once.js';
import { loadSanitizer, SanitizerMissing } from '../../_safe/safe-html.js';
import type { View } from '../declare/call-view.js';
import type { Controller } from '../declare/controller.js';
import type { ViewDefinition } from '../declare/definition.js';
import { ModelComing } from '../declare/model-error.js';
import { MODEL_ATTRIBUTES, MODEL_SLOT } from '../declare/names.js';
import type { ResolvedProps } from '../declare/prop-type.js';
import { languageAround } from './language-around.js';
import { liveNodes, loadLiveNodes } from './live-nodes.js';
import type { ModelSource } from './model-source.js';
import type { OwnSources } from './own-sources.js';
import { looksUnclosed } from './parsed-tag.js';
import { besideModel, leftoverOf, readProps } from './read-props.js';

/** Whether to wait for a model that is on its way, although the tag has other data. */
export type AwaitsModel = (from: ModelComing['from']) => boolean;

/** The props of one element's view from all its sources, or the promise that it waits for. */
export class ElementData {
  readonly #host: HTMLElement;
  readonly #definition: ViewDefinition;
  readonly #own: OwnSources;
  readonly #changed: () => void;
  readonly #modelChanged: () => void;
  /** The part of the tag's HTML that stays in sight beside the view. Undefined where the view replaces all of it. */
  leftover: readonly Node[] | undefined;
  /** The nodes of the tag that its view takes along, by the ends of the names of their slots. */
  holes: ReadonlyMap<string, Element> = NONE;
  #given: unknown;
  #model: ModelSource | undefined;
  #controller: Controller<ResolvedProps, ResolvedProps> | undefined;
  #labels: LabelTexts | undefined;
  #unfollow: (() => void) | undefined;

  /**
   * @param changed called when the controller, or the page's dictionary, has something else for the view.
   * @param modelChanged called when the component's model has changed.
   */
  constructor(
    host: HTMLElement,
    definition: ViewDefinition,
    own: OwnSources,
    changed: () => void,
    modelChanged: () => void,
  ) {
    this.#host = host;
    this.#definition = definition;
    this.#changed = changed;
    this.#own = own;
    this.#modelChanged = modelChanged;
  }

  /** The component's model, given as a property. */
  get given(): unknown {
    return this.#given;
  }

  set given(model: unknown) {
    this.#given = model;
    this.#modelChanged();
  }

  /**
   * Takes a model that an author has changed. The tag's own values for the props that have changed are ignored from
   * then on, because they are older.
   */
  reload(model: unknown, previous: unknown): void {
    this.#own.outdate(model, previous);
    this.given = model;
  }

  /**
   * @param start starts what controls the view. It is asked once for each stay in the page.
   * @throws a promise of what has to be loaded first, `ModelComing`, or why there are no props.
   */
  read(awaits: AwaitsModel, start = this.#definition.controller): View {
    const words = pageLocale.need();
    if (words) throw words;
    try {
      const own = besideModel(this.#definition, this.#own.read(), () => this.namesModel);
      this.leftover = leftoverOf(this.#definition, own) as readonly Node[] | undefined;
      this.holes = (own.authored.holes as ReadonlyMap<string, Element> | undefined) ?? NONE;
      const read = readProps(this.#definition, own, {
        model: (isLacking) => this.#readModel(isLacking),
        isAwaited: (cause) =>
          cause instanceof Promise ||
          (cause instanceof ModelComing && awaits(cause.from) && !isMissed(cause)),
      });
      if (this.holes.size > 0 && !liveNodes()) throw loadLiveNodes();
      this.#controller ??= start?.(this.#host, this.#changed);
      const props = { ...read, ...this.#controller?.read(read) };
      return { view: this.#definition.view, props, labels: this.#currentLabels() };
    } catch (error) {
      throw error instanceof SanitizerMissing ? loadSanitizer() : error;
    }
  }

  /** Called on first use of an island, so that a model that could not be fetched is asked for again. */
  forgetFailure(): void {
    this.#model?.forgetFailure();
  }

  shown(container: HTMLElement): void {
    this.#controller?.shown?.(container);
  }

  /** Called when the element leaves the page or fails. Nothing is followed or fetched from then on. */
  release(): void {
    this.#model?.release();
    this.#controller?.stop();
    this.#unfollow?.();
    this.#controller = this.#unfollow = undefined;
  }

  /** @throws a promise while what reads models is being loaded, and what `ModelSource.read` throws. */
  #readModel(isLacking: boolean): unknown {
    const { fragment } = this.#definition;
    if (this.#given && !fragment) return this.#given;
    if (!this.#given && !(isLacking && fragment) && !hasModelName(this.#host, this.#definition.props)) {
      this.#model?.release();
      return undefined;
    }
    if (!models) throw loadModels();
    this.#model ??= new models.ModelSource(this.#host, this.#modelChanged, this.#definition);
    return this.#model.read(isLacking, this.#given);
  }

  /** True if the content comes from elsewhere, so that what stands in the tag is none. */
  get namesModel(): boolean {
    const { fragment, form } = this.#definition;
    return (
      (form?.isClosed && looksUnclosed(this.#host)) ||
      this.#given !== undefined ||
      hasModelName(this.#host, this.#definition.props) ||
      (fragment !== undefined && document.head.querySelector(`meta[name="${fragment.meta}"]`) !== null)
    );
  }

  /** The view's own words in the language around it, followed from now on. */
  #currentLabels(): LabelTexts {
    this.#unfollow ??= pageLocale.follow(() => this.#labels !== this.#wantedLabels && this.#changed());
    this.#labels = this.#wantedLabels;
    return this.#labels;
  }

  get #wantedLabels(): LabelTexts {
    return labelsFor(languageAround(this.#host));
  }
}

const NONE: ReadonlyMap<string, Element> = new Map();

/** True if a model that may still come is the page's, and the page has failed. */
const isMissed = ({ from }: ModelComing): boolean => from === 'page' && hasPageFailed();

export const hasPageFailed = (): boolean =>
  ['fail', 'app_error'].includes(document.body.dataset.pageState ?? '');

let models: typeof import('./model-source.js') | undefined;

/** Loads what reads models, once. */
export const loadModels = loadOnce(
  () => import('./model-source.js'),
  (module) => {
    models = module;
  },
);

/** A tag that has a prop of the attribute's name means that. */
const hasModelName = (host: Element, props: ViewDefinition['props']): boolean =>
  MODEL_ATTRIBUTES.some((name) => !props[name] && host.hasAttribute(name)) ||
  (host.firstElementChild !== null &&
    host.querySelector(`:scope > script[data-slot="${MODEL_SLOT}"]`) !== null);
