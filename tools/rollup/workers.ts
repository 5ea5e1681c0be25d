import { dirname, resolve } from 'node:path';
import { type Plugin, rollup } from 'rollup';

const WORKER_URL = /new URL\(["'](\.[^"']*-worker)\.ts["'],\s*import\.meta\.url\)\.href/g;

/**
 * Makes each `new URL('./x-worker.ts', import.meta.url).href` the address of a file of its own, which holds the worker
 * with all that it imports: shared chunks would bring it code that needs a document.
 */
export function workerFiles(sources: () => Plugin[], minified: () => Plugin | undefined): Plugin {
  return {
    name: 'worker-files',
    transform: {
      order: 'post',
      async handler(code, id) {
        const names = [...code.matchAll(WORKER_URL)].map(([, name]) => name!);
        if (names.length === 0) return null;
        const addresses = new Map<string, string>();
        for (const name of names) {
          const entry = resolve(dirname(id), `${name}.ts`);
          const bundle = await rollup({ input: entry, plugins: sources() });
          const { output } = await bundle.generate({ format: 'iife', plugins: [minified()] });
          for (const file of bundle.watchFiles) this.addWatchFile(file);
          await bundle.close();
          const file = `${name.replace(/^.*\//, '')}.js`;
          const reference = this.emitFile({ type: 'asset', name: file, source: output[0].code });
          addresses.set(name, `import.meta.ROLLUP_FILE_URL_${reference}`);
        }
        return { code: code.replaceAll(WORKER_URL, (_, name: string) => addresses.get(name)!), map: null };
      },
    },
  };
}
