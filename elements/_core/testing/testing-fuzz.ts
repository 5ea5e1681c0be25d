import fc from 'fast-check';

const CASES = 200;

/** The tests' build writes its value here. */
declare const process: { readonly env: { readonly FUZZ_CASES?: string } };

const RUNS = { numRuns: Number(process.env.FUZZ_CASES) || CASES, includeErrorInReport: true };

/**
 * Tries a property with generated values: 200 of them, or as many as the environment variable `FUZZ_CASES` says. A failure
 * names its seed and the smallest value that makes it.
 */
export function fuzzed<Value>(values: fc.Arbitrary<Value>, check: (value: Value) => void): void {
  fc.assert(fc.property(values, check), RUNS);
}

/** The same for what takes its time. The cases follow one another in one page. */
export function fuzzedInTurn<Value>(
  values: fc.Arbitrary<Value>,
  check: (value: Value) => Promise<void>,
): Promise<void> {
  return fc.assert(fc.asyncProperty(values, check), RUNS);
}

/** Text of an author: words, letters of many scripts, marks that mean something to HTML. */
export const words: fc.Arbitrary<string> = fc
  .array(fc.constantFrom('Law', '007', 'Đại học', 'كلية', '<', '"', '’', '}', '{', '😀', '0', 'true'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(' '));
