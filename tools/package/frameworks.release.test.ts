import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ownPackages } from '../test/own-packages.js';
import { type PackedPackage, packPackage } from './packed-package.js';

const FIXTURES = 'fixtures/frameworks';
const packages = ownPackages(FIXTURES);
const skip = 'missing' in packages && packages.missing;
const CHECKERS = 'missing' in packages ? '' : packages.folder;
/** The compiler whose JavaScript interface the frameworks' checkers need. The project's own has none. */
const TYPESCRIPT = join(CHECKERS, 'typescript/lib/tsc.js');
const VUE_TSC = `require(${JSON.stringify(join(CHECKERS, 'vue-tsc'))}).run(${JSON.stringify(TYPESCRIPT)})`;

/** How each framework checks its templates, in the folder of its fixture, and what an application has installed then. */
const FRAMEWORKS = [
  {
    name: 'react',
    modules: 'node_modules',
    installs: ['@types/react', 'csstype'],
    check: [resolve('node_modules/typescript/bin/tsc'), '-p', '.', '--pretty', 'false'],
  },
  {
    name: 'vue',
    modules: CHECKERS,
    installs: ['vue'],
    check: ['-e', VUE_TSC, '--', 'vue-tsc', '-p', '.', '--pretty', 'false'],
  },
  {
    name: 'svelte',
    modules: CHECKERS,
    installs: ['svelte'],
    check: [
      join(CHECKERS, 'svelte-check/bin/svelte-check'),
      '--tsconfig',
      'tsconfig.json',
      '--output',
      'machine',
    ],
  },
  {
    name: 'angular',
    modules: CHECKERS,
    installs: ['@angular/core', '@angular/compiler', 'rxjs'],
    check: [join(CHECKERS, '@angular/compiler-cli/bundles/src/bin/ngc.js'), '-p', 'tsconfig.json'],
  },
];

describe('the types of the tags', { skip }, () => {
  let packed: PackedPackage;
  before(() => {
    packed = packPackage();
    for (const { name, modules, installs } of FRAMEWORKS) {
      packed.install(modules, ...installs);
      cpSync(join(FIXTURES, name), join(packed.app, name), { recursive: true });
    }
  });
  after(() => packed.remove());

  for (const { name, check } of FRAMEWORKS) {
    it(`let ${name}'s own checker refuse every mistake in a template, and nothing else`, async () => {
      const folder = join(packed.app, name);
      const said = await run(check, folder);
      assert.deepEqual(placesIn(said), mistakesIn(folder), said);
    });
  }
});

const run = (args: readonly string[], cwd: string) =>
  new Promise<string>((done) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
    execFile(process.execPath, args, { cwd, env }, (_, stdout, stderr) => done(stdout + stderr));
  });

/** The lines that a checker complains of: `Page.vue:7`. Each writes them in its way. */
function placesIn(said: string): string[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ngc colours what it says whether or not anybody sees it.
  const plain = said.replace(/\u001b\[\d*m/g, '');
  const places = plain.matchAll(/^(?:\d+ (?:ERROR|WARNING) ")?([\w/]+\.\w+)(?:"| ?[(:]) ?(\d+)[,:]\d+/gm);
  return [...new Set([...places].map(([, file, line]) => `${file}:${line}`))].sort();
}

/** The lines that follow one with `wrong:`. */
const mistakesIn = (folder: string) =>
  readdirSync(folder)
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (line.includes('wrong:') ? [`${file}:${at + 2}`] : [])),
    )
    .sort();
