import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import { WrongUse } from './arguments.js';

/** A file to read and where its page goes. */
export interface PageFile {
  readonly from: string;
  readonly to: string;
  /** The folder that it must not be written outside of. */
  readonly within?: string;
  /** From the root of the site, with slashes. */
  readonly path: string;
  readonly isPage: boolean;
}

/** All that is to be done, and told of what cannot be. */
export interface PageFiles {
  readonly files: PageFile[];
  readonly faults: { readonly path: string; readonly what: string }[];
}

const PAGE = /\.html?$/i;

export const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false;

/** What a folder holds, in the order of names; only its pages where it is its own target. */
export async function filesOfFolder(from: string, to: string): Promise<PageFiles> {
  const [root, target] = await Promise.all([placeOf(from), placeOf(to)]);
  const old = await stat(target).catch(() => undefined);
  if (old && !old.isDirectory())
    throw new WrongUse(`${to} is a file, and ${from} a folder: name a folder for its pages`);
  if (target.startsWith(root + sep))
    throw new WrongUse(`${to} lies in ${from}: the next run would read what this one writes`);
  const found: PageFiles = { files: [], faults: [] };
  await walk(root, target, [], found);
  return root === target ? { ...found, files: found.files.filter(({ isPage }) => isPage) } : found;
}

/** A single page; a folder as its target takes it under its own name. */
export async function fileOfPage(from: string, to: string): Promise<PageFile> {
  const isInto = to.endsWith('/') || (await isFolder(to));
  const name = basename(from);
  return { from, to: isInto ? join(to, name) : to, path: pathOf([name]), isPage: true };
}

/** What cannot be read, or is neither a file nor a folder, is told, and does not keep the others from it. */
async function walk(root: string, target: string, names: readonly string[], found: PageFiles): Promise<void> {
  const fault = (at: readonly string[], what: string) => found.faults.push({ path: pathOf(at), what });
  const entries = await readdir(join(root, ...names), { withFileTypes: true }).catch((error: Error) => {
    fault(names, error.message);
    return [];
  });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const inner = [...names, entry.name];
    const [from, to] = [join(root, ...inner), join(target, ...inner)];
    if (entry.isDirectory()) await walk(root, target, inner, found);
    else if (entry.isSymbolicLink()) fault(inner, 'is a link, which is not followed');
    else if (!entry.isFile()) fault(inner, 'is no file');
    else found.files.push({ from, to, within: target, path: pathOf(inner), isPage: PAGE.test(entry.name) });
  }
}

const placeOf = (path: string): Promise<string> => realpath(path).catch(() => resolve(path));

/** As in an address. */
const pathOf = (names: readonly string[]): string => `/${names.map(encodeURIComponent).join('/')}`;
