import { rmSync } from 'node:fs';
import {
  chmod,
  copyFile,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { STANDARD, WrongUse } from './arguments.js';

/** A file to read and where its page goes. */
export interface PageFile {
  readonly from: string;
  readonly to: string;
  /** From the root of the site, with slashes. */
  readonly path: string;
  readonly isPage: boolean;
}

const PAGE = /\.html?$/i;

export const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false;

/**
 * Lists a folder in the order of names, or only its pages where it is its own target.
 *
 * @param report takes an entry that cannot be read, or is neither a file nor a folder: it is skipped.
 */
export async function filesOfFolder(
  from: string,
  to: string,
  report: (path: string, what: string) => void,
): Promise<PageFile[]> {
  const placeOf = (path: string) => realpath(path).catch(() => resolve(path));
  const [root, target] = [await placeOf(from), await placeOf(to)];
  if (!(await isFolder(target)) && (await stat(target).catch(() => undefined)))
    throw new WrongUse(`${to} is a file, and ${from} a folder: name a folder for its pages`);
  if (target.startsWith(root + sep))
    throw new WrongUse(`${to} lies in ${from}: the next run would read what this one writes`);
  const files: PageFile[] = [];
  const walk = async (folder: string): Promise<void> => {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: Error) => {
      report(pathOf(folder), error.message);
      return [];
    });
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const inner = join(folder, entry.name);
      const [path, isPage] = [pathOf(inner), PAGE.test(inner)];
      if (entry.isDirectory()) await walk(inner);
      else if (!entry.isFile()) report(path, 'is neither a file nor a folder, and is skipped');
      else if (isPage || root !== target)
        files.push({ from: join(root, inner), to: join(target, inner), path, isPage });
    }
  };
  await walk('');
  return files;
}

/** A single page. If its target is a folder, the page keeps its name in it. */
export async function fileOfPage(from: string, to: string): Promise<PageFile> {
  const isInto = to !== STANDARD && (to.endsWith('/') || (await isFolder(to)));
  if (from === STANDARD && isInto)
    throw new WrongUse(`${to} is a folder, and standard input has no name: name a file in it`);
  const path = from === STANDARD ? '/' : pathOf(basename(from));
  return { from, to: isInto ? join(to, basename(from)) : to, path, isPage: true };
}

/** A file's path as an address has it. */
const pathOf = (path: string): string => `/${path.split(sep).map(encodeURIComponent).join('/')}`;

let written = 0;
const unfinishedFiles = new Set<string>();

/** Takes away what a process that is ended has begun to write. */
export function dropUnfinished(): void {
  for (const file of unfinishedFiles) rmSync(file, { force: true });
}

/**
 * Writes a file whole or not at all: a reader meanwhile has the old one. One that has this content already keeps its
 * time, which servers and copies compare. A new file has the mode of its source.
 *
 * @param content that of a page. Any other file is copied.
 */
export async function writeWhole({ from, to }: PageFile, content?: Buffer): Promise<void> {
  const old = content && (await stat(to).catch(() => undefined));
  if (old && !old.isFile()) throw new Error(`${to} is no file, and is not written`);
  if (old && content.equals(await readFile(to))) return;
  const folder = dirname(to);
  await mkdir(folder, { recursive: true });
  // As short as it can be: the page's own name may be as long as names can be.
  const unfinished = join(folder, `.${process.pid}.${++written}.tmp`);
  unfinishedFiles.add(unfinished);
  try {
    await (content ? writeFile(unfinished, content) : copyFile(from, unfinished));
    if (old || (content && from !== STANDARD)) await chmod(unfinished, (old ?? (await stat(from))).mode);
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    unfinishedFiles.delete(unfinished);
  }
}
