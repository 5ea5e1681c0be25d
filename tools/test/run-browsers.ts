// npm run test:browsers: the browser tests in Chromium, Firefox and WebKit, one after the other. File names narrow it, and
// so does the environment variable BROWSERS, such as "firefox webkit".
import type { BrowserLauncher } from '@web/test-runner';
import { runBrowserTests } from './browser-tests.js';
import { ALL_BROWSERS, type TestBrowser } from './browsers.js';

/** Firefox and WebKit are driven from further away than Chromium. */
const SLOWNESS = 4;

const wanted = process.env.BROWSERS?.toLowerCase().split(/[\s,]+/);
const browsers = ALL_BROWSERS.filter(({ name }) => !wanted || wanted.includes(name.toLowerCase()));
const lines: string[] = [];
let isClean = browsers.length > 0;

for (const browser of browsers) {
  const launcher = launcherOf(browser);
  if (launcher instanceof Error) {
    lines.push(launcher.message);
    isClean = false;
    continue;
  }
  const { passed, failed, skipped } = await runBrowserTests(process.argv.slice(2), launcher, SLOWNESS);
  lines.push(
    `${browser.name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
  if (failed > 0 || passed === 0) isClean = false;
}
console.log(lines.join('\n'));
process.exit(isClean ? 0 : 1);

function launcherOf(browser: TestBrowser): BrowserLauncher | Error {
  try {
    return browser.launcher();
  } catch (error) {
    return error as Error;
  }
}
