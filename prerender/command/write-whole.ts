import { rmSync } from 'node:fs';
import { chmod, copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file whole or not at all: who reads it meanwhile has the old one. One that has this content already keeps its
 * time, which servers and copies compare. A pipe or a device is written to.
 *
 * @param madeFrom the file whose mode a new file gets.
 */
export async function writeWhole(file: string, content: Buffer, madeFrom?: string): Promise<void> {
  const old = await stat(file).catch(() => undefined);
  if (old && !old.isFile()) return writeFile(file, content);
  if (old && content.equals(await readFile(file))) return;
  const { mode } = old ?? (madeFrom === undefined ? {} : await stat(madeFrom));
  await replace(file, async (unfinished) => {
    await writeFile(unfinished, content);
    if (mode !== undefined) await chmod(unfinished, mode);
  });
}

/** Takes along what is no page. */
export const copyWhole = (from: string, to: string): Promise<void> =>
  replace(to, (unfinished) => copyFile(from, unfinished));

let written = 0;
const unfinishedFiles = new Set<string>();

/** Takes away what a process that is ended has begun to write. */
export function dropUnfinished(): void {
  for (const file of unfinishedFiles) rmSync(file, { force: true });
}

async function replace(file: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${file}.${process.pid}.${++written}.tmp`;
  await mkdir(dirname(file), { recursive: true });
  unfinishedFiles.add(unfinished);
  try {
    await write(unfinished);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    unfinishedFiles.delete(unfinished);
  }
}
