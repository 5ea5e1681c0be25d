import { accessSync, constants } from 'node:fs';

const ENVIRONMENT_VARIABLES = ['CHROMIUM_PATH', 'CHROME_PATH', 'PUPPETEER_EXECUTABLE_PATH'];

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags under which a browser of a test machine starts: as root, without a display, without calls to its maker. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chromium to test with: from `CHROMIUM_PATH`, `CHROME_PATH` or `PUPPETEER_EXECUTABLE_PATH`, else from the
 * usual places.
 *
 * @throws Error that says in one line what to install.
 */
export function findChromium(): string {
  const named = ENVIRONMENT_VARIABLES.map((name) => process.env[name]).filter((path) => path !== undefined);
  const found = [...named, ...USUAL_PLACES].find(isExecutable);
  if (found) return found;
  throw new Error(
    'No Chromium found: install it (Debian: "apt-get install chromium") or name one in the environment variable CHROMIUM_PATH.',
  );
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
