import { labelsFor, pageLocale } from '../../../page/for-elements.js';
import type { LabelTexts } from '../../../vocabulary/labels.js';
import type { Feed, ResolvedProps, ViewDefinition } from '../definition.js';
import { loadSanitizer, SanitizerMissing } from '../safety/safe-html.js';
import { ComponentModel, type ModelAnswer } from './component-model.js';
import { warnOfLostWords } from './lost-words.js';
import { languageAround, OwnSources } from './own-sources.js';
import { hasOwnData, resolveProps } from './resolve-props.js';

/** A view's props, or why there are none: an error, something that has to be loaded, or a model that may still come. */
type Resolved =
  | { readonly props: ResolvedProps }
  | { readonly error: unknown }
  | { readonly awaits: Promise<unknown> }
  | { readonly waitsFor: 'page' | 'fetch' };

/**
 * For which model to wait although there are other data: a view that a server rendered waits for any, one that is to be
 * rendered for the first time for one that is being fetched. What React takes over as a server rendered it (`hydrated`)
 * needs the model too where it has nothing to be taken over for without.
 */
type WaitPolicy = 'hydrated' | 'any' | 'fetched' | 'none';

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

  /** @param taken the view that a server rendered, for React to take over: the feed tells what that shows. */
  read(policy: WaitPolicy, taken?: HTMLElement): Resolved {
    const words = pageLocale.need();
    if (words) return { awaits: words };
    try {
      const resolved = this.#gather(policy);
      if (!('props' in resolved)) return resolved;
      const props = { ...resolved.props, ...this.#callbacks };
      this.#feed ??= this.#definition.feed?.(this.#host, this.#changed);
      const fed = (taken && this.#feed?.resume?.(taken, props)) ?? this.#feed?.read(props);
      return { props: { ...props, ...fed } };
    } catch (error) {
      return error instanceof SanitizerMissing ? { awaits: loadSanitizer() } : { error };
    }
  }

  /** Whether what the feed tells of a view to be taken over may not be all. */
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
    const props = resolveProps(definition, own);
    return policy === 'hydrated' && definition.hydrate(props) === 'never' ? answer : { props };
  }
}

function isAwaited(answer: ModelAnswer, policy: WaitPolicy): boolean {
  if (answer.state !== 'pending') return false;
  if (answer.waitsFor === 'fetch') return policy !== 'none';
  return (policy === 'hydrated' || policy === 'any') && !hasPageFailed();
}

/** Whether a model of the page that is not there will not come. */
export const hasPageFailed = (): boolean => document.body.dataset.pageScripts === 'failed';

/** A view's callback props, each of which dispatches its event on the element. */
function eventCallbacks(element: Element, { events }: ViewDefinition): ResolvedProps {
  const callbacks = Object.entries(events).map(([prop, type]) => [
    prop,
    (detail: unknown) =>
      element.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail })),
  ]);
  return Object.fromEntries(callbacks);
}
