/** A page as it goes out. Plain values: a response can be read only by the request that it was made for. */
export interface Page {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: [string, string][];
}

/**
 * A page that one visit asks the origin for and makes, for all who come meanwhile. Plain values here too: the platform
 * cancels a promise with the request that made it, so no other request may wait for the same promise.
 */
export interface Run {
  readonly since: number;
  /** Whether the origin has sent the whole page. */
  isRead: boolean;
  /** The page as the origin has it, once it is known that everybody may have it. */
  original?: Page;
  isDone: boolean;
  made?: Page | undefined;
}

/** The pages that are being made, by their keys. */
export type Runs = Map<string, Run>;

/** How often who waits for another visit's page looks for it. */
const LOOK_MS = 10;
/** If an origin takes longer, or the visit that asked it was ended, visitors ask it themselves. As in nginx. */
const LONGEST_ANSWER_MS = 5000;
/** Platforms end what outlives its request by more than this, and do not say so. */
const LONGEST_RUN_MS = 30_000;

/** Undefined if nobody makes the page, or who did was ended by the platform. */
export function runOf(runs: Runs, key: string): Run | undefined {
  const run = runs.get(key);
  return run && Date.now() - run.since < LONGEST_RUN_MS ? run : undefined;
}

export function startRun(runs: Runs, key: string): Run {
  const run: Run = { since: Date.now(), isRead: false, isDone: false };
  runs.set(key, run);
  return run;
}

/** @param made is not there for a page that stays as it is, failed, or is not for everybody. */
export function endRun(runs: Runs, key: string, run: Run, made?: Page): void {
  Object.assign(run, { isRead: true, isDone: true, made });
  if (runs.get(key) === run) runs.delete(key);
}

/**
 * Waits until the origin has answered another visit, and from then on for the page that is made of it.
 *
 * @param budgetMs how long it may be made.
 */
export async function waitFor(run: Run, budgetMs: number): Promise<void> {
  while (!run.isRead && Date.now() - run.since < LONGEST_ANSWER_MS) await look();
  for (let waitedMs = 0; run.isRead && !run.isDone && waitedMs < budgetMs; waitedMs += LOOK_MS) await look();
}

const look = () => new Promise((done) => setTimeout(done, LOOK_MS));
