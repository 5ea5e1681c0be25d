import { readFileSync, writeFileSync } from 'node:fs';
import type { Tally } from './tally.js';

const PAGE = 'docs/browser-support.md';
const PLACE = /(<!-- results -->\n).*(?=<!-- end of results -->)/s;

/** Writes what each browser counted into the docs' page of browsers, where `UPDATE_BROWSERS=1` asks for it. */
export function writeResults(results: Readonly<Record<string, Tally>>): void {
  if (process.env.UPDATE_BROWSERS !== '1') return;
  const rows = Object.entries(results).map(([browser, { passed, skipped, failures }]) =>
    [browser, passed, failures.length, skipped].join(' | '),
  );
  const table = ['browser | passed | failed | skipped', '--- | --- | --- | ---', ...rows].join('\n');
  const page = readFileSync(PAGE, 'utf8');
  if (!PLACE.test(page))
    throw new Error(`${PAGE} has no place for results: put back <!-- results --> and its end`);
  writeFileSync(PAGE, page.replace(PLACE, `$1${table}\n`));
}
