import { reportMissing, withinTenSeconds } from '../scripts.js';
import { sharedValue } from '../shared.js';
import type { PageModel } from './fetch-model.js';

/** The page's model, its keys normalised, for every element that waits for it. */
export const pageModel = sharedValue<unknown>('page-model');

/** The page's model, asked for before the state that needs it. Only code that awaits `answer` sees a failure. */
export interface ModelRequest {
  readonly answer: Promise<PageModel>;
  /** @param reason the platform makes an error for want of one, and traces its stack. */
  abort(reason?: unknown): void;
}

/**
 * Asks for this page's model when a tag first needs it, because pages whose tags all have a server-rendered view never
 * do.
 */
export function askForModel(): ModelRequest {
  const asking = new AbortController();
  const answer = ask(asking.signal);
  answer.catch(() => {});
  return { answer, abort: (reason) => asking.abort(reason) };
}

async function ask(signal: AbortSignal): Promise<PageModel> {
  const script = await withinTenSeconds(import('./fetch-model.js')).catch(reportMissing);
  if (script) return script.fetchPageModel(location, { signal });
  throw new Error('Error loading script');
}
