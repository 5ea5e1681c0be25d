import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OutputBundle, OutputChunk } from 'rollup';
import { hasView } from '../../elements/_core/definition.js';
import { integrity } from './integrity.js';
import type { Room } from './rooms.js';
import { bundleOnDemand, bundleOneModule } from './scripts.js';
import { bundleStyles } from './styles.js';

const PARTS = ['embed-page', 'embed-waker'];
/** What views stand on: all, and those that React renders. Asked for by name as soon as there is one. */
const SHARED = ['react', 'views'];

/**
 * Writes `dist/embed/`: `uni.js` for other sites, the chunks that it loads, the style sheet of tags that render into the
 * page, and `manifest.json` with size and integrity of each file.
 */
export async function buildEmbed(rooms: readonly Room[], folder: string): Promise<void> {
  const output = await bundleOnDemand(
    {
      ...Object.fromEntries(rooms.map(({ slug }) => [slug, `virtual:definer/${slug}`])),
      ...Object.fromEntries(PARTS.map((name) => [name, `loader/embed/${name}.ts`])),
    },
    rooms,
  );
  const { css, fonts } = await bundleStyles(rooms);
  const script = await bundleOneModule('loader/embed/uni.ts', {
    'virtual:embed-files': fileTable(rooms, output),
  });
  const files = new Map<string, Uint8Array>([
    ['uni.js', Buffer.from(script)],
    ['uni.css', css],
    ...fonts,
    ...output.map((file): [string, Uint8Array] => [
      file.fileName,
      Buffer.from(file.type === 'chunk' ? file.code : file.source),
    ]),
  ]);
  const manifest = Object.fromEntries(
    [...files].map(([file, bytes]) => [file, { file, bytes: bytes.length, integrity: integrity(bytes) }]),
  );
  files.set('manifest.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
}

/** The module `virtual:embed-files`: a chunk's name → the hash in its file's name. */
function fileTable(rooms: readonly Room[], output: readonly OutputBundle[string][]): string {
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
  const hashes = (names: readonly string[], isEntry: boolean) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, hashOf(chunks, name, isEntry)])));
  const slugs = (kind: Room['rendersWith']) =>
    rooms.filter(({ rendersWith }) => rendersWith === kind).map(({ slug }) => slug);
  const parts = { ...JSON.parse(hashes(PARTS, true)), ...JSON.parse(hashes(SHARED, false)) } as unknown;
  const living = rooms
    .filter(({ definition }) => hasView(definition) && definition.needsReact)
    .map(({ slug }) => slug);
  return `export const views = ${hashes(slugs('react'), true)};
export const living = ${JSON.stringify(living)};
export const classes = ${hashes(slugs('class'), true)};
export const parts = ${JSON.stringify(parts)};
`;
}

function hashOf(chunks: readonly OutputChunk[], name: string, isEntry: boolean): string {
  const file = chunks.find((chunk) => chunk.name === name && chunk.isEntry === isEntry)?.fileName ?? '';
  const [, hash] = new RegExp(`^chunks/${name}-([\\w-]{8})\\.js$`).exec(file) ?? [];
  if (!hash) throw new Error(`dist/embed: there is no chunk ${name}, only "${file}"`);
  return hash;
}
