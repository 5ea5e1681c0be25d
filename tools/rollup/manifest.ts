import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rollup';
import { type Delivered, delivered, filesIn } from './delivered.js';

const MANIFEST = 'manifest.json';
/** The demo pages are looked at, not delivered. */
const NOT_DELIVERED = /^docs\//;
const HASH = /[-.](?:[\w-]{8}|[0-9a-f]{8})(?=\.(?:js|css|woff2)$)/;
const HASHED_FOLDERS = /(?:^|\/)(?:chunks|fonts)\//;

/** Writes `dist/manifest.json`: every delivered file by its name without the hash. */
export const wholeManifest = (dist: string): Plugin => ({
  name: 'whole-manifest',
  writeBundle: () => writeWholeManifest(dist),
});

export function writeWholeManifest(dist: string): void {
  const files = filesIn(dist).filter((file) => file !== MANIFEST && !NOT_DELIVERED.test(file));
  const manifest = manifestOf(files, (file) => readFileSync(join(dist, file)));
  writeFileSync(join(dist, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** A name that several files would share stands for none of them: each keeps its own. */
export function manifestOf(
  files: readonly string[],
  read: (file: string) => Uint8Array,
): Readonly<Record<string, Delivered>> {
  const byName = new Map<string, string[]>();
  for (const file of files) byName.set(nameOf(file), [...(byName.get(nameOf(file)) ?? []), file]);
  const entries = [...byName].flatMap(([name, sharing]) => {
    const hashed = sharing.filter((file) => file !== name);
    if (hashed.length < 2) return [[name, hashed[0] ?? name] as const];
    return sharing.map((file) => [file, file] as const);
  });
  return Object.fromEntries(
    entries
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, file]) => [name, delivered(file, read(file))]),
  );
}

/** A file's name without its hash: `cms/chunks/react.js`, `cms/loader.js`. */
const nameOf = (file: string) =>
  HASHED_FOLDERS.test(file) || /\.[0-9a-f]{8}\.(?:js|css)$/.test(file) ? file.replace(HASH, '') : file;
