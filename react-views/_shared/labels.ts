import { createContext, use } from 'react';
import { englishLabels, type LabelTexts } from '../../vocabulary/labels.js';

export { englishLabels, type LabelTexts };

/** The words in the language around a view; its element gives them. */
export const Labels = createContext(englishLabels);

/** Those of a view that is rendered without React. */
let given: LabelTexts | undefined;

export const useLabels = (): LabelTexts => given ?? use(Labels);

/** Until `render` returns, `useLabels` gives these: without React there is no context to ask. */
export function withLabels(labels: LabelTexts, render: () => void): void {
  const outer = given;
  given = labels;
  try {
    render();
  } finally {
    given = outer;
  }
}
