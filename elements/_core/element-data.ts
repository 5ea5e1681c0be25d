import { pageLocale } from '../../page/locale/page-language.js';
import { labelsFor } from '../../page/locale/words.js';
import type { LabelTexts } from '../../vocabulary/labels.js';
import type { Controller, ResolvedProps, ViewDefinition } from './define.js';
import { languageAround } from './language-around.js';
import { ModelComing } from './model-error.js';
import { ModelSource } from './model-source.js';
import { OwnSources } from './own-sources.js';
import { readProps } from './read-props.js';
import { loadSanitizer, SanitizerMissing } from './safe/safe-html.js';
import type { View } from './write-html.js';

/** Whether to wait for a model that is on its way, although the tag has other data. */
export type AwaitsModel = (from: ModelComing['from']) => boolean;

/** What one element's view gets from all its sources, or what it waits for. */
export class ElementData {
  readonly own: OwnSources;
  readonly model: ModelSource;
  readonly #host: HTMLElement;
  readonly #definition: ViewDefinition;
  readonly #changed: () => void;
  #controller: Controller<ResolvedProps, ResolvedProps> | undefined;
  #labels: LabelTexts | undefined;
  #unfollow: (() => void) | undefined;

  /**
   * @param changed called when the controller, or the page's dictionary, has something else for the view.
   * @param modelChanged called when the component's model has changed.
   */
  constructor(host: HTMLElement, definition: ViewDefinition, changed: () => void, modelChanged: () => void) {
    this.#host = host;
    this.#definition = definition;
    this.#changed = changed;
    this.own = new OwnSources(host, definition);
    this.model = new ModelSource(host, modelChanged, definition.fragment);
  }

  /** Takes a model that an author has changed; what the tag says of the same props is out of date. */
  reload(model: unknown, previous: unknown): void {
    this.own.outdate(model, previous);
    this.model.given = model;
  }

  /**
   * @param start starts what controls the view; it is asked once for each stay in the page.
   * @throws a promise of what has to be loaded first, `ModelComing`, or why there are no props.
   */
  read(awaits: AwaitsModel, start = this.#definition.controller): View {
    const words = pageLocale.need();
    if (words) throw words;
    try {
      const read = readProps(this.#definition, this.own.read(), {
        model: (isLacking) => this.model.read(isLacking),
        isAwaited: (cause) => cause instanceof ModelComing && awaits(cause.from) && !isMissed(cause),
      });
      this.#controller ??= start?.(this.#host, this.#changed);
      const props = { ...read, ...this.#controller?.read(read) };
      return { view: this.#definition.view, props, labels: this.#currentLabels() };
    } catch (error) {
      throw error instanceof SanitizerMissing ? loadSanitizer() : error;
    }
  }

  shown(container: HTMLElement): void {
    this.#controller?.shown?.(container);
  }

  /** Nothing is followed or fetched any more. */
  release(): void {
    this.model.release();
    this.#controller?.stop();
    this.#unfollow?.();
    this.#controller = this.#unfollow = undefined;
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

/** Whether a model that may still come is the page's, and the page has failed. */
const isMissed = ({ from }: ModelComing): boolean => from === 'page' && hasPageFailed();

export const hasPageFailed = (): boolean =>
  ['fail', 'app_error'].includes(document.body.dataset.pageState ?? '');
