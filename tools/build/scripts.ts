import { readFileSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build as bundleWithEsbuild } from 'esbuild';
import { type ManualChunkMeta, type OutputBundle, type Plugin, rollup } from 'rollup';
import esbuild, { minify } from 'rollup-plugin-esbuild';
import { minify as minifyWithTerser } from 'terser';
import type { Room } from './rooms.js';
import { chunkOfPages, chunkOnDemand } from './shared-chunks.js';
import { cssAsText } from './styles.js';
import { virtualModules } from './virtual-modules.js';
import { workerFiles } from './worker-files.js';

const TARGET = 'es2022';

/** @param runtimes what packages with several builds are told of where theirs will run, beside that it is for production. */
const transform = (rooms: readonly Room[], runtimes: readonly string[] = ['browser']): Plugin[] => [
  virtualModules(rooms),
  cssAsText(),
  workerFiles(TARGET),
  nodeResolve({
    browser: true,
    exportConditions: [...runtimes, 'production'],
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
  }),
  productionOnly(),
  commonjs(),
  esbuild({
    target: TARGET,
    jsx: 'automatic',
    tsconfig: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  resolveTypeScript(),
];

/** React's entry modules choose between two builds as they run; CommonJS is converted with both, unless one is gone. */
function productionOnly(): Plugin {
  return {
    name: 'production-only',
    transform(code, id) {
      if (!id.includes('node_modules') || !code.includes('process.env.NODE_ENV')) return null;
      return { code: code.replaceAll('process.env.NODE_ENV', '"production"'), map: null };
    },
  };
}

/** `./x.js` in a source file is `./x.ts` or `./x.tsx` on disk. */
function resolveTypeScript(): Plugin {
  return {
    name: 'resolve-typescript',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (
          !importer ||
          !source.startsWith('.') ||
          !source.endsWith('.js') ||
          importer.includes('node_modules')
        )
          return null;
        for (const extension of ['.ts', '.tsx']) {
          const found = await this.resolve(source.replace(/\.js$/, extension), importer, {
            ...options,
            skipSelf: true,
          });
          if (found) return found;
        }
        return null;
      },
    },
  };
}

const HASHED = 'chunks/[name]-[hash].js';

/** Bundles ES modules for browsers, minified, with hashed shared chunks and workers. */
export const bundleModules = (
  entries: Record<string, string>,
  rooms: readonly Room[],
): Promise<OutputBundle[string][]> => bundleChunks(entries, rooms, '[name].js', chunkOfPages);

/**
 * The same, the entries being chunks that a script loads as it needs them: they keep their exports. What elements need of
 * `commons` goes to `elements`, so that only the page machine is left in it.
 */
export function bundleOnDemand(
  entries: Record<string, string>,
  rooms: readonly Room[],
): Promise<OutputBundle[string][]> {
  let needed: ReadonlySet<string> | undefined;
  return bundleChunks(entries, rooms, HASHED, (id, graph) => {
    const shared = chunkOnDemand(id);
    if (shared !== 'commons') return shared;
    needed ??= importedBy(
      rooms.map(({ slug }) => `\0virtual:definer/${slug}`),
      graph,
    );
    return needed.has(id) ? 'elements' : shared;
  });
}

/** The modules with all that they import, at once or later. */
function importedBy(modules: readonly string[], { getModuleInfo }: ManualChunkMeta): ReadonlySet<string> {
  const found = new Set(modules);
  for (const id of found) {
    const info = getModuleInfo(id);
    for (const imported of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])])
      found.add(imported);
  }
  return found;
}

async function bundleChunks(
  entries: Record<string, string>,
  rooms: readonly Room[],
  entryFileNames: string,
  manualChunks: (id: string, graph: ManualChunkMeta) => string | undefined,
): Promise<OutputBundle[string][]> {
  const bundle = await rollup({
    input: entries,
    plugins: transform(rooms),
    preserveEntrySignatures: entryFileNames === HASHED ? 'exports-only' : false,
    onwarn: failOnWarning,
  });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames,
    chunkFileNames: HASHED,
    // A name's letters take gzip four bits so, six otherwise, and a page's first script names thirty chunks.
    hashCharacters: 'hex',
    assetFileNames: 'chunks/[name]-[hash][extname]',
    manualChunks,
    onlyExplicitManualChunks: true,
    plugins: [
      minify({ target: TARGET, legalComments: 'none' }),
      squeeze('commons'),
      compiledWhole(['commons', 'elements', 'views']),
    ],
  });
  await bundle.close();
  return output;
}

/**
 * Has the browser compile all functions of a script as it arrives, beside the main thread, and not each of them twice:
 * passed over at first, read when it is called (V8's explicit compile hints).
 */
const COMPILE_WHOLE = '//# allFunctionsCalledOnLoad\n';
/** For chunks most of which runs as a page starts. In smaller ones nothing was measured to come of it. */
const compiledWhole = (names: readonly string[]): Plugin => ({
  name: 'compiled-whole',
  renderChunk: (code, { name }) => (names.includes(name) ? { code: COMPILE_WHOLE + code, map: null } : null),
});

/** Makes a chunk that stands before everything else as small as can be: terser finds 3 % more, in ten times the time. */
const squeeze = (name: string): Plugin => ({
  name: 'squeeze',
  renderChunk: async (code, chunk) =>
    chunk.name === name ? { code: await squeezed(code, true), map: null } : null,
});

async function squeezed(code: string, isModule: boolean): Promise<string> {
  const { code: smaller = code } = await minifyWithTerser(code, {
    module: isModule,
    ecma: 2020,
    // Nobody makes objects with functions of ours that are no classes.
    compress: { passes: 4, unsafe_arrows: true, unsafe_methods: true },
  });
  return smaller;
}

/** Bundles one classic script, which runs as soon as the browser has it. */
export async function bundleClassicScript(entry: string): Promise<string> {
  const { outputFiles } = await bundleWithEsbuild({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGET,
    legalComments: 'none',
    write: false,
    logLevel: 'error',
  });
  return COMPILE_WHOLE + (await squeezed(outputFiles[0]!.text, false));
}

/** Bundles one module without chunks of its own. `modules` are those that the build writes: name → source. */
export async function bundleOneModule(
  entry: string,
  modules: Readonly<Record<string, string>>,
): Promise<string> {
  const { outputFiles } = await bundleWithEsbuild({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    target: TARGET,
    legalComments: 'none',
    write: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'written-modules',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'written' }));
          onLoad({ filter: /^/, namespace: 'written' }, ({ path }) => ({ contents: modules[path] ?? '' }));
        },
      },
    ],
  });
  return COMPILE_WHOLE + (await squeezed(outputFiles[0]!.text, true));
}

/** The package's modules: dependencies stay imports, shared code stands in chunks of its own. */
export async function bundleLibrary(
  entries: Record<string, string>,
  rooms: readonly Room[],
): Promise<OutputBundle[string][]> {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  const packages = Object.keys(dependencies);
  const bundle = await rollup({
    input: entries,
    plugins: transform(rooms),
    external: (id) =>
      id.startsWith('node:') || packages.some((name) => id === name || id.startsWith(`${name}/`)),
    onwarn: failOnWarning,
  });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    assetFileNames: 'chunks/[name]-[hash][extname]',
    hoistTransitiveImports: false,
  });
  await bundle.close();
  return output;
}

/** The edge worker: one module with all that it needs, for a runtime that has a browser's calls but no document. */
export async function bundleEdgeWorker(rooms: readonly Room[]): Promise<string> {
  const bundle = await rollup({
    input: 'virtual:edge-worker',
    plugins: transform(rooms, ['workerd', 'worker', 'browser']),
    onwarn: failOnWarning,
  });
  const { output } = await bundle.generate({
    format: 'es',
    inlineDynamicImports: true,
    plugins: [minify({ target: TARGET, legalComments: 'none' })],
  });
  await bundle.close();
  return output[0].code;
}

function failOnWarning(warning: { code?: string; message: string }): void {
  if (
    warning.code === 'MODULE_LEVEL_DIRECTIVE' ||
    (warning.code === 'CIRCULAR_DEPENDENCY' && /node_modules/.test(warning.message))
  )
    return;
  throw new Error(warning.message);
}
