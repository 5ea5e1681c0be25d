import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** What a test needs beside the project's own packages: where they are, or why they cannot be had. */
export type OwnPackages = { readonly folder: string } | { readonly missing: string };

/**
 * Installs the packages that a folder's lock file names, once for each lock file, and out of the way of the project's.
 *
 * @param source a folder with `package.json` and `package-lock.json`.
 * @returns the folder `node_modules`; the reason where the registry does not answer.
 */
export function ownPackages(source: string): OwnPackages {
  const lock = join(source, 'package-lock.json');
  const key = createHash('sha256').update(readFileSync(lock)).digest('hex').slice(0, 12);
  const place = resolve('node_modules/.cache/uni-tests', `${basename(source)}-${key}`);
  const folder = join(place, 'node_modules');
  if (existsSync(join(folder, '.package-lock.json'))) return { folder };
  mkdirSync(place, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(source, file), join(place, file));
  try {
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: place,
      stdio: 'pipe',
    });
    return { folder };
  } catch (error) {
    return {
      missing: `the packages of ${source} cannot be installed: ${String(error).split('\n', 2).join(' ')}`,
    };
  }
}
