// How the browser tests run: `npx wtr`, `npx wtr --watch --files elements/callout/*.test.ts`, `npx wtr --group elements`,
// `npx wtr --coverage`. BROWSERS="chromium firefox webkit" names other browsers than Chromium. BAIL=1 ends a file with the
// first test that fails.
import { existsSync } from 'node:fs';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { register } from 'tsx/esm/api';

register();
const { MORE_PAYLOADS } = await import('./tools/test/read-payloads.ts');
const { typescriptInTests } = await import('./tools/rollup/scripts.ts');
const { componentFolders } = await import('./tools/rollup/component-folders.ts');
const { launcherOf } = await import('./tools/test/browsers.ts');
const { commonJsModules } = await import('./tools/test/commonjs-modules.ts');
const { stylesInTests } = await import('./tools/test/styles-in-tests.ts');
const { quietReporter } = await import('./tools/test/tally.ts');

const folders = await componentFolders();
/** Those whose duties are tested: all, or the ones that `npm run test:room` names. */
const tested = folders.filter(({ slug }) => process.env.ONLY_COMPONENTS?.split(',').includes(slug) ?? true);

const SHELVES = ['elements', 'react-views', 'page', 'fsm', 'loader', 'vocabulary', 'integrations/eds'];
/** Those need more than a browser: files, servers, what the build writes. */
const NOT_HERE = '!**/*.{node,site,visit,release,nightly,cms}.test.{ts,tsx}';

const names = (process.env.BROWSERS ?? 'chromium').toLowerCase().split(/[\s,]+/);
/** Files that you name run alone, because the runner would add the groups to them. */
const isNamed = process.argv.includes('--files');
/** Firefox and WebKit are driven from further away than Chromium, and many generated cases take their time. */
const slowness = (names.some((name) => name !== 'chromium') ? 8 : 1) * (process.env.FUZZ_CASES ? 30 : 1);

/** Hostile payloads make addresses that the development server cannot decode, and it would print a stack for each. */
function refuseUndecodable(context, next) {
  try {
    decodeURIComponent(context.path);
  } catch {
    context.status = 404;
    return undefined;
  }
  return next();
}

export default {
  rootDir: import.meta.dirname,
  hostname: '127.0.0.1',
  groups: isNamed ? [] : SHELVES.map((name) => ({ name, files: [`${name}/**/*.test.{ts,tsx}`, NOT_HERE] })),
  browsers: names.map(launcherOf),
  nodeResolve: { exportConditions: ['browser', 'development'] },
  concurrency: 2,
  middleware: [refuseUndecodable],
  testsFinishTimeout: 120_000 * slowness,
  testFramework: { config: { timeout: String(10_000 * slowness), bail: Boolean(process.env.BAIL) } },
  plugins: [
    stylesInTests(folders),
    commonJsModules(),
    a11ySnapshotPlugin(),
    typescriptInTests({
      'process.env.NODE_ENV': '"development"',
      'process.env.COMPONENTS': JSON.stringify(tested.map(({ slug }) => slug)),
      'process.env.MORE_PAYLOADS': JSON.stringify(
        existsSync(MORE_PAYLOADS) ? MORE_PAYLOADS.replace('..', '/__wds-outside-root__/1') : '',
      ),
      'process.env.FUZZ_CASES': JSON.stringify(process.env.FUZZ_CASES ?? ''),
    }),
  ],
  reporters: [quietReporter()],
  coverageConfig: { include: SHELVES.map((name) => `${name}/**/*.{ts,tsx}`), reportDir: 'coverage' },
  filterBrowserLogs: () => process.env.SHOW_BROWSER_LOGS === '1',
};
