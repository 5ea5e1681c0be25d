import { existsSync, readFileSync } from 'node:fs';
import { OWN_PAYLOADS, type PayloadName } from '../../elements/_safe/hostile/testing-own-payloads.js';
import { payloadsIn } from '../../elements/_safe/hostile/testing-payloads.js';

/** Public lists of payloads, where they stand beside the project. */
export const MORE_PAYLOADS = '../shared/corpora/';

/** The payloads of the project, and those of public lists where they stand beside it. */
export function readPayloads(name: PayloadName): readonly string[] {
  const file = `${MORE_PAYLOADS}${name}.jsonl`;
  return [...OWN_PAYLOADS[name], ...(existsSync(file) ? payloadsIn(readFileSync(file, 'utf8')) : [])];
}
