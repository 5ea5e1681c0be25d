// How dist/ is built: `npm run build` is `rollup -c`. Options of this file, after Rollup's own:
//   --configOnly=cms,embed   some of its parts: cms, embed, eds, lib, server, edge. Another is docs: see docs/site/main.ts
//   --configDist=FOLDER      another folder than dist/
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import virtual from '@rollup/plugin-virtual';
import { register } from 'tsx/esm/api';

register();
const { RUNTIME, chunksOfPages, chunksOnDemand } = await import('./tools/rollup/chunks.ts');
const { APPS, STAGES, cmsFiles } = await import('./tools/rollup/cms-files.ts');
const { declarations } = await import('./tools/rollup/declarations.ts');
const { docsLibs } = await import('./docs/site/docs-head.ts');
const { docsScript, docsStyles } = await import('./tools/rollup/docs-site.ts');
const { edsChunks, edsEntries, edsFiles } = await import('./tools/rollup/eds-files.ts');
const { EMBED_PARTS, embedFiles } = await import('./tools/rollup/embed-files.ts');
const { licences } = await import('./tools/rollup/licences.ts');
const { metadata } = await import('./tools/rollup/metadata.ts');
const { otherSystems } = await import('./tools/rollup/other-systems.ts');
const { componentFolders } = await import('./tools/rollup/component-folders.ts');
const { definitionsAlone, forEveryEngine, hostAtTop, withoutBrowsers } = await import(
  './tools/rollup/server-script.ts'
);
const { minified, typescript, unlinted } = await import('./tools/rollup/scripts.ts');
const { cssAsText, stylesInside } = await import('./tools/rollup/styles.ts');
const { directiveOf, reactEntries, reactModules, componentModules } = await import(
  './tools/rollup/virtual-modules.ts'
);
const { default: packageJson } = await import('./package.json', { with: { type: 'json' } });

const HASHED = 'chunks/[name]-[hash].js';
/** What stays an import of the package: what it depends on. */
const OTHERS = new RegExp(
  `^(node:|#|(${Object.keys({ ...packageJson.dependencies, ...packageJson.peerDependencies }).join('|')})(/|$))`,
);

/** What turns our sources into scripts. `runtimes` choose among a package's builds, beside "for production". */
const sources = (...runtimes) => [
  cssAsText(),
  typescript(),
  nodeResolve({ browser: true, exportConditions: [...runtimes, 'production'] }),
  replace({ 'process.env.NODE_ENV': '"production"', preventAssignment: true }),
  commonjs(),
];

/**
 * lit brings lit-html, which nothing uses. Its module makes a Trusted Types policy that a strict page does not allow.
 */
const treeshake = {
  moduleSideEffects: (id) => !/\/node_modules\/lit(-html|-element)?\//.test(id),
};

/**
 * The package holds Lit's base class as it is for production: as an import, every bundler and test runner that develops
 * would take its development build, which says so on the console. Servers import it where there is no element to extend.
 */
const litAnywhere = () =>
  replace({
    include: '**/@lit/reactive-element/reactive-element.js',
    values: { 'extends HTMLElement': 'extends(globalThis.HTMLElement??Object)' },
    delimiters: ['', ''],
    preventAssignment: false,
  });

/** Nothing that Rollup warns of is built, but for what stands in packages of others. */
function onwarn({ code, message }) {
  const isOfOthers = code === 'CIRCULAR_DEPENDENCY' && message.includes('node_modules');
  if (code !== 'MODULE_LEVEL_DIRECTIVE' && !isOfOthers) throw new Error(message);
}

/** A chunk has the plain name of its module alone: FileVault reads a file `_virtual_…` as one of the namespace `virtual`. */
const moduleName = (name) => name.replace(/^(?:\0?virtual:)+|\.late$/g, '').replace(/[\0:?#"<>|*]/g, '_');

/** What `npm run build` writes. */
const WHOLE = ['cms', 'embed', 'eds', 'lib', 'server', 'edge'];

export default async function configurations({ configDist: dist = 'dist', configOnly, watch }) {
  const folders = await componentFolders();
  const parts = configOnly?.split(',') ?? WHOLE;
  const unknown = parts.find((part) => ![...WHOLE, 'docs'].includes(part));
  if (unknown !== undefined)
    throw new Error(`--configOnly has no part "${unknown}"; there are ${WHOLE.join(', ')} and docs`);
  const outdated = configOnly
    ? parts.map((part) => (part === 'docs' ? docsLibs(dist) : join(dist, part)))
    : [dist];
  if (!watch) for (const folder of outdated) rmSync(folder, { recursive: true, force: true });

  const written = [virtual(componentModules(folders))];
  const inBrowsers = [...written, ...sources('browser')];
  const chunks = (folder, manualChunks, entryFileNames = '[name].js') => ({
    dir: join(dist, folder),
    format: 'es',
    entryFileNames,
    chunkFileNames: HASHED,
    sanitizeFileName: moduleName,
    assetFileNames: 'chunks/[name]-[hash][extname]',
    // The runtime's is the suffix of all scripts, and looks as the style sheets' does.
    hashCharacters: 'hex',
    generatedCode: 'es2015',
    manualChunks,
    onlyExplicitManualChunks: true,
    plugins: [minified()],
  });
  const embed = embedFiles(folders);

  const all = {
    cms: [
      {
        input: 'loader/loader.ts',
        plugins: sources('browser'),
        output: { file: join(dist, 'cms/loader.js'), format: 'iife', plugins: [minified()] },
      },
      {
        input: {
          'core-commons': 'loader/apps/core-commons.ts',
          docs: 'docs/site/docs-script.ts',
          ...Object.fromEntries(
            APPS.flatMap((app) =>
              STAGES.map((stage) => [`${app}-${stage}`, `loader/apps/${app}/${stage}.ts`]),
            ),
          ),
        },
        preserveEntrySignatures: false,
        plugins: [...inBrowsers, docsScript(dist), cmsFiles(folders)],
        output: chunks(
          'cms',
          chunksOfPages(folders),
          ({ name }) => `${name === RUNTIME ? '[name].[hash]' : '[name]'}.js`,
        ),
      },
    ],
    docs: [
      {
        input: {
          'docs-example': 'docs/site/browser/docs-example.ts',
          'docs-reading': 'docs/site/browser/docs-reading.ts',
          'docs-search': 'docs/site/browser/docs-search.ts',
        },
        plugins: [...sources('browser'), docsStyles()],
        output: {
          dir: docsLibs(dist),
          format: 'es',
          chunkFileNames: HASHED,
          plugins: [minified()],
        },
      },
    ],
    embed: [
      {
        input: {
          ...Object.fromEntries(folders.map(({ slug }) => [slug, `virtual:definer/${slug}`])),
          ...Object.fromEntries(EMBED_PARTS.map((name) => [name, `loader/embed/${name}.ts`])),
        },
        plugins: [...inBrowsers, stylesInside(), embed.table],
        output: chunks('embed', chunksOnDemand(folders), HASHED),
      },
      {
        input: 'loader/embed/uni.ts',
        plugins: [embed.module, ...sources('browser'), embed.manifest, otherSystems(folders, dist)],
        output: { file: join(dist, 'embed/uni.js'), format: 'es', plugins: [minified()] },
      },
    ],
    eds: [
      {
        input: edsEntries(folders),
        plugins: [edsFiles(folders), ...inBrowsers, definitionsAlone()],
        output: {
          dir: join(dist, 'eds'),
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'scripts/[name].js',
          generatedCode: 'es2015',
          hoistTransitiveImports: false,
          manualChunks: edsChunks,
          onlyExplicitManualChunks: true,
          plugins: [minified(), unlinted()],
        },
      },
    ],
    lib: [
      {
        input: {
          index: 'index.ts',
          vocabulary: 'vocabulary/index.ts',
          define: 'virtual:define-all',
          auto: 'loader/embed/auto.ts',
          prerender: 'virtual:prerender',
          'bin/uni-brand': 'tools/brand/uni-brand.ts',
          'bin/uni-prerender': 'prerender/command/uni-prerender.ts',
          ...Object.fromEntries(folders.map(({ slug }) => [slug, `virtual:class/${slug}`])),
          ...Object.fromEntries(folders.map(({ slug }) => [`${slug}/define`, `virtual:define/${slug}`])),
          ...reactEntries(folders),
        },
        external: (id) => OTHERS.test(id),
        plugins: [
          litAnywhere(),
          virtual(reactModules(folders)),
          ...inBrowsers,
          declarations(folders),
          metadata(folders, dist),
        ],
        output: {
          dir: join(dist, 'lib'),
          format: 'es',
          chunkFileNames: HASHED,
          assetFileNames: 'chunks/[name]-[hash][extname]',
          hoistTransitiveImports: false,
          banner: directiveOf,
        },
      },
    ],
    edge: [
      {
        input: 'virtual:edge-worker',
        plugins: [...written, ...sources('workerd', 'worker', 'browser')],
        output: {
          file: join(dist, 'edge/worker.js'),
          format: 'es',
          inlineDynamicImports: true,
          plugins: [minified()],
        },
      },
    ],
    server: [
      {
        input: 'virtual:cms-views',
        plugins: [...written, ...sources('node'), withoutBrowsers()],
        output: {
          file: join(dist, 'server/uni-views.js'),
          format: 'iife',
          name: 'uniViews',
          inlineDynamicImports: true,
          plugins: [forEveryEngine(), minified(5), hostAtTop()],
        },
      },
    ],
  };
  const chosen = parts.flatMap((part) => all[part]);
  for (const each of chosen) each.plugins.push(licences());
  return chosen.map((each) => ({ onwarn, treeshake, ...each }));
}
