import { realpath, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { WrongUse } from './arguments.js';
import { type Fault, type FoundFile, isWithin, pathOf, walkFolder } from './walk-folder.js';
import { placeOf } from './write-whole.js';

/** A file to read and where its page goes. */
export interface PageFile {
  readonly from: string;
  readonly to: string;
  /** From the root of the site, with slashes. */
  readonly path: string;
  readonly isPage: boolean;
}

/** All that is to be done, and what cannot be. */
export interface PageFiles {
  readonly files: readonly PageFile[];
  readonly faults: readonly Fault[];
}

const PAGE = /\.html?$/i;

export const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false;

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() === false;

/** What a folder holds. */
export async function filesOfFolder(from: string, to: string): Promise<PageFiles> {
  const [root, target] = [await realpath(from), await placeOf(to)];
  if (await isFile(target))
    throw new WrongUse(`${to} is a file, and ${from} a folder: name a folder for its pages`);
  if (target !== root && isWithin(target, root))
    throw new WrongUse(`${to} lies in ${from}: the next run would read what this one writes`);
  const { files, faults } = await walkFolder(root, target);
  const taken = (target === root ? pagesInPlace(files, root) : files).map(({ real, names }) => ({
    from: real,
    to: join(target, ...names),
    path: pathOf(names),
    isPage: isPage(names),
  }));
  return { files: taken, faults };
}

/** A single page; a folder as its target takes it under its own name. */
export async function fileOfPage(from: string, to: string): Promise<PageFile> {
  const isInto = to.endsWith('/') || (await isFolder(to));
  const path = pathOf([basename(from)]);
  return { from, to: isInto ? join(to, basename(from)) : to, path, isPage: true };
}

const isPage = (names: readonly string[]): boolean => PAGE.test(names.at(-1)!);

/** A page that links lead to is rewritten once, at the path of its own name where the folder has it. */
function pagesInPlace(files: readonly FoundFile[], root: string): readonly FoundFile[] {
  const pages = new Map<string, FoundFile>();
  for (const file of files.filter(({ names }) => isPage(names)))
    if (!pages.has(file.real) || file.real === join(root, ...file.names)) pages.set(file.real, file);
  return [...pages.values()];
}
