import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { inspect } from 'node:util';
import { inOneLine, NONE, type Tally } from './tally.js';

type TestsStream = ReturnType<typeof run>;

/** A file that is not done by then never will be: it is ended, and failed. */
const FILE_LIMIT_MS = 900_000;
const SHARD = /^--shard=(\d+)\/(\d+)$/;
/** In some of them other processes make and remove folders meanwhile. */
const NOT_OURS = /^(?:node_modules|dist|\.git|bench|results)$/;

/** A file's tier says what its tests need beside Node: nothing, the built site, the package, a CMS, or simply more time. */
type Tier = 'node' | 'site' | 'release' | 'nightly' | 'cms';

interface Choice {
  /** Files that do not run unless they are wanted. */
  readonly leftOut?: readonly string[];
  /** Whether only failures are shown, though files are wanted. */
  readonly isQuiet?: boolean;
}

/**
 * Runs the `*.TIER.test.ts` files through node:test.
 *
 * @param wanted parts of file names; without any, every file of the tier. `--shard=1/3` runs a third of them.
 */
export async function runNodeTests(
  tier: Tier,
  wanted: readonly string[],
  { leftOut = [], isQuiet = false }: Choice = {},
): Promise<Tally> {
  const [parts, shard] = [wanted.filter((part) => !SHARD.test(part)), shardOf(wanted)];
  const files = testFiles(tier, parts, leftOut);
  if (files.length === 0) return NONE;
  // Two at a time: the longest stand deepest, and none of them is to be alone in the end.
  files.sort((one, other) => other.split(sep).length - one.split(sep).length);
  const started = performance.now();
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
  // Who names files wants to see each test.
  if (parts.length > 0 && !isQuiet) await shown(events);
  else await failuresShown(events, tier !== 'node');
  console.log(inOneLine(tier, files.length, started, tally));
  return tally;
}

/** The files of a tier whose names have one of these parts; without any, all but those that are left out. */
export const testFiles = (
  tier: Tier | 'visit',
  parts: readonly string[],
  leftOut: readonly string[],
): string[] =>
  ownFiles().filter(
    (file) =>
      new RegExp(`\\.${tier}\\.test\\.tsx?$`).test(file) &&
      (parts.length === 0 ? !leftOut.includes(file) : parts.some((part) => file.includes(part))),
  );

const ownFiles = () =>
  readdirSync('.', { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.test(entry.name)) return [];
    if (!entry.isDirectory()) return [entry.name];
    return readdirSync(entry.name, { recursive: true, encoding: 'utf8' }).map((name) =>
      join(entry.name, name),
    );
  });

async function shown(events: TestsStream): Promise<void> {
  const report = events.compose(new spec());
  report.pipe(process.stdout, { end: false });
  await new Promise((done) => report.on('end', done));
}

/**
 * Prints the tests that fail, each with its file, its sentence and what was wrong, and then what the file wrote.
 *
 * @param namesFiles says which file has begun, where a run takes minutes.
 */
async function failuresShown(events: TestsStream, namesFiles: boolean): Promise<void> {
  const written = new Map<string, string>();
  const failed = new Set<string>();
  const begin = ({ file = '' }) => {
    const path = relative('.', file);
    if (namesFiles && !written.has(path)) console.log(path);
    written.set(path, written.get(path) ?? '');
  };
  const write = ({ file = '', message }: { file?: string; message: string }) => {
    const path = relative('.', file);
    written.set(path, (written.get(path) ?? '') + message);
  };
  events.on('test:start', begin);
  events.on('test:stdout', write);
  events.on('test:stderr', write);
  events.on('test:fail', ({ details, file = '', name }) => {
    const { cause = details.error, failureType } = details.error as Error & { failureType?: string };
    if (failureType === 'subtestsFailed') return;
    failed.add(relative('.', file));
    console.log(
      `\n✖ ${relative('.', file)}: ${name}\n${cause instanceof Error ? cause.stack : inspect(cause)}`,
    );
  });
  events.resume();
  await once(events, 'end');
  for (const path of failed) if (written.get(path)) console.log(`\n${path} wrote:\n${written.get(path)}`);
}

function shardOf(wanted: readonly string[]) {
  const [, index, total] = wanted.map((part) => SHARD.exec(part)).find((match) => match !== null) ?? [];
  return index ? { index: Number(index), total: Number(total) } : undefined;
}
