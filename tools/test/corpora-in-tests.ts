import { existsSync, readFileSync } from 'node:fs';
import type { TestRunnerPlugin } from '@web/test-runner';

const FOLDER = new URL('../../../shared/corpora/', import.meta.url);

/** Serves the hostile inputs that stand beside the project, at `/corpora/NAME.jsonl`; none where there are none. */
export const corporaInTests = (): TestRunnerPlugin => ({
  name: 'corpora-in-tests',
  serve({ path }) {
    const name = /^\/corpora\/(\w+\.jsonl)$/.exec(path)?.[1];
    if (!name) return undefined;
    const file = new URL(name, FOLDER);
    return { body: existsSync(file) ? readFileSync(file, 'utf8') : '', type: 'text' };
  },
});
