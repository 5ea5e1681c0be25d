import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { componentFolders } from '../rollup/component-folders.js';
import { type PackedPackage, packPackage } from './packed-package.js';

const folders = await componentFolders();

/** Every file of the package is one of these. */
const KINDS: readonly (readonly [what: string, paths: RegExp])[] = [
  [
    'what npm adds, and who upgrades reads',
    /^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md|SECURITY\.md)$/,
  ],
  ['licences of what others made', /^dist\/(?:lib|cms|eds|embed|edge|server)\/THIRD-PARTY-LICENCES\.txt$/],
  [
    'entries',
    /^dist\/lib\/(?:index|vocabulary|define|auto|prerender|react|bin\/uni-(?:brand|prerender))\.js$/,
  ],
  ['classes', /^dist\/lib\/[a-z-]+\.js$/],
  ['components of React', /^dist\/lib\/react\/[a-z-]+\.js$/],
  ['what the components share', /^dist\/lib\/internal\/(?:react-host|late-parts-(?:browser|server))\.js$/],
  ['definers', /^dist\/lib\/[a-z-]+\/define\.js$/],
  ['what entries share', /^dist\/lib\/chunks\/[\w.-]+-[\w-]{8}\.js$/],
  ['types of entries', /^dist\/lib\/(?:react\/)?[a-z-]+(?:\/define)?\.d\.ts$/],
  ['types of what they stand on', /^dist\/lib\/types\/[\w/-]+\.d\.ts$/],
  ['types of the tags', /^dist\/types\/(?:elements|react|jsx|vue|svelte|css)\.(?:d\.ts|js)$/],
  [
    'for editors and catalogues',
    /^dist\/(?:custom-elements\.json|allowed-html\.json|html-data\.json|tokens\.json|web-types\.json|llms\.txt)$/,
  ],
  [
    'for the CMS',
    /^dist\/cms\/(?:chunks|fonts|components|i18n)\/[\w./-]+$|^dist\/cms\/[\w.-]+\.(?:js|css|json|html)$/,
  ],
  [
    'for other sites',
    /^dist\/embed\/(?:(?:chunks|fonts)\/[\w.-]+|(?:uni(?:-display)?|base|isolated|fonts)\.css|uni\.js|manifest\.json|\.eslintrc\.json)$/,
  ],
  ['for WordPress', /^dist\/wordpress\/uni-elements\.zip$/],
  [
    'for Drupal',
    /^dist\/drupal\/uni_elements\/(?:README\.md|uni_elements\.[a-z0-9.]+|(?:components|config|css|icons|js|src)\/[\w./-]+\.(?:yml|twig|css|svg|js|php))$/,
  ],
  ['for the edge', /^dist\/edge\/worker\.js$/],
  ['for a CMS’s own engine', /^dist\/server\/uni-views\.js$/],
  [
    'for Edge Delivery Services',
    /^dist\/eds\/(?:scripts\/[a-z.-]+\.js|blocks\/[a-z-]+\/_?[a-z-]+\.(?:js|css|json)|models\/_[a-z-]+\.json)$/,
  ],
];

const MADE_BY_OTHERS: Readonly<Record<string, readonly string[]>> = {
  lib: ['@lit/reactive-element', '@r2wc/core', 'smartcrop', 'lucide-static'],
  cms: ['react-dom', 'robot3', 'web-vitals', '@fontsource/be-vietnam-pro'],
  embed: ['react-dom', 'dompurify', 'lodash-es', '@lit/reactive-element', '@fontsource/be-vietnam-pro'],
  edge: ['react', 'parse5', 'entities'],
  server: ['simple-icons'],
};

/** The packages that a module imports. */
const importsOf = (source: string): string[] =>
  [...source.matchAll(/(?:\bfrom|\bimport\(|^import) ?['"](@?\w[\w./:-]*)['"]/gm)]
    .map(([, name]) => /^(?:@[^/]+\/)?[^/]+/.exec(name!)![0])
    .filter((name) => !name.startsWith('node:'));

describe('the package that npm would publish', () => {
  let packed: PackedPackage;
  before(() => {
    packed = packPackage();
  });
  after(() => packed.remove());

  const paths = () => packed.files.map(({ path }) => path);
  const count = (what: string) => {
    const [, kind] = KINDS.find(([name]) => name === what)!;
    return paths().filter((path) => kind.test(path)).length;
  };

  it('holds what it is for, and nothing else', () => {
    assert.deepEqual(
      paths().filter((path) => !KINDS.some(([, kind]) => kind.test(path))),
      [],
    );
    assert.equal(count('what npm adds, and who upgrades reads'), 5);
    assert.equal(count('licences of what others made'), 6);
    assert.equal(count('entries'), 8);
    assert.equal(count('components of React'), folders.length);
    assert.equal(count('definers'), folders.length);
    assert.equal(count('types of entries'), 3 * folders.length + 6);
    assert.equal(count('types of the tags'), 9);
    assert.equal(count('for editors and catalogues'), 6);
    assert.ok(count('for other sites') > 2 * folders.length);
  });

  it('has no test, no source, no source map and nothing of the demo site', () => {
    const unwanted = /\.test\.|testing|examples|fixtures|\.map$|(?<!\.d)\.tsx?$|node_modules/;
    assert.deepEqual(
      paths().filter((path) => unwanted.test(path)),
      [],
    );
  });

  it('brings no more than six packages beside React', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { dependencies?: object; optionalDependencies?: object }>;
    };
    const brought = new Set(Object.keys(packed.manifest.dependencies));
    for (const name of brought) {
      const [, installed] = Object.entries(packages).find(([path]) => path.endsWith(`node_modules/${name}`))!;
      const { dependencies, optionalDependencies } = installed;
      for (const more of Object.keys({ ...dependencies, ...optionalDependencies })) brought.add(more);
    }
    assert.ok(brought.size <= 6, [...brought].join(', '));
  });

  it('has a text of each licence beside the files that hold what others made', () => {
    for (const [folder, names] of Object.entries(MADE_BY_OTHERS)) {
      const text = readFileSync(join(packed.folder, `dist/${folder}/THIRD-PARTY-LICENCES.txt`), 'utf8');
      for (const name of names)
        assert.match(text, new RegExp(`^${name} [\\d.]+ \\(.+\\)\\n\\n[\\s\\S]{300}`, 'm'), folder);
    }
  });

  it('has a readme whose links lead somewhere from any place', () => {
    const readme = readFileSync(join(packed.folder, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address!);
    assert.ok(links.length > 40);
    assert.deepEqual(
      links.filter((address) => !/^https:|^#/.test(address)),
      [],
    );
    const [own] = packed.manifest.homepage.split('#');
    for (const address of links.filter((link) => link.startsWith(own!))) {
      const [, file] = /\/(?:blob|raw)\/v[\d.]+\/([^#]+)/.exec(address) ?? [];
      assert.ok(file && existsSync(file), address);
    }
  });

  it('imports what it names as a dependency, and names all that it imports', () => {
    const named = Object.keys({ ...packed.manifest.dependencies, ...packed.manifest.peerDependencies });
    const scripts = paths().filter((path) => /^dist\/lib\/.*\.js$/.test(path));
    const imported = new Set(
      scripts.flatMap((path) => importsOf(readFileSync(join(packed.folder, path), 'utf8'))),
    );
    assert.deepEqual([...imported].sort(), named.filter((name) => !name.startsWith('@types/')).sort());
  });

  it('is readable: a stack trace names the functions and the lines of the source', () => {
    const script = `import { checkHeadingRange } from '${packed.manifest.name}';
try { checkHeadingRange('h4', 'h2'); } catch ({ stack }) { console.log(stack); }`;
    writeFileSync(join(packed.app, 'trace.js'), script);
    const trace = execFileSync(process.execPath, ['trace.js'], { cwd: packed.app, encoding: 'utf8' });
    const [, file, line] = /at checkHeadingRange \(file:\/\/(.+):(\d+):\d+\)/.exec(trace) ?? [];
    assert.ok(file, trace);
    const thrown = readFileSync(file, 'utf8').split('\n')[Number(line) - 1]!.trim();
    const source = readFileSync('elements/toc/heading-range.ts', 'utf8');
    assert.ok(thrown && source.includes(thrown.replaceAll('"', "'")), thrown);
  });

  it('has no path of the machine that built it, and no pointer to a source map', () => {
    const found = paths().filter((path) => {
      const text = readFileSync(join(packed.folder, path), 'latin1');
      return (
        text.includes(process.cwd()) || text.includes(packed.app) || /^\/\/# sourceMappingURL/m.test(text)
      );
    });
    assert.deepEqual(found, []);
  });

  it('is clean for publint', async () => {
    const { messages, pkg } = await publint({
      pkgDir: packed.folder,
      pack: false,
      level: 'suggestion',
      strict: true,
    });
    assert.deepEqual(
      messages.map((message) => formatMessage(message, pkg, { color: false })),
      [],
    );
  });

  it('has types that are right wherever ES modules are, for arethetypeswrong', async () => {
    const result = await checkPackage(createPackageFromTarballData(packed.tarball), {
      entrypoints: entrypoints(packed),
    });
    assert.ok(result.types, 'the package has types');
    const forOldResolvers = /^node10$|^node16-cjs$/;
    const problems = result.problems.filter(
      (problem) => !('resolutionKind' in problem && forOldResolvers.test(problem.resolutionKind)),
    );
    assert.deepEqual(problems, []);
  });

  it('can be imported without a DOM, module by module, and defines nothing there', () => {
    const names = entrypoints(packed).map((path) => path.replace(/^\./, packed.manifest.name));
    const script = `
for (const name of ${JSON.stringify(names)}) await import(name).catch((error) => console.log(name, String(error)));
const registry = globalThis.customElements;
for (const tag of ${JSON.stringify(folders.map(({ definition }) => definition.tag))}) if (registry?.get(tag)) console.log(tag, 'is defined');
console.log(typeof document, ${names.length});`;
    writeFileSync(join(packed.app, 'import-all.js'), script);
    const said = execFileSync(process.execPath, ['import-all.js'], { cwd: packed.app, encoding: 'utf8' });
    assert.ok(names.length > 2 * folders.length);
    assert.equal(said.trim(), `undefined ${names.length}`);
  });

  it('keeps what its entries share to itself', () => {
    const script = `await import('${packed.manifest.name}/chunks/x').catch(({ code }) => console.log(code));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: packed.app,
      encoding: 'utf8',
    });
    assert.equal(stdout.trim(), 'ERR_PACKAGE_PATH_NOT_EXPORTED');
  });

  /** The compiler's messages about a module of the application. */
  const compile = (file: string, ...more: readonly string[]) =>
    spawnSync(
      process.execPath,
      [
        resolve('node_modules/typescript/bin/tsc'),
        ...['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023'],
        ...more,
        file,
      ],
      { cwd: packed.app, encoding: 'utf8' },
    ).stdout;

  it('brings the types of tags and events with its root, without any framework', () => {
    writeFileSync(
      join(packed.app, 'page.ts'),
      `import { truncateText } from '${packed.manifest.name}';
import '${packed.manifest.name}/callout/define';
const callout = document.createElement('uni-callout');
callout.titleType = 'h3';
callout.addEventListener('uni-toggle', ({ detail }) => detail.expanded === true);
document.addEventListener('uni-page-state', ({ detail }) => detail.state.length);
document.addEventListener('uni-interact', ({ detail }) => detail.label.length);
window.addEventListener('uni-mount', ({ detail }) => detail === null);
void callout.mountComplete.then(() => truncateText('text', 3));
// @ts-expect-error: h9 is no level
callout.titleType = 'h9';
// @ts-expect-error: the detail says whether it is open
callout.addEventListener('uni-toggle', ({ detail }) => detail.open);
`,
    );
    assert.equal(compile('page.ts', '--skipLibCheck'), '');
    packed.install('node_modules', '@types/react');
    assert.equal(
      compile('page.ts'),
      '',
      'with React’s types, which the views’ types name, to the last declaration',
    );
  });
});

/** Every module that an application can import, by its path after the package's name: `./callout/define`. */
function entrypoints({ manifest, files }: PackedPackage): string[] {
  const modules = Object.entries(manifest.exports).flatMap(([name, target]) => {
    const file = typeof target === 'string' ? target : target?.default;
    if (!file?.endsWith('.js')) return [];
    const pattern = new RegExp(`^${file.slice(2).replace('*', '([a-z-]+)')}$`);
    return files.flatMap(({ path }) => {
      const match = pattern.exec(path);
      return match ? [name.replace('*', match[1] ?? '')] : [];
    });
  });
  return [...new Set(modules)].filter((name) => name !== './index');
}
