import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** Packages that a test needs beside the project's own: where they are, or why they cannot be had. */
export type OwnPackages = { readonly folder: string } | { readonly missing: string };

const CACHE = resolve('node_modules/.cache/uni-tests');

/**
 * Installs the packages that a folder's lock file names, once for each lock file, and out of the way of the project's.
 *
 * @param source a folder with `package.json` and `package-lock.json`.
 * @returns the folder `node_modules`, or the reason if the registry does not answer.
 */
export function ownPackages(source: string): OwnPackages {
  const lock = join(source, 'package-lock.json');
  const key = createHash('sha256').update(readFileSync(lock)).digest('hex').slice(0, 12);
  const place = join(CACHE, `${basename(source)}-${key}`);
  const folder = join(place, 'node_modules');
  if (!existsSync(join(place, 'node_modules')))
    try {
      install(source, place);
    } catch (error) {
      return {
        missing: `the packages of ${source} cannot be installed: ${String(error).split('\n', 2).join(' ')}`,
      };
    }
  return { folder };
}

/** The first of several that install the same keeps its folder. */
function install(source: string, place: string): void {
  mkdirSync(CACHE, { recursive: true });
  const own = mkdtempSync(`${place}-`);
  try {
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(source, file), join(own, file));
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: own,
      stdio: 'pipe',
    });
    if (!existsSync(join(place, 'node_modules'))) {
      rmSync(place, { recursive: true, force: true });
      renameSync(own, place);
    }
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}
