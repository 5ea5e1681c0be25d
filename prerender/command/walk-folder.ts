import type { Dirent } from 'node:fs';
import { readdir, readlink, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { reasonOf } from '../../page/request/reason-of.js';

/** A file that was found; links on the way to it are part of its names only. */
export interface FoundFile {
  readonly real: string;
  /** From the folder on. */
  readonly names: readonly string[];
}

/** What is not taken along, and why. */
export interface Fault {
  readonly path: string;
  readonly what: string;
}

interface Walk {
  readonly root: string;
  readonly target: string;
  readonly files: FoundFile[];
  readonly faults: Fault[];
}

interface Folder {
  readonly real: string;
  readonly names: readonly string[];
  /** The folder itself and those that were gone through on the way to it. */
  readonly around: readonly string[];
}

/** As in an address. */
export const pathOf = (names: readonly string[]): string => `/${names.map(encodeURIComponent).join('/')}`;

export const isWithin = (inner: string, outer: string): boolean =>
  `${inner}${sep}`.startsWith(outer.endsWith(sep) ? outer : outer + sep);

/**
 * What a folder holds, folder by folder in the order of names. Links are followed, but not back into a folder that they
 * were found in.
 *
 * @param root without links in it.
 * @param target where the files will go, without links in it.
 */
export async function walkFolder(root: string, target: string): Promise<Walk> {
  const walk: Walk = { root, target, files: [], faults: [] };
  await told(walk, [], () => enter(walk, { real: root, names: [], around: [root] }));
  return walk;
}

async function enter(walk: Walk, folder: Folder): Promise<void> {
  const entries = await readdir(folder.real, { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const names = [...folder.names, entry.name];
    await told(walk, names, () => visit(walk, folder, entry, names));
  }
}

async function visit(walk: Walk, folder: Folder, entry: Dirent, names: readonly string[]): Promise<void> {
  const path = join(folder.real, entry.name);
  const real = entry.isSymbolicLink() ? await whereItLeads(path) : path;
  const found = entry.isSymbolicLink() ? await stat(real) : entry;
  if (found.isFile()) walk.files.push({ real, names });
  if (!found.isDirectory() || folder.around.includes(real)) return;
  if (isWithin(walk.root, real) || isWithin(walk.target, real))
    throw new Error(`leads to ${real}, which has this folder or its target in it, and is not followed`);
  await enter(walk, { real, names, around: [...folder.around, real] });
}

async function whereItLeads(file: string): Promise<string> {
  try {
    return await realpath(file);
  } catch (error) {
    const written = await readlink(file).catch(() => undefined);
    if (written === undefined || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`is a link to ${written}, which is not there`);
  }
}

/** A file or folder that cannot be read does not keep the others from it. */
async function told(walk: Walk, names: readonly string[], work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    walk.faults.push({ path: pathOf(names), what: reasonOf(error) });
  }
}
