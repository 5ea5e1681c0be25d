import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { build as esbuild } from 'esbuild';
import { rollup } from 'rollup';
import { build as vite } from 'vite';
import webpack, { type Stats } from 'webpack';
import { minified } from '../rollup/scripts.js';

/** Paths of what is bundled: the application's folder, its entry module, and the folder that the bundle is written to. */
interface BundleTask {
  readonly app: string;
  readonly entry: string;
  readonly out: string;
}

/** React's entry modules choose one of two builds by `NODE_ENV` while they run. Rollup does not replace that by itself. */
const PRODUCTION = { 'process.env.NODE_ENV': '"production"', preventAssignment: true };

/** Each bundler with its defaults for production: no setting helps it to leave things out. */
const BUNDLERS = {
  async rollup({ entry, out }: BundleTask) {
    const bundle = await rollup({
      input: entry,
      plugins: [
        nodeResolve({ browser: true, exportConditions: ['production'] }),
        replace(PRODUCTION),
        commonjs(),
      ],
      onwarn: () => {},
    });
    await bundle.write({ dir: out, format: 'es', plugins: [minified()] });
    await bundle.close();
  },
  esbuild: (task: BundleTask) => bundleWithEsbuild(task, false),
  'esbuild --splitting': (task: BundleTask) => bundleWithEsbuild(task, true),
  async vite({ app, entry, out }: BundleTask) {
    // Vite builds for development if NODE_ENV says so, and a test run may have set it.
    process.env.NODE_ENV = 'production';
    await vite({
      root: app,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: out,
        modulePreload: { polyfill: false },
        rollupOptions: { input: entry, output: { entryFileNames: '[name].js' } },
      },
    });
  },
  async webpack({ app, entry, out }: BundleTask) {
    const compiler = webpack({
      mode: 'production',
      context: app,
      entry: { [nameOf(entry)]: entry },
      output: { path: out, publicPath: '' },
      performance: false,
    });
    const stats = await promisify<Stats | undefined>((done) => compiler.run(done))();
    if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  },
};

async function bundleWithEsbuild({ app, entry, out }: BundleTask, splitting: boolean): Promise<void> {
  await esbuild({
    absWorkingDir: app,
    entryPoints: [entry],
    outdir: out,
    bundle: true,
    minify: true,
    format: 'esm',
    splitting,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}

export type BundlerName = keyof typeof BUNDLERS;
export const BUNDLER_NAMES = Object.keys(BUNDLERS) as BundlerName[];

/** The scripts of an application's bundle, as text. */
export interface Bundle {
  /** The text of the scripts that the page loads at once: the entry, and what it imports statically. */
  readonly first: string;
  /** The text of all scripts. */
  readonly all: string;
  /** Path → text of each script. The entry is the first. */
  readonly scripts: ReadonlyMap<string, string>;
}

/**
 * Bundles an application.
 *
 * @param source the text of the application's one module.
 * @param app the folder that the module and the bundle are written to.
 */
export async function bundleWith(bundler: BundlerName, source: string, app: string): Promise<Bundle> {
  const name = `entry-${bundler.replaceAll(' ', '')}`;
  const entry = join(app, `${name}.js`);
  const out = join(app, `out-${name}`);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  writeFileSync(entry, source);
  await BUNDLERS[bundler]({ app, entry, out });
  const scripts = new Map(
    readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(join(out, file), 'utf8')] as const),
  );
  const main = `${name}.js`;
  return {
    first: firstScripts(main, scripts),
    all: [...scripts.values()].join('\n'),
    scripts: new Map([[main, scripts.get(main)!], ...scripts]),
  };
}

function firstScripts(entry: string, scripts: ReadonlyMap<string, string>): string {
  const reached = new Set([entry]);
  for (const file of reached) {
    const statically = scripts.get(file)!.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g);
    for (const [, imported] of statically) {
      const found = [...scripts.keys()].find((name) => name.endsWith(imported!));
      if (found) reached.add(found);
    }
  }
  return [...reached].map((file) => scripts.get(file)!).join('\n');
}

const nameOf = (entry: string) => entry.replace(/^.*\/(.*)\.js$/, '$1');
