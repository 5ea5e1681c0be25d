import { englishLabels, type LabelTexts } from '../../../vocabulary/labels.js';

export { englishLabels, type LabelTexts };

let wordsOfWriter: LabelTexts | undefined;
let wordsFromReact: () => LabelTexts = () => englishLabels;

/** The one hook of a pure view: a writer without React gives the words by `withLabels`. */
export const useLabels = (): LabelTexts => wordsOfWriter ?? wordsFromReact();

/**
 * Says where a view that React renders finds its words: `labels-in-island.ts` has them in a context. This module may not
 * import that, because Server Components have no contexts.
 */
export function readLabelsBy(hook: () => LabelTexts): void {
  wordsFromReact = hook;
}

/** Runs code that calls pure views without React. Meanwhile `useLabels` gives them these words. */
export function withLabels<Result>(labels: LabelTexts, call: () => Result): Result {
  const before = wordsOfWriter;
  wordsOfWriter = labels;
  try {
    return call();
  } finally {
    wordsOfWriter = before;
  }
}
