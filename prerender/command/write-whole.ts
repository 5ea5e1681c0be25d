import { rmSync } from 'node:fs';
import {
  chmod,
  chown,
  copyFile,
  mkdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** The bits of a mode that `chmod` sets. */
const PERMISSIONS = 0o7777;
/** While its content is written, a file is its writer's only. */
const PRIVATE = 0o600;

/**
 * Writes a file whole or not at all: who reads it meanwhile has the old one. One that has this content already keeps its
 * time, which servers and copies compare. A pipe or a device is written to.
 *
 * @param madeFrom the file whose mode a new file gets.
 */
export async function writeWhole(
  file: string,
  content: Uint8Array | string,
  madeFrom?: string,
): Promise<void> {
  if (await hasAlready(file, content)) return;
  await replace(file, madeFrom, (unfinished, mode) => writeFile(unfinished, content, { mode }));
}

async function hasAlready(file: string, content: Uint8Array | string): Promise<boolean> {
  const old = await stat(file).catch(() => undefined);
  if (!old?.isFile() || old.size !== Buffer.byteLength(content)) return false;
  const wanted = typeof content === 'string' ? Buffer.from(content) : content;
  return (await readFile(file).catch(() => undefined))?.equals(wanted) === true;
}

/** Takes along what is no page. */
export async function copyAlong({ from, to }: { readonly from: string; readonly to: string }): Promise<void> {
  if (from === (await placeOf(to))) return;
  await replace(to, from, (unfinished) => copyFile(from, unfinished));
}

/** Where a file or folder is or, if it is not there yet, will be, without links on the way. */
export async function placeOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return resolve(path);
    const link = await readlink(path).catch(() => undefined);
    const folder = await placeOf(dirname(path));
    return link === undefined ? join(folder, basename(path)) : placeOf(resolve(folder, link));
  }
}

let written = 0;
const unfinishedFiles = new Set<string>();

/** Takes away what a process that is ended has begun to write. */
export function dropUnfinished(): void {
  for (const file of unfinishedFiles) rmSync(file, { force: true });
}

async function replace(
  file: string,
  madeFrom: string | undefined,
  write: (unfinished: string, mode?: number) => Promise<void>,
): Promise<void> {
  const old = await stat(file).catch(() => undefined);
  if (old && !old.isFile()) return write(file);
  const place = await placeOf(file);
  const mode = old?.mode ?? (madeFrom === undefined ? undefined : (await stat(madeFrom)).mode);
  const unfinished = `${place}.${process.pid}.${++written}.tmp`;
  await mkdir(dirname(place), { recursive: true });
  unfinishedFiles.add(unfinished);
  try {
    await write(unfinished, mode === undefined ? undefined : PRIVATE);
    if (old) await give(unfinished, old.uid, old.gid);
    if (mode !== undefined) await chmod(unfinished, mode & PERMISSIONS);
    await rename(unfinished, place);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    unfinishedFiles.delete(unfinished);
  }
}

/** As far as the system lets: a group of one's own may be set by all, an owner by root. */
async function give(file: string, owner: number, group: number): Promise<void> {
  const stays = -1;
  await chown(file, stays, group).catch(() => undefined);
  await chown(file, owner, stays).catch(() => undefined);
}
