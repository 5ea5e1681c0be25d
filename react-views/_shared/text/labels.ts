import { englishLabels, type LabelTexts } from '../../../vocabulary/labels.js';

export { englishLabels, type LabelTexts };

let given: LabelTexts | undefined;
let around: () => LabelTexts = () => englishLabels;

/** The one hook of a pure view: a writer without React gives the words by `withLabels`. */
export const useLabels = (): LabelTexts => given ?? around();

/** Says where a view that React renders finds its words; React's contexts do not exist in Server Components. */
export function readLabelsBy(hook: () => LabelTexts): void {
  around = hook;
}

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
