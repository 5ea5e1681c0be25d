import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { NONE, type Tally } from './tally.js';

/** A file that is not done by then never will be: it is ended, and failed. */
const FILE_LIMIT_MS = 900_000;
const SHARD = /^--shard=(\d+)\/(\d+)$/;
const NOT_OURS = /^(node_modules|dist|\.git|bench)\b/;

/** A file's tier says what its tests need beside Node: nothing, the built site, the package, a CMS, or simply more time. */
type Tier = 'node' | 'site' | 'release' | 'nightly' | 'cms';

/**
 * Runs the `*.TIER.test.ts` files through node:test.
 *
 * @param wanted parts of file names; without any, every file of the tier. `--shard=1/3` runs a third of them.
 * @param leftOut files that do not run unless they are wanted.
 */
export async function runNodeTests(
  tier: Tier,
  wanted: readonly string[],
  leftOut: readonly string[] = [],
): Promise<Tally> {
  const [parts, shard] = [wanted.filter((part) => !SHARD.test(part)), shardOf(wanted)];
  const files = readdirSync('.', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      new RegExp(`\\.${tier}\\.test\\.tsx?$`).test(file) &&
      !NOT_OURS.test(file) &&
      (parts.length === 0 ? !leftOut.includes(file) : parts.some((part) => file.includes(part))),
  );
  if (files.length === 0) return NONE;
  // Two at a time: the longest stand deepest, and none of them is to be alone in the end.
  files.sort((one, other) => other.split(sep).length - one.split(sep).length);
  const tally = { passed: 0, skipped: 0, failures: [] as string[] };
  // One Sling answers all files, and some measure it.
  const concurrency = tier === 'cms' ? 1 : 2;
  const events = run({ files, concurrency, timeout: FILE_LIMIT_MS, ...(shard && { shard }) });
  events.on('test:pass', ({ details, skip }) => {
    if (details.type === 'suite') return;
    if (skip !== undefined && skip !== false) tally.skipped++;
    else tally.passed++;
  });
  events.on('test:fail', ({ details, file = '', name }) => {
    if (details.type === 'suite') return;
    tally.failures.push(`${relative('.', file)}: ${name}`);
  });
  const report = events.compose(new spec());
  report.pipe(process.stdout, { end: false });
  await new Promise((done) => report.on('end', done));
  return tally;
}

function shardOf(wanted: readonly string[]) {
  const [, index, total] = wanted.map((part) => SHARD.exec(part)).find((match) => match !== null) ?? [];
  return index ? { index: Number(index), total: Number(total) } : undefined;
}
