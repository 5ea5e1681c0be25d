import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a test needs beside the project's own packages: where they are, or why they cannot be had. */
export type OwnPackages = { readonly folder: string } | { readonly missing: string };

const CACHE = resolve('node_modules/.cache/uni-tests');
/** Imports from where the packages are, as an application there would. */
const LOADER = 'load.mjs';

/**
 * Installs the packages that a folder's lock file names, once for each lock file, and out of the way of the project's.
 *
 * @param source a folder with `package.json` and `package-lock.json`.
 * @returns the folder `node_modules`; the reason where the registry does not answer.
 */
export function ownPackages(source: string): OwnPackages {
  const lock = join(source, 'package-lock.json');
  const key = createHash('sha256').update(readFileSync(lock)).digest('hex').slice(0, 12);
  const place = join(CACHE, `${basename(source)}-${key}`);
  const folder = join(place, 'node_modules');
  if (!existsSync(join(place, LOADER)))
    try {
      install(source, place);
    } catch (error) {
      return {
        missing: `the packages of ${source} cannot be installed: ${String(error).split('\n', 2).join(' ')}`,
      };
    }
  return { folder };
}

/** Whoever is first, of several that install the same, is the one whose folder stays. */
function install(source: string, place: string): void {
  mkdirSync(CACHE, { recursive: true });
  const own = mkdtempSync(`${place}-`);
  try {
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(source, file), join(own, file));
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: own,
      stdio: 'pipe',
    });
    writeFileSync(join(own, LOADER), 'export const load = (name) => import(name);\n');
    if (!existsSync(join(place, LOADER))) {
      rmSync(place, { recursive: true, force: true });
      renameSync(own, place);
    }
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** A module of those packages. Their types are not the project's: the caller says what it uses. */
export async function load<T>(packages: OwnPackages, name: string): Promise<T> {
  if ('missing' in packages) throw new Error(packages.missing);
  const { load } = (await import(pathToFileURL(join(packages.folder, '..', LOADER)).href)) as {
    load(name: string): Promise<T>;
  };
  return load(name);
}
