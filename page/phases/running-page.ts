import { interpret } from 'robot3';
import { createLocaleMachine, type LocaleContext } from '../../fsm/locale-machine.js';
import { createPageMachine, type PageEvent, type PageState } from '../../fsm/page-machine.js';
import { createElementModules, type ElementSources } from '../activation/element-modules.js';
import { createTagMounter } from '../activation/mount-tags.js';
import { watchAnchors } from '../anchors/watch-anchors.js';
import { serveAuthors } from '../authoring/serve-authors.js';
import { parsed } from '../environment/parsed.js';
import { goToLanguage, loadLocale } from '../locale/locale.js';
import { pageLocale } from '../locale/page-language.js';
import { askForModel, type ModelRequest, pageModel } from '../model/page-model.js';
import { networkIdle } from '../request/network-idle.js';
import { reportMissing, withinTenSeconds } from '../scripts.js';
import { sharedStore } from '../shared.js';
import { feedDataLayer } from './data-layer.js';
import { hideOutage, showOutage } from './outage.js';
import { createPageData, type PageData } from './page-context.js';
import { isFailure, setPageState } from './page-state.js';
import { allComponentsOverdue, bareTags, type Phase, phase } from './phase.js';

export type PhaseName = 'aboveTheFold' | 'allComponents';
export type SettledState = 'success' | 'fail' | 'app_error';

/** The page of this document, once started. There is one, however many bundles and copies of the library there are. */
export interface RunningPage {
  readonly state: PageState;
  readonly locale: LocaleContext;
  /** The page's context. Each change dispatches `uni-page-context` on the document. */
  readonly data: PageData;
  /** The first state in which the page settled. Never rejects. */
  readonly done: Promise<SettledState>;
  /** Goes to this page in another of its languages, given by its two-letter code. Any other code is ignored. */
  setLanguage(code: string): void;
  /** Sends the page machine an event, such as ANALYTICS_PAGE_LOAD or RESET. */
  send(event: PageEvent): void;
  /** Brings a phase's tags. They are mounted when the phase comes, or now if it has come or is passed over. */
  addPhase(phase: PhaseName, sources: ElementSources): void;
  /** Brings tags of no phase, such as the outage message. */
  addElements(sources: ElementSources): void;
  /** Ends all that is under way. Nothing listens any more, and a new page can be started. */
  stop(): void;
}

/** The effect of a state, and the event that follows it. */
type Effect = (signal: AbortSignal) => Promise<PageEvent | undefined>;

/** Opens the page of this document, still idle. */
export function openPage(): RunningPage {
  const page = new Page();
  store().page = page;
  return page;
}

export const runningPage = (): RunningPage | undefined => store().page;

class Page implements RunningPage {
  readonly #modules = createElementModules();
  readonly #tagMounter = createTagMounter(this.#modules, (error) => this.#mountFailed(error));
  readonly #phases: Readonly<Record<PhaseName, Phase>> = { aboveTheFold: phase(), allComponents: phase() };
  readonly #machine = interpret(createPageMachine(), () => this.#changed());
  readonly #locale = interpret(createLocaleMachine({ navigate: goToLanguage }), () => {});
  readonly #anchors = watchAnchors();
  /** Is aborted when the page stops. */
  readonly #life = new AbortController();
  readonly #data = createPageData(this.#life.signal);
  readonly #settled = Promise.withResolvers<SettledState>();
  readonly #reported = new Set<unknown>();
  readonly #effects: Readonly<Partial<Record<PageState, Effect>>> = {
    aboveTheFoldWaitForLocale: (signal) => {
      this.#tagMounter.preload([...this.#phases.aboveTheFold.tags]);
      return this.#loadLocale(signal);
    },
    waitForLocale: (signal) => {
      this.#phases.aboveTheFold.isOpen = true;
      return this.#loadLocale(signal);
    },
    aboveTheFold: (signal) => this.#mount('aboveTheFold', signal),
    fetchPageJson: (signal) => this.#takeModel(signal),
    allComponents: (signal) => this.#mountAllComponents(signal),
    waitForAllComponentsNetworkIdle: (signal) => networkIdle(signal).then(() => 'NEXT' as const),
    success: async () => void hideOutage(),
    // Tags that need the page's model wait for it with their authored content.
    fail: () =>
      this.#tagMounter.mount([...this.#open('aboveTheFold'), ...this.#open('allComponents')]).then(),
    app_error: async () => void showOutage((tags) => this.#modules.define(tags)),
  };
  #state: PageState = 'idle';
  #model: ModelRequest | undefined;
  /** Is aborted when the page leaves its current state. */
  #stay = new AbortController();

  constructor() {
    const { signal } = this.#life;
    document.addEventListener('uni-error', this.#onError, { signal });
    document.addEventListener('DOMContentLoaded', () => this.#data.update({ domLoaded: true }), { signal });
    const modelChanged = () => this.#data.update({ modelData: pageModel.now });
    signal.addEventListener('abort', pageModel.follow(modelChanged));
    feedDataLayer(signal);
    setPageState(this.#state);
    serveAuthors({
      send: (event) => this.send(event),
      define: (tags) => this.#modules.define(tags),
      ready: this.done,
      signal,
    });
  }

  get state() {
    return this.#state;
  }

  get locale() {
    return this.#locale.context;
  }

  get data() {
    return this.#data.data;
  }

  get done() {
    return this.#settled.promise;
  }

  setLanguage(language: string) {
    this.#locale.send({ type: 'SET_LANGUAGE', language });
  }

  send(event: PageEvent) {
    this.#machine.send(event);
  }

  addPhase(name: PhaseName, sources: ElementSources) {
    const { tags, provided, isOpen } = this.#phases[name];
    this.addElements(sources);
    for (const tag of Object.keys(sources)) tags.add(tag);
    provided.resolve();
    if (isOpen) this.#tagMounter.mount(Object.keys(sources)).catch((error) => this.#mountFailed(error));
  }

  addElements(sources: ElementSources) {
    this.#modules.provide(sources);
    void this.#tagMounter.watch(Object.keys(sources));
  }

  stop() {
    this.#life.abort();
    this.#stay.abort();
    this.#model?.abort();
    this.#tagMounter.stop();
    this.#anchors.stop();
    if (store().page === this) store().page = undefined;
  }

  /**
   * Runs the effect of a state that the machine has come to. What the state before was waiting for is aborted. We give the
   * new state as the reason, because without one the platform would make an error, with a stack that nobody reads.
   */
  #changed() {
    const current = this.#machine.machine.current as PageState;
    const isReloading = this.#machine.context.reload !== 'idle';
    this.#data.update({ reloadingDataInAuthorEditingState: isReloading });
    if (current === this.#state) return;
    this.#state = current;
    this.#stay.abort(current);
    this.#stay = new AbortController();
    const { signal } = this.#stay;
    setPageState(current);
    if (isSettled(current)) this.#settled.resolve(current);
    // Somebody who heard of the state has sent the next event already.
    if (signal.aborted) return;
    if (isSettled(current)) void this.#anchors.wire(signal);
    this.#effects[current]?.(signal).then(
      (event) => event && !signal.aborted && this.send(event),
      (error: unknown) => this.#mountFailed(error),
    );
  }

  /**
   * Asks for the model and the locale at the same time. `#takeModel` waits for the model later. If every tag has a
   * server-rendered view, model and dictionary are only loaded for an element that needs them.
   */
  async #loadLocale(signal: AbortSignal): Promise<PageEvent> {
    await parsed();
    const isWhole = this.#tagMounter.areWritten();
    const ask = () => (this.#model ??= askForModel());
    if (isWhole) pageModel.defer(() => ask().answer.then(pageModel.set));
    else ask();
    await this.#takeLocale(signal, !isWhole);
    if (isWhole) pageLocale.defer(() => this.#takeLocale(this.#life.signal));
    return 'LOCALE_LOADED';
  }

  async #takeLocale(signal: AbortSignal, withDictionary = true): Promise<void> {
    const locale = await loadLocale(signal, withDictionary);
    this.#locale.send('RESET');
    this.#locale.send('LOADING');
    this.#locale.send({ type: 'LOADED', locale });
    pageLocale.set(this.#locale.context);
    this.#data.update({ hasLocale: true });
  }

  async #takeModel(signal: AbortSignal): Promise<PageEvent> {
    // Nothing was asked for, because every view is written (`#loadLocale`).
    if (!this.#model) return 'DATA_LOADED';
    const { answer, abort } = this.#model;
    this.#model = undefined;
    signal.addEventListener('abort', abort);
    try {
      const model = await answer;
      signal.throwIfAborted();
      pageModel.set(model);
      return 'DATA_LOADED';
    } catch (error) {
      return { type: 'REJECT', error };
    }
  }

  async #mountAllComponents(signal: AbortSignal): Promise<PageEvent> {
    const { provided, tags } = this.#phases.allComponents;
    try {
      const isSettled = Promise.race([provided.promise, allComponentsOverdue(signal)]).then(() => true);
      if (!(await withinTenSeconds(isSettled)) && !signal.aborted) return lacking();
    } catch (error) {
      return { type: 'REJECT', error };
    }
    // Nobody will bring them, because the loader could not be loaded.
    if (tags.size === 0 && bareTags()[0]) return lacking();
    return this.#mount('allComponents', signal);
  }

  async #mount(name: PhaseName, signal: AbortSignal): Promise<PageEvent> {
    const isMounted = this.#tagMounter.mount(this.#open(name)).then(() => true);
    return (await withinTenSeconds(isMounted)) || signal.aborted ? 'COMPONENTS_MOUNTED' : lacking();
  }

  /** Opens a phase and returns its tags. Tags that are brought later mount at once. */
  #open(name: PhaseName): string[] {
    this.#phases[name].isOpen = true;
    return [...this.#phases[name].tags];
  }

  /** An error that the page has reported needs no second report by its element. */
  readonly #onError = (event: Event) => {
    const { error } = (event as CustomEvent<{ error?: Partial<Error> } | null>).detail ?? {};
    if (event.defaultPrevented || isDataSourceError(error) || worksWithout(error, event.target)) return;
    event.preventDefault();
    this.#mountFailed(error);
  };

  /** Spec section 8, "Mount exception". */
  #mountFailed(error: unknown) {
    if (this.#life.signal.aborted || this.#reported.has(error)) return;
    this.#reported.add(error);
    console.error('application failed to mount components with error', error);
    this.send({ type: 'APP_ERROR', error });
  }
}

/**
 * A promised script has not come, so the page goes on without it. If every class is there, the one that mounts them is
 * missing.
 */
function lacking(): PageEvent {
  reportMissing(`${bareTags()}` || 'what renders views');
  return 'REJECT';
}

const isSettled = (state: PageState): state is SettledState => state === 'success' || isFailure(state);

/** Missing data are no fault of the application: the element keeps its authored content. */
const isDataSourceError = (error: Partial<Error> | undefined) => error?.name === 'DataSourceError';

interface PageStore {
  page: RunningPage | undefined;
}

const store = () =>
  sharedStore<PageStore>(
    'page',
    () => ({ page: undefined }),
    (present) => 'page' in present,
  );

/** Whether a script is missing whose element shows its content: a visitor reads it, so the page has not failed. */
const worksWithout = (error: Partial<Error> | undefined, element: EventTarget | null): boolean =>
  error?.name === 'ChunkMissing' && element instanceof HTMLElement && element.innerText.trim() !== '';
