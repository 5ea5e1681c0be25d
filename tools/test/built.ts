import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, buildAll, type Part } from '../rollup/build.js';
import { keptOrMade, stampOfSources } from './kept-build.js';

/** The folder that a whole run has built for all its files. */
export const BUILT = 'UNI_BUILT';
/** Within the project, so that what is built finds the packages that it imports. */
const CACHE = resolve('node_modules/.cache/uni-elements');

/** A new folder for what is built. It goes when the process ends. */
export function folderToBuildIn(): string {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'built-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Everything that `dist/` has, as it was built last where no source has changed since. */
export async function wholeBuild(folder = folderToBuildIn()): Promise<string> {
  await keptOrMade(folder, stampOfSources('.'), CACHE, () => buildAll(folder));
  return folder;
}

let own: { readonly folder: string; readonly parts: Set<Part> } | undefined;

/** Parts of `dist/`, as the run has built them for all its files. A file that runs alone builds them itself. */
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
