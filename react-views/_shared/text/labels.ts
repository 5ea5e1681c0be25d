import { createContext, use } from 'react';
import { englishLabels, type LabelTexts } from '../../../vocabulary/labels.js';

export { englishLabels, type LabelTexts };

/** The words in the language around a view; its element gives them. */
export const Labels = createContext(englishLabels);

let given: LabelTexts | undefined;

/** The one hook of a pure view: whoever writes it without React says the words by `withLabels`. */
export const useLabels = (): LabelTexts => given ?? use(Labels);

/** Calls what calls pure views without React; `useLabels` gives them these words meanwhile. */
export function withLabels<Result>(labels: LabelTexts, call: () => Result): Result {
  const before = given;
  given = labels;
  try {
    return call();
  } finally {
    given = before;
  }
}
