import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'rollup';
import { readImports } from '../imports/read-imports.js';
import { reactTypesOf } from '../metadata/react-types.js';
import type { ComponentFolder } from './component-folders.js';
import { save } from './delivered.js';

const PRERENDER_TYPES = `import type { Prerenderer } from './types/prerender/prerender.js';
export * from './types/prerender/prerender.js';
/**
 * A page with the views of all its \`uni-\` tags written into it and every other byte unchanged. A tag that only a
 * browser can render, or one that throws, stays as authored, and \`options.onWarning\` hears why.
 *
 * @param html the page, or a part of one.
 * @param options where the page stands, how its models are fetched, who hears of findings and errors.
 */
export declare const prerender: Prerenderer['prerender'];
`;

/** The elements' own types, which `buildMetadata` writes: with them, tags and events are known wherever one is defined. */
const ELEMENTS = '../types/elements.js';

/** Writes the package's types beside its modules. */
export const declarations = (folders: readonly ComponentFolder[]): Plugin => ({
  name: 'declarations',
  writeBundle: ({ dir }) => writeTypes(folders, dir!),
});

function writeTypes(folders: readonly ComponentFolder[], folder: string): void {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/typescript/bin/tsc',
      '-p',
      'tools/rollup/tsconfig.types.json',
      '--outDir',
      resolve(folder, 'types'),
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`tsc could not write the declarations:\n${stdout}`);
  save(join(folder, 'index.d.ts'), `export * from './types/index.js';\nexport type * from '${ELEMENTS}';\n`);
  save(join(folder, 'vocabulary.d.ts'), "export * from './types/vocabulary/index.js';\n");
  for (const name of ['define', 'auto']) save(join(folder, `${name}.d.ts`), `import '${ELEMENTS}';\n`);
  save(join(folder, 'prerender.d.ts'), PRERENDER_TYPES);
  save(join(folder, 'react.d.ts'), "export * from '../types/react.js';\n");
  for (const component of folders) {
    save(join(folder, 'react', `${component.slug}.d.ts`), reactTypesOf(component.className));
    save(join(folder, `${component.slug}.d.ts`), classTypes(component));
    save(join(folder, component.slug, 'define.d.ts'), `import '../${ELEMENTS}';\n`);
  }
  removeUnreached(folder);
}

/** Removes the types that no module of the package's names, itself or through others: tsc writes those of all it reads. */
function removeUnreached(folder: string): void {
  const left = new Set(
    readdirSync(join(folder, 'types'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.d.ts'))
      .map((file) => join(folder, 'types', file)),
  );
  const reached = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => join(folder, file))
    .filter((file) => !left.has(file));
  for (const file of reached)
    for (const { specifier } of readImports(file, readFileSync(file, 'utf8'))) {
      const types = join(file, '..', specifier.replace(/\.js$/, '.d.ts'));
      if (left.delete(types)) reached.push(types);
    }
  for (const file of left) rmSync(file);
}

function classTypes({ slug, className, rendersWith }: ComponentFolder): string {
  const element = `${className}Element`;
  const [type, imports] =
    rendersWith !== 'class'
      ? [
          `(new () => ${element}) & ViewElementClass`,
          "import type { ViewElementClass } from './types/elements/_core/element.js';\n",
        ]
      : [`new () => ${element}`, ''];
  return `${imports}import type { ${element} } from '${ELEMENTS}';
import type { definition as declared } from './types/elements/${slug}/uni-${slug}.js';
/** What <uni-${slug}> takes and shows, as data: its tag, its props with their prop types and defaults, its view. */
export declare const definition: typeof declared;
/** The class of <uni-${slug}>. It is undefined where there is no DOM. */
export declare const ${className}: ${type};
`;
}
