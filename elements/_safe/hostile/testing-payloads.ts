import { OWN_PAYLOADS, type PayloadName } from './testing-own-payloads.js';

/** The tests' build writes it here: where public lists of payloads are served, or nothing. */
declare const process: { readonly env: { readonly MORE_PAYLOADS: string } };

/** The payloads of the project in a browser's tests, and those of public lists where they stand beside it. */
export async function payloadsOf(name: PayloadName): Promise<readonly string[]> {
  const own = OWN_PAYLOADS[name];
  if (!process.env.MORE_PAYLOADS) return own;
  const answer = await fetch(`${process.env.MORE_PAYLOADS}${name}.jsonl`);
  return [...own, ...payloadsIn(await answer.text())];
}

/** The payloads of a list: in each line a record that has one. */
export const payloadsIn = (lines: string): string[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { payload: string }).payload);
