import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';

const RESOURCES = 'jcr_root/apps/uni/clientlibs/uni/resources/';
/** Of a package, names what its own version has, and not what it has of the version before. */
export const HASHED_FILES = 'META-INF/vault/hashed-files.txt';
const APPS = /uni-elements\.ui\.apps-[^/]+\.zip$/;

/** Whether a file of the client library has a hash in its name, so that pages in caches name it after an upgrade. */
export const isHashed = (file: string): boolean =>
  /^(?:chunks|fonts)\/|^[^/]+\.[0-9a-f]{8}\.(?:js|css)$/.test(file);

/**
 * The files of a package that pages in caches name.
 *
 * @param file the `uni-elements.all.zip` of the release before.
 * @returns path in the client library → content.
 * @throws Error for what is no such package.
 */
export function filesOfRelease(file: string): Map<string, Uint8Array> {
  const all = unpacked(readFileSync(file), file);
  const apps = [...all.keys()].find((name) => APPS.test(name));
  if (!apps) throw new Error(`${file} has no client library; name the uni-elements.all.zip of a release`);
  const files = unpacked(all.get(apps)!, apps);
  const hashed = [...files.keys()]
    .filter((name) => name.startsWith(RESOURCES))
    .map((name) => name.slice(RESOURCES.length))
    .filter(isHashed);
  const own = files.has(HASHED_FILES) ? strFromU8(files.get(HASHED_FILES)!).trim().split('\n') : hashed;
  return new Map(own.map((name) => [name, files.get(RESOURCES + name)!]));
}

function unpacked(zip: Uint8Array, name: string): Map<string, Uint8Array> {
  try {
    return new Map(Object.entries(unzipSync(zip)));
  } catch (cause) {
    throw new Error(`${name} is no zip file`, { cause });
  }
}
