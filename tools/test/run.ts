// npm test: checks, then browser tests, then Node tests. `browser` or `node` and file names narrow it:
//   npm run test:browser -- elements/callout/uni-callout.test.ts
import { spawnSync } from 'node:child_process';
import { runBrowserTests } from './browser-tests.js';
import { findChromium } from './find-chromium.js';
import { runNodeTests } from './node-tests.js';
import { sum } from './tally.js';

const CHECKS: readonly (readonly string[])[] = [
  ['node_modules/.bin/tsc', '-p', 'tsconfig.json'],
  ['node_modules/.bin/tsc', '-p', 'tsconfig.node.json'],
  ['node_modules/.bin/biome', 'check', '.'],
  [process.execPath, '--import', 'tsx', 'tools/check-imports.ts'],
];

function check(): boolean {
  const results = CHECKS.map(([command, ...args]) => {
    console.log(`· ${[command, ...args].join(' ').replace('node_modules/.bin/', '')}`);
    return spawnSync(command!, args, { stdio: 'inherit' }).status === 0;
  });
  return results.every(Boolean);
}

function findBrowserOrExit(): void {
  try {
    findChromium();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const [only, ...patterns] = process.argv.slice(2);
findBrowserOrExit();
const checked = only === undefined ? check() : true;
const tallies = [
  only === 'node' ? undefined : await runBrowserTests(patterns),
  only === 'browser' ? undefined : await runNodeTests(patterns),
].filter((tally) => tally !== undefined);
const { passed, failed, skipped } = sum(tallies);

if (!checked) console.log('Types, lint or import directions are not clean: see above.');
const total = failed + (checked ? 0 : 1);
console.log(`${passed} passed, ${total} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(total === 0 && passed > 0 ? 0 : 1);
