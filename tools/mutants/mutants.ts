import { readFileSync } from 'node:fs';

/** A change of one source that takes a defence away, and the test that must notice. */
export interface Mutant {
  /** The threat, as the first cell of its row in docs/threat-model.md. */
  readonly threat: string;
  readonly file: string;
  /** Is in the file once. */
  readonly from: string;
  readonly to: string;
  readonly test: string;
}

export const MUTANTS = JSON.parse(
  readFileSync(new URL('mutants.json', import.meta.url), 'utf8'),
) as readonly Mutant[];
