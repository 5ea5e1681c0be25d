import { rmSync } from 'node:fs';
import { chmod, copyFile, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { PageFile } from './page-files.js';

type Target = Pick<PageFile, 'to' | 'within'>;

/**
 * Writes a file whole or not at all: who reads it meanwhile has the old one. One that has this content already keeps its
 * time, which servers and copies compare. A pipe or a device is written to.
 *
 * @param madeFrom the file whose mode a new file gets.
 * @throws Error where a link leads out of the folder that it must stay in.
 */
export async function writeWhole(target: Target, content: Buffer, madeFrom?: string): Promise<void> {
  const old = await stat(target.to).catch(() => undefined);
  if (old && !old.isFile()) return writeFile(target.to, content);
  if (old && content.equals(await readFile(target.to))) return;
  const { mode } = old ?? (madeFrom === undefined ? {} : await stat(madeFrom));
  await replace(target, async (unfinished) => {
    await writeFile(unfinished, content);
    if (mode !== undefined) await chmod(unfinished, mode);
  });
}

/** Takes along what is no page. */
export const copyWhole = (from: string, target: Target): Promise<void> =>
  replace(target, (unfinished) => copyFile(from, unfinished));

let written = 0;
const unfinishedFiles = new Set<string>();

/** Takes away what a process that is ended has begun to write. */
export function dropUnfinished(): void {
  for (const file of unfinishedFiles) rmSync(file, { force: true });
}

async function replace({ to, within }: Target, write: (unfinished: string) => Promise<void>): Promise<void> {
  const folder = dirname(to);
  // Several files are written at once: where the folder came in between, this looked like a link out of it.
  if (within) {
    await mkdir(within, { recursive: true });
    if (!`${await existing(folder)}${sep}`.startsWith((await existing(within)) + sep))
      throw new Error(`a link leads out of ${within}, and is not followed`);
  }
  await mkdir(folder, { recursive: true });
  // As short as it can be: the page's own name may be as long as names can be.
  const unfinished = join(folder, `.${process.pid}.${++written}.tmp`);
  unfinishedFiles.add(unfinished);
  try {
    await write(unfinished);
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    unfinishedFiles.delete(unfinished);
  }
}

/** Where the folder, or the nearest around it that there is, really lies. */
const existing = (folder: string): Promise<string> => realpath(folder).catch(() => existing(dirname(folder)));
