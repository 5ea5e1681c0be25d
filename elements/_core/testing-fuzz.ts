import fc from 'fast-check';

const CASES = 200;

/** The tests' build writes its value here. */
declare const process: { readonly env: { readonly FUZZ_CASES?: string } };

/**
 * Tries a property with generated values: 200 of them, or as many as the environment variable `FUZZ_CASES` says. A failure
 * names its seed and the smallest value that makes it.
 */
export function fuzzed<Value>(values: fc.Arbitrary<Value>, check: (value: Value) => void): void {
  fc.assert(fc.property(values, check), { numRuns: Number(process.env.FUZZ_CASES) || CASES });
}
