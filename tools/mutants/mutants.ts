import { readFileSync } from 'node:fs';

/** A change of one source that takes something away, and the test that must notice. */
export interface Mutant {
  /**
   * The threat, as the first cell of its row in docs/threat-model.md. For a behaviour, it is what somebody sees without it.
   */
  readonly threat: string;
  readonly file: string;
  /** Is in the file once. */
  readonly from: string;
  readonly to: string;
  readonly test: string;
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as readonly Mutant[];

/** Each takes a defence away. */
export const THREATS = read('mutants.json');

/** All, with those that take a behaviour away which tests have missed before. */
export const MUTANTS = [...THREATS, ...read('behaviours.json')];
