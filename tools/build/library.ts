import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Room } from './rooms.js';
import { bundleLibrary } from './scripts.js';

const PRERENDER_TYPES = `import type { Prerenderer } from './types/prerender/prerender.js';
export * from './types/prerender/prerender.js';
export declare const prerender: Prerenderer['prerender'];
export declare const prerenderStream: Prerenderer['prerenderStream'];
`;

/** The elements' own types, which `buildMetadata` writes: with them, tags and events are known wherever one is defined. */
const ELEMENTS = '../types/elements.js';

/** Writes `dist/lib/`: the package's modules with their types. */
export async function buildLibrary(rooms: readonly Room[], folder: string): Promise<void> {
  const entries = {
    index: 'index.ts',
    vocabulary: 'vocabulary/index.ts',
    define: 'virtual:define-all',
    prerender: 'virtual:prerender',
    'bin/uni-prerender': 'prerender/command/uni-prerender.ts',
    ...Object.fromEntries(rooms.map(({ slug }) => [slug, `virtual:class/${slug}`])),
    ...Object.fromEntries(rooms.map(({ slug }) => [`${slug}/define`, `virtual:define/${slug}`])),
  };
  for (const file of await bundleLibrary(entries, rooms)) {
    write(join(folder, file.fileName), file.type === 'chunk' ? file.code : file.source);
  }
  writeTypes(rooms, folder);
}

function writeTypes(rooms: readonly Room[], folder: string): void {
  const { status, stdout } = spawnSync(
    'node_modules/.bin/tsc',
    ['-p', 'tools/build/tsconfig.types.json', '--outDir', resolve(folder, 'types')],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`tsc could not write the declarations:\n${stdout}`);
  write(join(folder, 'index.d.ts'), `export * from './types/index.js';\nexport type * from '${ELEMENTS}';\n`);
  write(join(folder, 'vocabulary.d.ts'), "export * from './types/vocabulary/index.js';\n");
  write(join(folder, 'define.d.ts'), `import '${ELEMENTS}';\n`);
  write(join(folder, 'prerender.d.ts'), PRERENDER_TYPES);
  for (const room of rooms) {
    write(join(folder, `${room.slug}.d.ts`), classTypes(room));
    write(join(folder, room.slug, 'define.d.ts'), `import '../${ELEMENTS}';\n`);
  }
}

function classTypes({ slug, className, rendersWith }: Room): string {
  const element = `${className}Element`;
  const [type, imports] =
    rendersWith === 'react'
      ? [
          `(new () => ${element}) & ViewElementClass`,
          "import type { ViewElementClass } from './types/elements/_core/view-element.js';\n",
        ]
      : [`new () => ${element}`, ''];
  return `${imports}import type { ${element} } from '${ELEMENTS}';
export { definition } from './types/elements/${slug}/uni-${slug}.js';
/** The class of <uni-${slug}>; undefined where there is no DOM. */
export declare const ${className}: ${type};
`;
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
