import { dirname, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'rollup';

const WORKER_URL = /new URL\('(\.[^']*-worker)\.ts', import\.meta\.url\)\.href/g;

/**
 * Makes each `new URL('./x-worker.ts', import.meta.url).href` the address of a file of its own, which holds the worker
 * with all that it imports: shared chunks would bring it code that needs a document.
 */
export function workerFiles(target: string): Plugin {
  return {
    name: 'worker-files',
    async transform(code, id) {
      const names = [...code.matchAll(WORKER_URL)].map(([, name]) => name!);
      if (names.length === 0) return null;
      const addresses = new Map<string, string>();
      for (const name of names) {
        const source = await bundle(resolve(dirname(id), `${name}.ts`), target);
        const file = this.emitFile({ type: 'asset', name: `${name.replace(/^.*\//, '')}.js`, source });
        addresses.set(name, `import.meta.ROLLUP_FILE_URL_${file}`);
      }
      return { code: code.replaceAll(WORKER_URL, (_, name: string) => addresses.get(name)!), map: null };
    },
  };
}

async function bundle(entry: string, target: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target,
    legalComments: 'none',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}
