import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** One file as a manifest lists it. */
export interface Delivered {
  /** Its path in the manifest's folder. Of a file that is there under two names, the one with its content's hash. */
  readonly file: string;
  readonly bytes: number;
  readonly integrity: string;
}

export const delivered = (file: string, bytes: Uint8Array): Delivered => ({
  file,
  bytes: bytes.length,
  integrity: integrity(bytes),
});

/** Returns the hash that a browser compares a file with: the `integrity` of a script or a style sheet. */
export const integrity = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The files of a folder and of all below it, by their paths from there, sorted. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();

/** Writes a file, and its folder where there is none. */
export function save(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
