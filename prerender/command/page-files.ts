import { copyFile, mkdir, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { WrongUse } from './arguments.js';

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

/** What a folder holds, in the order of names; links are not followed. */
export async function filesOfFolder(from: string, to: string): Promise<PageFile[]> {
  const [root, target] = [await realpath(from), await realpath(to).catch(() => resolve(to))];
  if (target !== root && `${target}${sep}`.startsWith(root + sep))
    throw new WrongUse(`${to} lies in ${from}: the next run would read what this one writes`);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return names.sort().map((name) => {
    const inside = relative(root, name);
    const path = `/${inside.split(sep).map(encodeURIComponent).join('/')}`;
    return { from: name, to: join(target, inside), path, isPage: PAGE.test(name) };
  });
}

/** A single page; a folder as its target takes it under its own name. */
export async function fileOfPage(from: string, to: string): Promise<PageFile> {
  const isInto = to.endsWith('/') || (await isFolder(to));
  const path = `/${encodeURIComponent(basename(from))}`;
  return { from, to: isInto ? join(to, basename(from)) : to, path, isPage: true };
}

/** Writes a file whole or not at all: who reads it meanwhile has the old one. */
export async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  const unfinished = `${file}.${process.pid}.tmp`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Takes along what is no page. */
export async function copyAlong({ from, to }: PageFile): Promise<void> {
  if (from === to) return;
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
}
