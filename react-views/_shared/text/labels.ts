import { englishLabels, type LabelTexts } from '../../../vocabulary/labels.js';

export { englishLabels, type LabelTexts };

let given: LabelTexts | undefined;
let around: () => LabelTexts = () => englishLabels;

/** The one hook of a pure view: a writer without React gives the words by `withLabels`. */
export const useLabels = (): LabelTexts => given ?? around();

/** Says where a view that React renders finds its words. Views cannot ask a context, because Server Components have none. */
export function readLabelsBy(hook: () => LabelTexts): void {
  around = hook;
}

/** Runs code that calls pure views without React. Meanwhile `useLabels` gives them these words. */
export function withLabels<Result>(labels: LabelTexts, call: () => Result): Result {
  const before = given;
  given = labels;
  try {
    return call();
  } finally {
    given = before;
  }
}
