import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type PackedPackage, packPackage } from './packed-package.js';

const FIXTURES = 'fixtures/frameworks';
const CHECKERS = resolve(FIXTURES, 'node_modules');
/** The compiler whose JavaScript interface the frameworks' checkers need; the project's own has none. */
const TYPESCRIPT = join(CHECKERS, 'typescript/lib/tsc.js');
const VUE_TSC = `require(${JSON.stringify(resolve('node_modules/vue-tsc'))}).run(${JSON.stringify(TYPESCRIPT)})`;

/** How each framework checks its templates, in the folder of its fixture, and what an application has installed then. */
const FRAMEWORKS = [
  {
    name: 'react',
    installs: ['@types/react', 'csstype'],
    check: [resolve('node_modules/typescript/bin/tsc'), '-p', '.', '--pretty', 'false'],
  },
  {
    name: 'vue',
    installs: ['vue'],
    check: ['-e', VUE_TSC, '--', 'vue-tsc', '-p', '.', '--pretty', 'false'],
  },
  {
    name: 'svelte',
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
    installs: ['@angular/core', '@angular/compiler', 'rxjs'],
    check: [join(CHECKERS, '@angular/compiler-cli/bundles/src/bin/ngc.js'), '-p', 'tsconfig.json'],
  },
];

const isInstalled = existsSync(TYPESCRIPT);
const skip = isInstalled ? false : `the frameworks' checkers are not in ${CHECKERS}; npm ci brings them`;

describe('the types of the tags', { skip }, () => {
  let packed: PackedPackage;
  before(() => {
    packed = packPackage();
    packed.install(...new Set(FRAMEWORKS.flatMap(({ installs }) => installs)));
    for (const { name } of FRAMEWORKS)
      cpSync(join(FIXTURES, name), join(packed.app, name), { recursive: true });
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
