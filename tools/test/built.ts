import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

type Part = 'cms' | 'embed' | 'lib' | 'edge';

/** The folder that a whole run has built for all its files. */
export const BUILT = 'UNI_BUILT';
/** Within the project, so that what is built finds the packages that it imports. */
const CACHE = resolve('node_modules/.cache/uni-elements');

/**
 * Builds into a folder, as `npm run build` does; scripts are not minified unless that is asked for.
 *
 * @param parts without any, everything that `dist/` has.
 * @throws Error with what Rollup says.
 */
export function build(folder: string, parts: readonly Part[] = [], minified = false): void {
  const options = [
    '--silent',
    `--configDist=${folder}`,
    ...(minified ? [] : ['--configQuick']),
    ...(parts.length > 0 ? [`--configOnly=${parts.join()}`] : []),
  ];
  const { status, stderr } = spawnSync('node_modules/.bin/rollup', ['-c', ...options], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  // Bundlers ask the nearest package what has no side effect: not this project's.
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
}

/** A new folder for what is built; it goes when the process ends. */
export function folderToBuildIn(): string {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'built-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

let own: { readonly folder: string; readonly parts: Set<Part> } | undefined;

/** Parts of `dist/`, as the run has built them for all its files; a file that runs alone builds them itself. */
export function built(...parts: readonly Part[]): string {
  const shared = process.env[BUILT];
  if (shared) return shared;
  own ??= { folder: folderToBuildIn(), parts: new Set() };
  const { folder, parts: present } = own;
  const missing = parts.filter((part) => !present.has(part));
  if (missing.length > 0) build(folder, missing);
  for (const part of missing) present.add(part);
  return folder;
}
