import { labelsFor, pageLocale } from '../../../page/for-elements.js';
import type { LabelTexts } from '../../../vocabulary/labels.js';
import type { Feed, ResolvedProps, ViewDefinition } from '../definition.js';
import type { View } from '../life/renderer.js';
import { loadSanitizer, SanitizerMissing } from '../safety/safe-html.js';
import { ComponentModel, type ModelAnswer } from './component-model.js';
import { isDataSourceError } from './data-source-error.js';
import { warnOfLostWords } from './lost-words.js';
import { languageAround, OwnSources } from './own-sources.js';
import { hasOwnData, resolveProps } from './resolve-props.js';

/** A view's props, or why there are none: an error, something that has to be loaded, or a model that may still come. */
export type Resolved =
  | { readonly props: ResolvedProps }
  | { readonly error: unknown }
  | { readonly awaits: Promise<unknown> }
  | { readonly waitsFor: 'page' | 'fetch' };

/**
 * For which model to wait although there are other data: a view that a server rendered waits for any, one that is to be
 * rendered for the first time for one that is being fetched.
 */
export type WaitPolicy = 'any' | 'fetched' | 'none';

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

  take(properties: ResolvedProps): boolean {
    return this.own.take(properties);
  }

  reload(model: unknown, previous: unknown): void {
    this.own.outdate(model, previous);
    this.model.given = model;
  }

  get hasGivenModel(): boolean {
    return this.model.given !== undefined;
  }

  get canWaitForPage(): boolean {
    return !hasPageFailed();
  }

  retry(): void {
    this.model.forgetFailure();
  }

  isMissing(error: unknown): boolean {
    return isDataSourceError(error);
  }

  view(props: ResolvedProps): View {
    return { view: this.#definition.view, props, labels: this.labels() };
  }

  shown(container: HTMLElement): void {
    this.#feed?.shown?.(container);
  }

  /** @param borne the view that a server rendered, for React to hydrate: the feed tells what that shows. */
  read(policy: WaitPolicy, borne?: HTMLElement): Resolved {
    const words = pageLocale.need();
    if (words) return { awaits: words };
    try {
      const resolved = this.#gather(policy);
      if (!('props' in resolved)) return resolved;
      const props = { ...resolved.props, ...this.#callbacks };
      this.#feed ??= this.#definition.feed?.(this.#host, this.#changed);
      const fed = (borne && this.#feed?.resume?.(borne, props)) ?? this.#feed?.read(props);
      return { props: { ...props, ...fed } };
    } catch (error) {
      return error instanceof SanitizerMissing ? { awaits: loadSanitizer() } : { error };
    }
  }

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

  #gather(policy: WaitPolicy): Resolved {
    const definition = this.#definition;
    const own = this.own.read();
    const { fragment } = definition;
    warnOfLostWords(definition, own);
    const answer = this.model.read(fragment && !hasOwnData(definition, own, fragment.besides));
    if (answer.state === 'none') return { props: resolveProps(definition, own) };
    if (answer.state === 'found') return { props: resolveProps(definition, { ...own, model: answer.model }) };
    if (!hasOwnData(definition, own)) return answer;
    if (isAwaited(answer, policy)) return answer;
    return { props: resolveProps(definition, own) };
  }
}

function isAwaited(answer: ModelAnswer, policy: WaitPolicy): boolean {
  if (answer.state !== 'pending') return false;
  if (answer.waitsFor === 'fetch') return policy !== 'none';
  return policy === 'any' && !hasPageFailed();
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
