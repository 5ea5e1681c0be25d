import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { inOneLine, longestInOneLine, NONE, type Tally } from './tally.js';

type TestsStream = ReturnType<typeof run>;

/** A process that is not done by then never will be: it is ended, and failed. */
const PROCESS_LIMIT_MS = 900_000;
/** More than there are cores: the one that has the longest tests is not to be alone in the end. */
const BATCHES = 4;
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
 * @param wanted parts of file names. Without any, every file of the tier runs. `--shard=1/3` runs a third of them.
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
  const batches = tier === 'node' ? batchesOf(files) : undefined;
  const tally = { passed: 0, skipped: 0, failures: [] as string[] };
  // One Sling answers all files, and some measure it. It also loses classes of templates for good if two files have it
  // compile at once.
  const concurrency = tier === 'cms' ? 1 : 2;
  const events = run({
    files: batches ? [...batches.modules.keys()] : files,
    concurrency,
    timeout: PROCESS_LIMIT_MS,
    ...(shard && { shard }),
  });
  const msOf = timesOf(events);
  events.on('test:pass', ({ details, skip }) => {
    if (details.type === 'suite') return;
    if (skip !== undefined && skip !== false) tally.skipped++;
    else tally.passed++;
  });
  events.on('test:fail', ({ details, file = '', name }) => {
    if (details.type === 'suite') return;
    tally.failures.push(`${relative('.', file)}: ${name}`);
  });
  // A person who names files wants to see each test.
  if (parts.length > 0 && !isQuiet) await shown(events);
  else await failuresShown(events, tier !== 'node', batches?.modules);
  batches?.remove();
  const longest = batches ? undefined : longestInOneLine(msOf);
  if (longest) console.log(longest);
  console.log(inOneLine(tier, files.length, started, tally));
  return tally;
}

/** Measures each file, from the start of its process to its last test. The map is whole when the run has ended. */
function timesOf(events: TestsStream): ReadonlyMap<string, number> {
  const begun = new Map<string, number>();
  const msOf = new Map<string, number>();
  const note = ({ file }: { readonly file?: string }) => {
    if (!file) return;
    const path = relative('.', file);
    if (!begun.has(path)) begun.set(path, performance.now());
    msOf.set(path, performance.now() - begun.get(path)!);
  };
  for (const type of ['test:dequeue', 'test:pass', 'test:fail', 'test:complete'] as const)
    events.on(type, note);
  return msOf;
}

/**
 * Modules that import some of these files each. Files that need nothing beside Node share a process: to load the
 * elements and the demo server takes longer than most files' tests.
 */
function batchesOf(files: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'uni-batches-'));
  const loader = pathToFileURL(resolve('tools/test/load-tests.ts')).href;
  const batches = new Map<string, readonly string[]>();
  for (let batch = 0; batch < Math.min(BATCHES, files.length); batch++) {
    const own = files.filter((_file, at) => at % BATCHES === batch);
    const module = join(folder, `${batch}.mjs`);
    writeFileSync(
      module,
      `import { loadTests } from ${JSON.stringify(loader)};\nloadTests(${JSON.stringify(own)});\n`,
    );
    batches.set(module, own);
  }
  return { modules: batches, remove: () => rmSync(folder, { recursive: true }) };
}

/** The files of a tier whose names have one of these parts. Without any, all but those that are left out. */
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
 * Prints the tests that fail, each with its file, its sentence and what was wrong, and then what their process wrote.
 *
 * @param namesFiles says which file has begun, where a run takes minutes.
 * @param batches the files that share a process, by its module.
 */
async function failuresShown(
  events: TestsStream,
  namesFiles: boolean,
  batches: ReadonlyMap<string, readonly string[]> = new Map(),
): Promise<void> {
  const processOf = new Map([...batches].flatMap(([module, files]) => files.map((file) => [file, module])));
  const begun = new Set<string>();
  const written = new Map<string, string>();
  const failed = new Map<string, Set<string>>();
  const write = ({ file = '', message }: { file?: string; message: string }) => {
    const path = batches.has(file) ? file : relative('.', file);
    written.set(path, (written.get(path) ?? '') + message);
  };
  events.on('test:start', ({ file = '' }) => {
    const path = relative('.', file);
    if (namesFiles && !begun.has(path)) console.log(path);
    begun.add(path);
  });
  events.on('test:stdout', write);
  events.on('test:stderr', write);
  events.on('test:fail', ({ details, file = '', name }) => {
    const { cause = details.error, failureType } = details.error as Error & { failureType?: string };
    if (failureType === 'subtestsFailed') return;
    const path = relative('.', file);
    const process = processOf.get(path) ?? path;
    failed.set(process, (failed.get(process) ?? new Set()).add(path));
    console.log(`\n✖ ${path}: ${name}\n${cause instanceof Error ? cause.stack : inspect(cause)}`);
  });
  events.resume();
  await once(events, 'end');
  for (const [process, files] of failed)
    if (written.get(process)) console.log(`\n${[...files].join(', ')} wrote:\n${written.get(process)}`);
}

function shardOf(wanted: readonly string[]) {
  const [, index, total] = wanted.map((part) => SHARD.exec(part)).find((match) => match !== null) ?? [];
  return index ? { index: Number(index), total: Number(total) } : undefined;
}
