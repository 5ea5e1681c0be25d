import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { it } from 'node:test';
import { limits, timings } from './index.js';

const FOLDERS = ['page', 'elements', 'loader', 'react-views', 'fsm'];
/** Those that CSS has as tokens, which are tested to be the same. */
const TOKENS: Readonly<Record<string, string>> = {
  animationsMs: 'var(--uni-motion-move-long)',
  showMoreFadeMs: 'var(--uni-motion-fade)',
};

const sources = FOLDERS.flatMap((folder) => {
  const root = new URL(`../${folder}/`, import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const shipped = files.filter((file) => /\.(?:tsx?|css)$/.test(file) && !file.includes('.test.'));
  return shipped.map((file) => readFileSync(new URL(file, root), 'utf8'));
}).join('\n');

/** How the modules of `runtime.ts` name a constant: `loaderPollMs` is `LOADER_POLL_MS` there. */
const inCapitals = (name: string) => name.replace(/[A-Z]/g, '_$&').toUpperCase();

for (const name of [...Object.keys(timings), ...Object.keys(limits)]) {
  it(`${name} is read by what ships`, () => {
    const spellings = [TOKENS[name] ?? `.${name}`, inCapitals(name)];
    assert.ok(
      spellings.some((spelling) => sources.includes(spelling)),
      `nothing reads ${name}: it is to go, or something is to follow it`,
    );
  });
}
