import { basename } from 'node:path';
import { build } from 'esbuild';

const ENTRIES = ['docs-reading', 'docs-search'];

/** The scripts of the docs' own pages, as small as they are without a page runtime: name → bytes. */
export async function bundleDocsScripts(): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: ENTRIES.map((name) => `docs/site/browser/${name}.ts`),
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    outdir: 'out',
    entryNames: '[name]',
    chunkNames: 'docs-[name]-[hash]',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
}
