import { createRequire } from 'node:module';
import type { TestRunnerPlugin } from '@web/test-runner';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);
const PREFIX = '/__commonjs__/';
const SPECIFIERS = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'smartcrop',
];

const fileName = (specifier: string) => specifier.replace(/[^a-z0-9]+/gi, '_');

/**
 * Serves the packages that are CommonJS, React above all, as ES modules with named exports and one shared instance.
 * `@rollup/plugin-commonjs` finds no named exports in them.
 */
export function commonJsModules(): TestRunnerPlugin {
  let served = new Map<string, string>();
  return {
    name: 'commonjs-modules',
    async serverStart() {
      served = await bundle();
    },
    resolveImport({ source }) {
      return SPECIFIERS.includes(source) ? `${PREFIX}${fileName(source)}.js` : undefined;
    },
    serve({ path }) {
      const body = served.get(path);
      return body === undefined ? undefined : { body, type: 'js' };
    },
  };
}

async function bundle(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: SPECIFIERS.map((specifier) => ({ in: `cjs:${specifier}`, out: fileName(specifier) })),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    outdir: '/',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    conditions: ['browser'],
    plugins: [
      {
        name: 'named-exports',
        setup(bundler) {
          bundler.onResolve({ filter: /^cjs:/ }, ({ path }) => ({ path: path.slice(4), namespace: 'cjs' }));
          bundler.onLoad({ filter: /.*/, namespace: 'cjs' }, ({ path }) => ({
            resolveDir: process.cwd(),
            contents: `import all from ${JSON.stringify(path)};\nexport default all;\nexport const { ${exportNames(path).join(', ')} } = all;\n`,
          }));
        },
      },
    ],
  });
  return new Map(outputFiles.map((file) => [PREFIX + file.path.replace(/^.*\//, ''), file.text]));
}

function exportNames(specifier: string): string[] {
  // The names are those of the development build, which is the one that is bundled.
  process.env.NODE_ENV = 'development';
  const names = Object.keys(require(specifier) as object);
  return names.filter((name) => name !== 'default' && /^[A-Za-z_$][\w$]*$/.test(name));
}
