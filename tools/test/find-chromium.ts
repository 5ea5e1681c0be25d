import { accessSync, constants } from 'node:fs';

/** Set for these tests, so nothing else will do. */
const OWN_VARIABLE = 'CHROMIUM_PATH';
/** Set for other programs. */
const OTHER_VARIABLES = ['CHROME_PATH', 'PUPPETEER_EXECUTABLE_PATH'];

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
 * The path of a Chromium to test with: the one that `CHROMIUM_PATH` names, else one from `CHROME_PATH`,
 * `PUPPETEER_EXECUTABLE_PATH` or the usual places.
 *
 * @throws Error that says in one line what to install.
 */
export function findChromium(): string {
  const wanted = process.env[OWN_VARIABLE];
  const named = OTHER_VARIABLES.map((name) => process.env[name]).filter((path) => path !== undefined);
  const found = (wanted ? [wanted] : [...named, ...USUAL_PLACES]).find(isExecutable);
  if (found) return found;
  throw new Error(
    `No Chromium found${wanted ? ` at ${wanted}` : ''}: install it (Debian: "apt-get install chromium") or name one in the environment variable ${OWN_VARIABLE}.`,
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
