// npm run bench -- [--n 12,1000] [--runs 7]
// The two tables that stand for the rest: callouts beside plain r2wc, and one course page six ways. Each bench has more
// options when it is run by itself.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { n: { type: 'string' }, runs: { type: 'string' } } });
const given = Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]);

for (const bench of ['bench.mjs', 'course.mjs']) {
  const file = fileURLToPath(new URL(bench, import.meta.url));
  const { status } = spawnSync(process.execPath, [file, ...given], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
