import { fetchPageModel, type PageModel } from './fetch-page-model.js';

/** A page's model that was asked for before its state has come; whoever takes the answer hears of a failure. */
export interface ModelRequest {
  readonly answer: Promise<PageModel>;
  abort(): void;
}

/** Asks for this page's model now. */
export function askForModel(): ModelRequest {
  const asking = new AbortController();
  const answer = fetchPageModel(location, { signal: asking.signal });
  answer.catch(() => {});
  return { answer, abort: () => asking.abort() };
}
