// The test commands, by their first argument (docs/contributing/tests.md). After `node`, `site`, `release`, `nightly` and
// `cms` you may name files or parts of their names, after `browser` and `browsers` globs, files or folders, and after
// `room` elements: a room is all that an element has, in `elements` and in `react-views`. `--headed` shows the browser of
// site tests, and takes their steps slowly. `--trace` puts what the page looked like into the trace of a visit that fails.
// UPDATE_BROWSERS=1 has `browsers` write what browsers counted into docs/browser-support.md.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { withSite } from '../../fixtures/served-site.js';
import { argumentsOf } from '../options.js';
import { buildBeside } from '../rollup/build.js';
import { writeResults } from './browser-results.js';
import { runBrowserTests } from './browser-tests.js';
import { launcherOf } from './browsers.js';
import { BUILT, folderToBuildIn, wholeBuild } from './built.js';
import { findChromium } from './find-chromium.js';
import { runNodeTests, testFiles } from './node-tests.js';
import { withBrowser } from './open-browser.js';
import { inWords, NONE, sum, type Tally } from './tally.js';
import { runVisitTests } from './visit-tests.js';

const USAGE = 'npm run test:site -- [--headed] [--trace] [--shard=1/3] [names of files, or parts of them]';
const EVERYWHERE = 'chromium firefox webkit';
/** Rules of every element, each element's own tests, and visitors' input: here browsers differ most. */
const IN_SHORT = [
  'elements/contract.test.ts',
  'elements/_core/place/live-nodes.test.ts',
  'elements/_core/place/host-rules.test.ts',
  'elements/*/uni-*.test.{ts,tsx}',
  'page/behaviour/*.test.ts',
];
/** `npm test` runs it, so `npm run test:site` does not run it again. */
const WALK = 'fixtures/walk.visit.test.ts';
/** Visits that only the night makes. */
const VISITS_AT_NIGHT = '.nightly.visit.';
/** Tests that ask more at night (`IS_NIGHT`). A test that uses it and is not named here never asks all. */
const MORE_AT_NIGHT = {
  node: ['prerender/any-place.node', 'prerender/forms-growth.node'],
  site: ['hostile/corpora.site', 'zoo/zoo.site', 'validators/markup.site'],
  visit: [
    'examples/prerendered.visit',
    'examples/robustness.visit',
    'fixtures/before-use.visit',
    'fixtures/every-page.visit',
  ],
  cms: ['checks/pages.cms', 'checks/figures.cms'],
};
/** These try generated cases: few in `npm test`, many at night. */
const FUZZ = [
  '{elements,page,fsm,loader}/**/*.fuzz.test.{ts,tsx}',
  'elements/_safe/hostile/between-tags.test.ts',
];
const MANY_CASES = '5000';

const COMMANDS: Readonly<Record<string, (files: readonly string[]) => Promise<readonly Tally[]>>> = {
  all: async () => {
    // Rollup takes one core. The checks and the first tests have the other.
    const pages = pagesAlone();
    // It is awaited, and its fault reported, when the other tests are done.
    pages.catch(() => {});
    return [
      check(),
      ...inBrowser([]),
      await runNodeTests('node', []),
      await withBuild(
        () => pages,
        () => withSite(() => runVisitTests([WALK], { isQuiet: true })),
      ),
    ];
  },
  browser: async (files) => inBrowser(files),
  browsers: async (files) => {
    const results = runBrowserTests(files, process.env.BROWSERS ?? EVERYWHERE);
    if (files.length === 0) writeResults(results);
    return Object.values(results);
  },
  room: async (slugs) => testComponents(slugs),
  node: async (files) => [await runNodeTests('node', files)],
  site: async (files) => [
    await withBuild(wholeBuild, () =>
      withSite(async () =>
        sum([
          await runNodeTests('site', files),
          await runVisitTests(files, { leftOut: [WALK, ...visitsAtNight([])] }),
        ]),
      ),
    ),
  ],
  release: async (files) => [
    await withBuild(wholeBuild, () => runNodeTests('release', files)),
    ...(files.length === 0 ? elsewhere() : []),
  ],
  nightly: async (files) => {
    process.env.UNI_NIGHTLY = '1';
    const isWanted = (file: string) => files.length === 0 || files.some((part) => file.includes(part));
    const tallies = [
      ...(await withBuild(wholeBuild, () => withSite(() => atNight(files)))),
      ...(testFiles('cms', MORE_AT_NIGHT.cms, []).some(isWanted) ? await onCms(MORE_AT_NIGHT.cms) : []),
    ];
    if (files.length > 0) return tallies;
    process.env.FUZZ_CASES ??= MANY_CASES;
    return [...tallies, ...inBrowser(FUZZ)];
  },
  cms: async (files) => onCms(files),
};

/** Builds the package for AEM, and asks it of a Sling that has it. */
async function onCms(files: readonly string[]): Promise<readonly Tally[]> {
  const { onSling } = await import('../../integrations/aem/build/on-sling.js');
  return [await onSling(() => runNodeTests('cms', files))];
}

const inBrowser = (files: readonly string[], browsers?: string): readonly Tally[] =>
  Object.values(runBrowserTests(files, browsers));

/** The rules of every element, asked of these alone, and their own tests. */
async function testComponents(slugs: readonly string[]): Promise<readonly Tally[]> {
  const known = readdirSync('elements');
  const [unknown] = slugs.length > 0 ? slugs.filter((slug) => !known.includes(slug)) : ['which?'];
  if (unknown)
    throw new Error(
      `There is no component folder elements/${unknown}: name some, as in npm run test:room -- callout`,
    );
  process.env.ONLY_COMPONENTS = slugs.join();
  const own = slugs.flatMap((slug) => [`elements/${slug}`, `react-views/${slug}`]);
  const files = own.filter((folder) => existsSync(folder));
  return [
    check(),
    ...inBrowser(['elements/contract.test.ts', ...files]),
    await runNodeTests('node', [
      'prerender/written-views',
      'docs/site/site.node',
      'tools/metadata',
      ...files,
    ]),
  ];
}

const visitsAtNight = (parts: readonly string[]) =>
  testFiles('visit', [VISITS_AT_NIGHT], []).filter(
    (file) => parts.length === 0 || parts.some((part) => file.includes(part)),
  );

/** Tests that only the night runs, or runs in more ways than the day. */
async function atNight(wanted: readonly string[]): Promise<readonly Tally[]> {
  const isWanted = (file: string) => wanted.length === 0 || wanted.some((part) => file.includes(part));
  const more = (tier: 'node' | 'site' | 'visit') => testFiles(tier, MORE_AT_NIGHT[tier], []).filter(isWanted);
  const visits = [...visitsAtNight(wanted), ...more('visit')];
  const isQuiet = wanted.length === 0;
  const tallies = [await runNodeTests('nightly', wanted)];
  for (const tier of ['node', 'site'] as const)
    if (more(tier).length > 0) tallies.push(await runNodeTests(tier, more(tier), { isQuiet }));
  if (visits.length > 0) tallies.push(await runVisitTests(visits, { isQuiet }));
  return tallies;
}

/** A short set in the other browsers that this machine has. One line says what to install for another. */
function elsewhere(): readonly Tally[] {
  const present = ['firefox', 'webkit'].filter((name) => {
    try {
      return launcherOf(name);
    } catch (error) {
      console.log((error as Error).message);
      return false;
    }
  });
  const missing = { ...NONE, skipped: 2 - present.length };
  if (present.length === 0) return [missing];
  return [missing, ...inBrowser(IN_SHORT, present.join(' '))];
}

function check(): Tally {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'check'], { encoding: 'utf8' });
  const failures = status === 0 ? [] : ['npm run check'];
  if (status !== 0) console.log(stdout + stderr);
  console.log(`check: ${Math.round((performance.now() - started) / 1000)} s: ${failures.length} failed`);
  return { ...NONE, failures };
}

/** The files that the site's pages load. */
async function pagesAlone(): Promise<string> {
  const folder = folderToBuildIn();
  await buildBeside(folder, ['cms', 'docs']);
  return folder;
}

/** Builds once, and starts one browser, for all files that run meanwhile. */
const withBuild = async <T>(builds: () => Promise<string>, run: () => Promise<T>): Promise<T> =>
  withBrowser({ [BUILT]: await builds() }, run);

try {
  const { values, positionals } = argumentsOf(
    {
      options: { headed: { type: 'boolean' }, trace: { type: 'boolean' }, shard: { type: 'string' } },
      allowPositionals: true,
    },
    USAGE,
  );
  const [name = 'all', ...named] = positionals;
  const files = values.shard ? [...named, `--shard=${values.shard}`] : named;
  if (values.headed) process.env.UNI_HEADED = '1';
  if (values.trace) process.env.UNI_TRACE = '1';
  const command = COMMANDS[name];
  if (!command)
    throw new Error(`There is no test command "${name}"; there are ${Object.keys(COMMANDS).join(', ')}.`);
  findChromium();
  const total = sum(await command(files));
  for (const name of total.failures) console.log(`failed: ${name}`);
  console.log(inWords(total));
  const isEmpty = total.passed + total.skipped + total.failures.length === 0;
  if (isEmpty) console.error(`No file of this tier has ${named.join(' or ')} in its path.`);
  process.exit(total.failures.length === 0 && !isEmpty ? 0 : 1);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
