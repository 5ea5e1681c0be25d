import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import { WrongUse } from './arguments.js';

/** A file to read and where its page goes. */
export interface PageFile {
  readonly from: string;
  readonly to: string;
  /** From the root of the site, with slashes. */
  readonly path: string;
  readonly isPage: boolean;
}

/** What is not taken along, and why. */
export interface Fault {
  readonly path: string;
  readonly what: string;
}

/** All that is to be done, and what cannot be. */
export interface PageFiles {
  readonly files: PageFile[];
  readonly faults: Fault[];
}

const PAGE = /\.html?$/i;
const LINK = 'is a link, which is not followed';

export const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false;

/** What a folder holds, in the order of names; only its pages where it is its own target. */
export async function filesOfFolder(from: string, to: string): Promise<PageFiles> {
  const [root, target] = [await placeOf(from), await placeOf(to)];
  const old = await stat(target).catch(() => undefined);
  if (old && !old.isDirectory())
    throw new WrongUse(`${to} is a file, and ${from} a folder: name a folder for its pages`);
  if (target.startsWith(root + sep))
    throw new WrongUse(`${to} lies in ${from}: the next run would read what this one writes`);
  const found: PageFiles = { files: [], faults: [] };
  await walk(root, [], found, (names) => join(target, ...names));
  return root === target ? { ...found, files: found.files.filter(({ isPage }) => isPage) } : found;
}

/** A single page; a folder as its target takes it under its own name. */
export async function fileOfPage(from: string, to: string): Promise<PageFile> {
  const isInto = to.endsWith('/') || (await isFolder(to));
  const name = basename(from);
  return { from, to: isInto ? join(to, name) : to, path: pathOf([name]), isPage: true };
}

/** A folder that cannot be read does not keep the others from it. */
async function walk(
  root: string,
  names: readonly string[],
  found: PageFiles,
  targetOf: (names: readonly string[]) => string,
): Promise<void> {
  const fault = (path: readonly string[], what: string) => found.faults.push({ path: pathOf(path), what });
  const entries = await readdir(join(root, ...names), { withFileTypes: true }).catch((error: Error) => {
    fault(names, error.message);
    return [];
  });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const inner = [...names, entry.name];
    if (entry.isDirectory()) await walk(root, inner, found, targetOf);
    else if (entry.isSymbolicLink()) fault(inner, LINK);
    else if (entry.isFile())
      found.files.push({
        from: join(root, ...inner),
        to: targetOf(inner),
        path: pathOf(inner),
        isPage: PAGE.test(entry.name),
      });
  }
}

const placeOf = (path: string): Promise<string> => realpath(path).catch(() => resolve(path));

/** As in an address. */
const pathOf = (names: readonly string[]): string => `/${names.map(encodeURIComponent).join('/')}`;
