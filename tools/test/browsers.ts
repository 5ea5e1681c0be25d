import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserLauncher } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { CHROMIUM_FLAGS, findChromium, findProgram, isExecutable } from './find-chromium.js';
import { NO_EMULATION } from './media-emulation.js';
import { webkitLauncher } from './webkit-launcher.js';

/** A browser that the tests run in. */
interface TestBrowser {
  readonly name: string;
  /** @throws Error that says in one line what to install. */
  launcher(): BrowserLauncher;
}

type LauncherOptions = NonNullable<Parameters<typeof chromeLauncher>[0]>;
type LaunchedBrowser = Parameters<NonNullable<LauncherOptions['createPage']>>[0]['browser'];

/** Nobody returns to a test file, and Chromium gives each file a new process so that somebody could. */
const NO_RETURN = '--disable-back-forward-cache';

const CHROMIUM: TestBrowser = {
  name: 'Chromium',
  launcher: () =>
    chromeLauncher({
      launchOptions: {
        executablePath: findChromium(),
        headless: true,
        args: [...CHROMIUM_FLAGS, NO_RETURN],
      },
      createPage: ({ browser }) => openInOwnWindow(browser),
    }),
};

/**
 * Two files run at the same time, and a page that is hidden behind another one in its window draws and observes nothing.
 */
async function openInOwnWindow(browser: LaunchedBrowser) {
  const context = await browser.createBrowserContext();
  return context.newPage();
}

/** Scroll bars that take no room, as headless Chromium has them. */
const FIREFOX_SETTINGS = { 'ui.useOverlayScrollbars': 1, 'widget.gtk.overlay-scrollbars.enabled': true };

const FIREFOX: TestBrowser = {
  name: 'Firefox',
  launcher() {
    const executablePath = process.env.FIREFOX_PATH ?? findProgram('firefox') ?? findProgram('firefox-esr');
    if (!executablePath) {
      throw new Error(
        'No Firefox found: install it (Debian: "apt-get install firefox-esr") or name one in the environment variable FIREFOX_PATH.',
      );
    }
    const launcher = chromeLauncher({
      launchOptions: {
        browser: 'firefox',
        executablePath,
        headless: true,
        extraPrefsFirefox: FIREFOX_SETTINGS,
      },
      createPage: async ({ context }) => asChromiumIs(await context.newPage()),
      concurrency: 1,
    });
    return Object.assign(launcher, { name: 'Firefox' });
  },
};

type Page = Awaited<ReturnType<NonNullable<LauncherOptions['createPage']>>>;

/** Firefox's protocol knows the space bar by what it writes, and emulates no media. */
function asChromiumIs(page: Page): Page {
  const { keyboard } = page;
  const press = keyboard.press.bind(keyboard);
  keyboard.press = (key, options) => press(key === 'Space' ? ' ' : key, options);
  return Object.assign(page, NO_EMULATION);
}

const WEBKIT: TestBrowser = {
  name: 'WebKit',
  launcher() {
    const [driver, display, browser] = [
      findProgram('WebKitWebDriver'),
      findProgram('Xvfb'),
      findMiniBrowser(),
    ];
    if (!driver || !display || !browser) {
      throw new Error(
        'No WebKit found: install WebKitGTK with its driver and an X server (Debian: "apt-get install webkit2gtk-driver xvfb").',
      );
    }
    return webkitLauncher({ driver, display, browser });
  },
};

const BROWSERS: readonly TestBrowser[] = [CHROMIUM, FIREFOX, WEBKIT];

/** @throws Error that says in one line which browser is unknown, or what to install. */
export function launcherOf(wanted: string): BrowserLauncher {
  const browser = BROWSERS.find(({ name }) => name.toLowerCase() === wanted);
  if (!browser)
    throw new Error(`There is no browser "${wanted}"; BROWSERS takes chromium, firefox and webkit.`);
  return browser.launcher();
}

/** Debian keeps it with the library, in the folder of the machine's kind. */
const findMiniBrowser = () =>
  process.platform === 'linux'
    ? readdirSync('/usr/lib')
        .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
        .find(isExecutable)
    : undefined;
