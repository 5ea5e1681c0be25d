import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { listRooms } from '../rollup/rooms.js';
import { type PackedPackage, packPackage } from './packed-package.js';

const rooms = await listRooms();

/** Every file of the package is one of these. */
const KINDS: readonly (readonly [what: string, paths: RegExp])[] = [
  ['what npm adds, and who upgrades reads', /^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md)$/],
  ['entries', /^dist\/lib\/(?:index|vocabulary|define|prerender|bin\/uni-prerender)\.js$/],
  ['classes', /^dist\/lib\/[a-z-]+\.js$/],
  ['definers', /^dist\/lib\/[a-z-]+\/define\.js$/],
  ['what entries share', /^dist\/lib\/chunks\/[\w-]+-[\w-]{8}\.js$/],
  ['types of entries', /^dist\/lib\/[a-z-]+(?:\/define)?\.d\.ts$/],
  ['types of what they stand on', /^dist\/lib\/types\/[\w/-]+\.d\.ts$/],
  ['types of the tags', /^dist\/types\/(?:elements|jsx|vue|svelte)\.(?:d\.ts|js)$/],
  [
    'for editors and catalogues',
    /^dist\/(?:custom-elements\.json|html-data\.json|web-types\.json|llms\.txt)$/,
  ],
  [
    'for the CMS',
    /^dist\/cms\/(?:chunks|fonts|components)\/[\w./-]+$|^dist\/cms\/[\w.-]+\.(?:js|css|json|html)$/,
  ],
  ['for other sites', /^dist\/embed\/(?:(?:chunks|fonts)\/[\w.-]+|uni\.(?:js|css)|manifest\.json)$/],
  ['for the edge', /^dist\/edge\/worker\.js$/],
  ['for a CMS’s own engine', /^dist\/server\/uni-views\.js$/],
  [
    'for Edge Delivery Services',
    /^dist\/eds\/(?:scripts\/uni-block\.js|blocks\/[a-z-]+\/_?[a-z-]+\.(?:js|css|json))$/,
  ],
];

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
    assert.equal(count('what npm adds, and who upgrades reads'), 4);
    assert.equal(count('entries'), 5);
    assert.equal(count('definers'), rooms.length);
    assert.equal(count('types of entries'), 2 * rooms.length + 4);
    assert.equal(count('types of the tags'), 7);
    assert.equal(count('for editors and catalogues'), 4);
    assert.ok(count('for other sites') > 2 * rooms.length);
  });

  it('has no test, no source, no source map and nothing of the demo site', () => {
    const unwanted = /\.test\.|testing|examples|fixtures|\.map$|(?<!\.d)\.tsx?$|node_modules/;
    assert.deepEqual(
      paths().filter((path) => unwanted.test(path)),
      [],
    );
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
for (const tag of ${JSON.stringify(rooms.map(({ definition }) => definition.tag))}) if (registry?.get(tag)) console.log(tag, 'is defined');
console.log(typeof document, ${names.length});`;
    writeFileSync(join(packed.app, 'import-all.js'), script);
    const said = execFileSync(process.execPath, ['import-all.js'], { cwd: packed.app, encoding: 'utf8' });
    assert.ok(names.length > 2 * rooms.length);
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

  /** What the compiler says of a module of the application. */
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
    packed.install('@types/react');
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
