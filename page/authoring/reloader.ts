import type { PageEvent } from '../../fsm/page-machine.js';
import { timings } from '../../vocabulary/timings.js';
import { isEditingMode } from '../environment/modes.js';
import { RequestError } from '../request/request-error.js';
import { warnOnce } from '../warn.js';
import { canonicalPath, modelPlace, parentPath, placesIn } from './component-places.js';
import { type EditedComponent, EditedModels, type FetchedModel } from './edited-models.js';
import type { ModelPatch, PatchKind, PatchSink } from './model-patch.js';
import { type Change, type Define, showChanges } from './show-changes.js';

export interface ReloaderOptions {
  /** Takes the steps of the reload machine. */
  readonly send: (event: PageEvent) => void;
  readonly define: Define;
  /** The page has settled. Until then, what it fetches may still be on its way. */
  readonly ready: Promise<unknown>;
  readonly signal: AbortSignal;
}

/** A component whose model is fetched until it differs. */
interface Awaited extends EditedComponent {
  readonly missing: Set<string>;
  /** By the clock of `performance.now()`: the timers of a hidden tab fire seldom. */
  readonly until: number;
  polls: number;
}

const NOT_FOUND = 404;
/** More hints than that in one task are a storm: no page has so many components. */
const MAX_HINTS = 10_000;

/**
 * Fetches what editors hint at until it differs from what it was (spec section 6: every 100 ms, at most 160 times), and
 * has it shown. One call for each page or fragment and poll, however many of its components are waited for, and no
 * timer while nothing is.
 */
export class Reloader implements PatchSink {
  readonly #options: ReloaderOptions;
  readonly #models = new EditedModels();
  readonly #hints = new Map<string, PatchKind>();
  readonly #awaited = new Map<string, Awaited>();
  #isRunning = false;

  constructor(options: ReloaderOptions) {
    this.#options = options;
  }

  add({ kind, path }: ModelPatch): void {
    if (this.#hints.size >= MAX_HINTS) return;
    if (this.#hints.size === 0) queueMicrotask(() => this.#takeHints());
    this.#hints.set(path, stronger(kind, this.#hints.get(path)));
  }

  end(): void {
    this.#hints.clear();
    this.#awaited.clear();
  }

  /** Only what stands in the page is waited for: a message's path decides nothing else. */
  #takeHints(): void {
    const places = placesIn(document);
    for (const [written, hinted] of this.#hints) {
      const path = canonicalPath(written);
      const known = path && knownPath(path, places);
      const { owner, item } = (known && modelPlace(places.get(known)!)) || {};
      if (known === undefined || owner === undefined || item === undefined) {
        const named = written.slice(0, 200);
        warnOnce('authoring: a path is no component of this page; it is ignored', 'warn', named);
        continue;
      }
      const kind = known === path || hinted === 'shown' ? hinted : 'children';
      const until = performance.now() + timings.editingPollMs * timings.editingMaxPolls;
      const before = this.#awaited.get(known);
      const merged = stronger(kind, before?.kind);
      const missing = before?.missing ?? new Set();
      if (path !== undefined && known !== path) missing.add(path);
      this.#awaited.set(known, { kind: merged, path: known, owner, item, missing, until, polls: 0 });
    }
    this.#hints.clear();
    if (this.#awaited.size > 0 && !this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    const { ready, send, signal } = this.#options;
    this.#isRunning = true;
    await ready;
    while (this.#awaited.size > 0 && !signal.aborted) {
      const began = performance.now();
      send('LOADING');
      await this.#poll();
      if (!isEditingMode()) this.end();
      if (this.#awaited.size > 0) await pause(timings.editingPollMs - (performance.now() - began), signal);
    }
    for (const event of ['LOADED', 'MOUNTING', 'MOUNTED'] as const) send(event);
    this.#isRunning = false;
    if (this.#awaited.size > 0 && !signal.aborted) void this.#run();
  }

  async #poll(): Promise<void> {
    const { send, define, signal } = this.#options;
    const asked = [...this.#awaited.values()];
    const owners = [...new Set(asked.map(({ owner }) => owner))];
    const answers = await Promise.all(owners.map((owner) => this.#fetch(owner)));
    if (signal.aborted) return;
    const changes = answers.flatMap((fetched) => (fetched ? this.#take(fetched, asked) : []));
    for (const awaited of asked) this.#count(awaited);
    if (changes.length === 0) return;
    send('MOUNTING');
    await showChanges(changes, define, signal).catch((error: unknown) => {
      if (!signal.aborted) warnOnce(`authoring: a change is not shown; reload the page (${error})`);
    });
    send('MOUNTED');
    window.dispatchEvent(new CustomEvent('cq-async-content-loaded'));
  }

  async #fetch(owner: string): Promise<FetchedModel | undefined> {
    try {
      return await this.#models.fetch(owner, this.#options.signal);
    } catch (error) {
      const isGone = error instanceof RequestError && (error.status === NOT_FOUND || error.kind === 'origin');
      for (const { path, owner: its } of [...this.#awaited.values()])
        if (isGone && its === owner) this.#awaited.delete(path);
      if (!this.#options.signal.aborted)
        warnOnce(`authoring: the model of ${owner} cannot be fetched (${error})`);
      return undefined;
    }
  }

  /** The changes among the requests. Nobody waits for those any longer. */
  #take(fetched: FetchedModel, asked: readonly Awaited[]): Change[] {
    const changes = new Map<string, Change>();
    const places = placesIn(document);
    for (const awaited of asked) {
      const found = awaited.owner === fetched.owner ? this.#models.changesFor(awaited, fetched, places) : [];
      for (const change of found) changes.set(change.path, change);
      if (found.length > 0) this.#forget(awaited);
    }
    if (changes.size === 0 && fetched.now === fetched.before) return [];
    if (changes.size > 0) this.#options.send('LOADED');
    this.#models.accept(fetched, new Set(changes.keys()));
    return [...changes.values()];
  }

  /** A change that makes no difference is not waited for longer than the specification has it. */
  #count(awaited: Awaited): void {
    awaited.polls++;
    if (awaited.polls >= timings.editingMaxPolls || performance.now() >= awaited.until) this.#forget(awaited);
  }

  /** Unless its editor has hinted at it again meanwhile. */
  #forget(awaited: Awaited): void {
    if (this.#awaited.get(awaited.path) === awaited) this.#awaited.delete(awaited.path);
  }
}

/** Nodes that an editor has replaced show the change already: they are not mounted again. */
const stronger = (kind: PatchKind, other: PatchKind = kind): PatchKind =>
  (['shown', 'content', 'children'] as const).find((each) => each === kind || each === other)!;

/** The component at a path or, where the page has none, the nearest one around it. */
function knownPath(path: string, places: ReadonlyMap<string, Element>): string | undefined {
  for (let at: string | undefined = path; at !== undefined; at = parentPath(at))
    if (places.has(at)) return at;
  return undefined;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
