import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentFolder } from '../rollup/component-folders.js';
import { type Delivered, integrity, save } from '../rollup/delivered.js';

/** The folders that a version is served from, by semantic versioning. */
interface VersionFolders {
  /** Has this version for ever. */
  readonly exact: string;
  /** Have the newest version that their names allow, or none for a version before its release, such as 4.0.0-beta.1. */
  readonly moving: readonly string[];
}

/** @throws Error for what is no semantic version. */
export function versionFolders(version: string): VersionFolders {
  const [, major, minor, before] = /^(\d+)\.(\d+)\.\d+(-[\w.-]+)?(?:\+[\w.-]+)?$/.exec(version) ?? [];
  if (!major) throw new Error(`"${version}" is no semantic version; correct it in package.json`);
  return { exact: version, moving: before ? [] : [`${major}.${minor}`, major] };
}

/**
 * Writes `dist/cdn/`: what is served to other sites, once for each of the version's folders, and in the exact one
 * `importmap.json`, with which a browser refuses every script that is not the one that was built, and for each tag what
 * a page's head says, `head/<slug>.html`.
 *
 * @param beside files that site owners fetch from there, such as `allowed-html.json`, by its name.
 * @param origin where `folder` will be served, such as `https://elements.example.edu`. Without it, the import map is
 *   for pages of that site itself.
 */
export function buildVersionFolders(
  embed: string,
  folder: string,
  version: string,
  elements: readonly Pick<ComponentFolder, 'slug' | 'definition'>[],
  origin = '',
  beside: ReadonlyMap<string, string | Uint8Array> = new Map(),
): void {
  const { exact, moving } = versionFolders(version);
  for (const name of [exact, ...moving]) {
    cpSync(embed, join(folder, name), { recursive: true });
    for (const [file, content] of beside) save(join(folder, name, file), content);
  }
  const map = importMap(embed, `${origin}/${exact}`);
  writeFileSync(join(folder, exact, 'importmap.json'), `${JSON.stringify(map, null, 2)}\n`);
  for (const element of elements)
    save(join(folder, exact, 'head', `${element.slug}.html`), headOf(element, embed, `${origin}/${exact}`));
}

/**
 * Returns the head's lines for a page whose first tag is this one. A browser learns from `uni.js` what the tag needs, so
 * without these lines before the script it would ask for that a round trip later.
 */
function headOf(
  { slug, definition }: Pick<ComponentFolder, 'slug' | 'definition'>,
  embed: string,
  address: string,
): string {
  const manifest = JSON.parse(readFileSync(join(embed, 'manifest.json'), 'utf8')) as Record<
    string,
    Delivered
  >;
  // HTML between the tags is the usual way to write one, and its reader is asked for by no import.
  const asked = 'form' in definition ? [slug, 'read-form'] : [slug];
  const chain = new Set(
    asked.map(
      (name) =>
        Object.keys(manifest).find((file) => new RegExp(`^chunks/${name}-[\\w-]{8}\\.js$`).test(file))!,
    ),
  );
  for (const file of chain)
    for (const [, imported] of readFileSync(join(embed, file), 'utf8').matchAll(IMPORTED))
      chain.add(`chunks/${imported}`);
  const lines = [...chain].map(
    (file) =>
      `<link rel="modulepreload" href="${address}/${file}" integrity="${manifest[file]!.integrity}">\n`,
  );
  return `${lines.join('')}<script type="module" src="${address}/uni.js"></script>\n`;
}

/** In a minified chunk, another one beside it. */
const IMPORTED = /\b(?:from|import)\s*"\.\/([^"]+)"/g;

interface ImportMap {
  readonly imports: Readonly<Record<string, string>>;
  /** A module's address → what its bytes must be. */
  readonly integrity: Readonly<Record<string, string>>;
}

function importMap(embed: string, address: string): ImportMap {
  const scripts = readdirSync(embed, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  return {
    imports: { '@uni/elements/embed': `${address}/uni.js` },
    integrity: Object.fromEntries(
      scripts.map((file) => [`${address}/${file}`, integrity(readFileSync(join(embed, file)))]),
    ),
  };
}

/** The site that `--cdn-origin` names. @throws Error for what no page could load from. */
export function cdnOrigin(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'https:' || url.href !== `${url.origin}/`)
    throw new Error(`--cdn-origin "${value}" is no site; write it as https://elements.example.edu`);
  return url.origin;
}
