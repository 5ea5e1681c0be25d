import type { PageModel } from './fetch-page-model.js';

/** A page's model that was asked for before its state has come; whoever takes the answer hears of a failure. */
export interface ModelRequest {
  readonly answer: Promise<PageModel>;
  /** @param reason the platform makes an error for want of one, and traces its stack. */
  abort(reason?: unknown): void;
}

/** Asks for this page's model now. What asks comes first: pages whose tags bear their views never need it. */
export function askForModel(): ModelRequest {
  const asking = new AbortController();
  const answer = import('./fetch-page-model.js').then(({ fetchPageModel }) =>
    fetchPageModel(location, { signal: asking.signal }),
  );
  answer.catch(() => {});
  return { answer, abort: (reason) => asking.abort(reason) };
}
