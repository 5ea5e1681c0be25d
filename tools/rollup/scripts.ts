import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { minify } from '@swc/core';
import type { TestRunnerPlugin } from '@web/test-runner';
import { type TransformOptions, transform } from 'esbuild';
import type { Plugin } from 'rollup';

const OURS = /^(?!.*\/node_modules\/).*\.(tsx?|json)$/;

function inJavaScript(code: string, path: string, options: TransformOptions) {
  const loader = OURS.exec(path)![1] as 'ts' | 'tsx' | 'json';
  const format = loader === 'json' ? 'esm' : undefined;
  return transform(code, {
    loader,
    format,
    target: 'es2022',
    jsx: 'automatic',
    sourcefile: path,
    ...options,
  });
}

/** Which module of ours a relative import names: it is written as what becomes of it, in JavaScript. */
function sourceOf(imported: string, importer: string): string | undefined {
  if (!/^\.{1,2}\/.*\.js$/.test(imported)) return undefined;
  const name = join(dirname(importer), imported).replace(/\.js$/, '');
  return [`${name}.ts`, `${name}.tsx`].find((path) => existsSync(path));
}

/** Our sources as browsers and Node know them. */
export const typescript = (): Plugin => ({
  name: 'typescript',
  resolveId: (id, importer) => (importer && sourceOf(id, importer)) ?? null,
  async transform(code, id) {
    if (!OURS.test(id)) return null;
    const made = await inJavaScript(code, id, { sourcemap: true });
    return { code: made.code, map: made.map };
  },
});

/** The same where browser tests run. @param define values by the names that sources ask for. */
export const typescriptInTests = (define: Readonly<Record<string, string>>): TestRunnerPlugin => ({
  name: 'typescript',
  resolveMimeType: ({ path }) => (OURS.test(path) ? 'js' : undefined),
  resolveImport({ source, context }) {
    const found = OURS.test(context.path) && sourceOf(source, resolve(`.${context.path}`));
    return found ? found.slice(process.cwd().length) : undefined;
  },
  async transform({ path, body }) {
    if (!OURS.test(path)) return undefined;
    return (await inJavaScript(String(body), resolve(`.${path}`), { sourcemap: 'inline', define })).code;
  },
});

/** Scripts as short as they get. @param ecma the language's version that may be written. */
export const minified = (ecma: 5 | 2020 = 2020): Plugin => ({
  name: 'minified',
  async renderChunk(code, _chunk, { format }) {
    const module = format === 'es';
    const compress = { ecma, module, passes: 2 };
    const made = await minify(code, { compress, mangle: true, module, ecma, format: { comments: false } });
    return { code: made.code, map: null };
  },
});

/** Scripts that stand beside a host's own, whose linter has nothing to say of them. Their licences are in a file beside them. */
export const unlinted = (): Plugin => ({
  name: 'unlinted',
  renderChunk: (code) => ({ code: `/* eslint-disable */\n${code}`, map: null }),
});
