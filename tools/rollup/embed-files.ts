import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OutputBundle, OutputChunk, Plugin } from 'rollup';
import { ENGINE, PICTURES } from './chunks.js';
import type { ComponentFolder } from './component-folders.js';
import { delivered, filesIn } from './delivered.js';
import { bundleSheet, bundleStyles, isolatedSheet } from './styles.js';

export const EMBED_PARTS = ['embed-analytics', 'embed-lint', 'embed-page', 'embed-activator'];
/**
 * Chunks that tags share. `uni.js` asks for them by name beside the first tag that needs them: every tag needs the engine
 * and `basics`, one with a model `data`, an island `react`, one with pictures `pictures`, one with elements in it
 * `read-form`.
 */
const SHARED = ['basics', 'data', ENGINE, 'react', PICTURES, 'read-form'];
const TABLE = 'virtual:embed-files';
/** For a host that has the folder in its repository and lints it. */
const NO_LINT = '.eslintrc.json';

/** Tells `uni.js` the addresses of its chunks, and writes the other files of `dist/embed/`. */
export function embedFiles(
  folders: readonly ComponentFolder[],
): Record<'table' | 'module' | 'manifest', Plugin> {
  let table = '';
  return {
    /** Keeps the chunks' hashes. */
    table: {
      name: 'embed-table',
      generateBundle(_options, bundle) {
        table = fileTable(folders, Object.values(bundle));
      },
    },
    /** Serves them to `uni.js`. */
    module: {
      name: 'embed-module',
      resolveId: (id) => (id === TABLE ? `\0${TABLE}` : undefined),
      load: (id) => (id === `\0${TABLE}` ? table : undefined),
    },
    /**
     * Adds the style sheet of tags that render into the page, whose scheme and headings are its own, what a page without
     * styles of its own may have besides, the theme, and the typeface alone, for pages of isolated tags. Then it lists
     * every file.
     */
    manifest: {
      name: 'embed-manifest',
      async generateBundle() {
        const sheet = await bundleStyles(folders, 'scheme.css', 'base.css');
        const base = await bundleSheet(
          "@import './react-views/_shared/layers.css'; @import './react-views/_shared/base.css';",
        );
        const theme = await bundleSheet("@import './react-views/_display/display.css';");
        const fonts = await bundleSheet("@import './react-views/_shared/fonts.css';");
        const sheets = [
          ['uni.css', sheet.css],
          ['base.css', base.css],
          ['uni-display.css', theme.css],
          ['fonts.css', fonts.css],
          ['isolated.css', await isolatedSheet(folders)],
        ] as const;
        this.emitFile({
          type: 'asset',
          fileName: NO_LINT,
          source: '{ "root": true, "ignorePatterns": ["**/*"] }\n',
        });
        for (const [fileName, source] of [...sheets, ...sheet.fonts, ...theme.fonts])
          this.emitFile({ type: 'asset', fileName, source });
      },
      writeBundle: ({ file }) => writeManifest(dirname(file!)),
    },
  };
}

function writeManifest(folder: string): void {
  const files = filesIn(folder).filter((file) => file !== 'manifest.json' && file !== NO_LINT);
  const manifest = Object.fromEntries(
    files.map((file) => [file, delivered(file, readFileSync(join(folder, file)))]),
  );
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The module `virtual:embed-files`: a chunk's name → the hash in its file's name. */
function fileTable(folders: readonly ComponentFolder[], output: readonly OutputBundle[string][]): string {
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
  const hashes = (names: readonly string[], isEntry: boolean) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, hashOf(chunks, name, isEntry)])));
  const parts = { ...JSON.parse(hashes(EMBED_PARTS, true)), ...JSON.parse(hashes(SHARED, false)) } as unknown;
  const slugs = folders.map(({ slug }) => slug);
  const islands = folders.filter(({ rendersWith }) => rendersWith === 'island').map(({ slug }) => slug);
  return `export const tags = ${hashes(slugs, true)};
export const beside = ${JSON.stringify({ react: islands, [PICTURES]: slugsThatImport(chunks, PICTURES) })};
export const parts = ${JSON.stringify(parts)};
`;
}

/** The elements whose own file imports a shared one. */
function slugsThatImport(chunks: readonly OutputChunk[], name: string): string[] {
  const { fileName } = chunks.find((chunk) => chunk.name === name)!;
  return chunks
    .filter(({ isEntry, imports }) => isEntry && imports.includes(fileName))
    .map((chunk) => chunk.name);
}

function hashOf(chunks: readonly OutputChunk[], name: string, isEntry: boolean): string {
  const file = chunks.find((chunk) => chunk.name === name && chunk.isEntry === isEntry)?.fileName ?? '';
  const [, hash] = new RegExp(`^chunks/${name}-([\\w-]{8})\\.js$`).exec(file) ?? [];
  if (!hash) throw new Error(`dist/embed: there is no chunk ${name}, only "${file}"`);
  return hash;
}
