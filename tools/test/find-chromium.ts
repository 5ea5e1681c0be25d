import { execFileSync, spawnSync } from 'node:child_process';
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
 * The path of a Chromium to test with: from `CHROMIUM_PATH`, `CHROME_PATH` or `PUPPETEER_EXECUTABLE_PATH`, else from
 * the usual places, else from Debian's package, which is installed when this process may install packages.
 *
 * @throws Error naming the remedy in one line, when there is none and none can be installed.
 */
export function findChromium(): string {
  const found = lookUp();
  if (found) return found;
  if (installDebianPackage()) {
    const installed = lookUp();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium found: install it (Debian: "apt-get install chromium") or name one in the environment variable CHROMIUM_PATH.',
  );
}

function lookUp(): string | undefined {
  const named = ENVIRONMENT_VARIABLES.map((name) => process.env[name]).filter((path) => path !== undefined);
  return [...named, ...USUAL_PLACES].find(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installDebianPackage(): boolean {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!mayInstall) return false;
  console.log("Installing Debian's package chromium …");
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}
