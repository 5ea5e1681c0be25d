import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

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

/** The machine that a Chromium is looked for on. */
export interface Machine {
  readonly env: NodeJS.ProcessEnv;
  /** Whether this process may install Debian's packages. */
  readonly mayInstall: boolean;
  isExecutable(path: string): boolean;
  /** Where Playwright keeps the browser that it downloads, or undefined where it has none for this machine. */
  downloadPath(): string | undefined;
  /** @returns whether the command ended well within the limit. */
  run(command: string, args: readonly string[], limitMs: number, env: NodeJS.ProcessEnv): boolean;
  say(line: string): void;
}

/** A slow line needs minutes for these. A machine without a network ends at the limits of a connection below. */
const INSTALL_LIMIT_MS = 600_000;
const UPDATE_LIMIT_MS = 60_000;
/** Playwright tries five times. */
const CONNECTION_LIMIT_S = 5;
/** The typeface is one that our fallbacks are as wide as: without it, a page moves when its own typeface comes. */
const PACKAGES = ['chromium', 'fonts-liberation'];
/** Some `apt-get` call an update without a network well ended, and wait for minutes. */
const IN_TIME = [
  ...['-o', 'APT::Update::Error-Mode=any', '-o', 'Acquire::Retries=0'],
  ...['http', 'https'].flatMap((way) => ['-o', `Acquire::${way}::Timeout=${CONNECTION_LIMIT_S}`]),
];

/**
 * The path of a Chromium to test with: the one that `CHROMIUM_PATH` names, else one from `CHROME_PATH`,
 * `PUPPETEER_EXECUTABLE_PATH`, the usual places, or Playwright's downloads. A machine that has none gets one: Debian's
 * package where this process may install it, else Playwright's download.
 *
 * @throws Error that says in one line what to do.
 */
export function findChromium(machine: Machine = thisMachine()): string {
  const { env } = machine;
  const wanted = env[OWN_VARIABLE];
  const named = OTHER_VARIABLES.map((name) => env[name]).filter((path) => path !== undefined);
  const found = wanted
    ? firstOf([wanted], machine)
    : (firstOf([...named, ...USUAL_PLACES], machine) ??
      downloaded(machine) ??
      debianPackage(machine) ??
      download(machine));
  if (found) return found;
  throw new Error(
    `No Chromium found${wanted ? ` at ${wanted}` : ''}: install it ("apt-get install chromium" or "npx playwright install chromium") or name one in the environment variable ${OWN_VARIABLE}.`,
  );
}

const firstOf = (paths: readonly string[], machine: Machine) =>
  paths.find((path) => machine.isExecutable(path));

function downloaded(machine: Machine): string | undefined {
  const path = machine.downloadPath();
  return path && firstOf([path], machine);
}

function debianPackage(machine: Machine): string | undefined {
  if (!machine.mayInstall) return undefined;
  machine.say('No Chromium found: installing Debian’s package, once. This takes a minute or two.');
  const env = { ...machine.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (limitMs: number, ...args: readonly string[]) =>
    machine.run('apt-get', [...IN_TIME, '-q', ...args], limitMs, env);
  return aptGet(UPDATE_LIMIT_MS, 'update') &&
    aptGet(INSTALL_LIMIT_MS, 'install', '-y', '--no-install-recommends', ...PACKAGES)
    ? firstOf(USUAL_PLACES, machine)
    : undefined;
}

function download(machine: Machine): string | undefined {
  machine.say('No Chromium found: Playwright downloads one, once. This takes a minute or two.');
  const env = { ...machine.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_LIMIT_S * 1000) };
  const cli = modules.resolve('@playwright/test/cli');
  return machine.run(process.execPath, [cli, 'install', 'chromium'], INSTALL_LIMIT_MS, env)
    ? downloaded(machine)
    : undefined;
}

/** Most callers find one without Playwright, which takes half a second to load. */
const modules = createRequire(import.meta.url);

const thisMachine = (): Machine => ({
  env: process.env,
  mayInstall: process.getuid?.() === 0 && findProgram('apt-get') !== undefined,
  isExecutable,
  downloadPath() {
    const { chromium } = modules('@playwright/test') as typeof import('@playwright/test');
    try {
      return chromium.executablePath();
    } catch {
      return undefined;
    }
  },
  run: (command, args, timeout, env) =>
    spawnSync(command, args, { stdio: 'ignore', timeout, env }).status === 0,
  say: (line) => console.log(line),
});

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A program in the search path. */
export function findProgram(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}
