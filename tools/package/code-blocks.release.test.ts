// A block of code that somebody copies out of a guide is right for the package as it is published. CONTRIBUTING.md's belong
// to the project itself.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { type PackedPackage, packPackage } from './packed-package.js';

const TSC = resolve('node_modules/typescript/bin/tsc');
const guides = [
  ...readdirSync('.'),
  ...['docs', 'elements'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
].filter((path) => path.endsWith('.md') && path !== 'CONTRIBUTING.md');
const BLOCK = /^```(ts|js|jsx)\n(.*?)^```$/gms;

/** The application around such a block. */
const AROUND = `
declare module '*.css';
declare const [html, url, page]: string[];
declare function navigate(path: string): void;
declare const navigateTo: typeof navigate;
declare function fetchCourse(): Promise<{ title: string; description: string }>;
declare function callback(answer: object): void;
declare function defineNuxtPlugin(plugin: () => void): unknown;
declare function defineNitroPlugin(plugin: (nitro: { hooks: { hook(name: string, listen: (response: { body?: unknown }) => void): void } }) => void): unknown;
declare class Router { navigateByUrl(path: string): Promise<boolean> }
declare function inject<Type>(type: new () => Type): Type;
`;
const CONFIG = {
  compilerOptions: {
    ...{ allowJs: true, checkJs: true, noEmit: true, skipLibCheck: true, moduleDetection: 'force' },
    ...{
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'esnext',
      jsx: 'react-jsx',
      types: ['react', 'node'],
    },
    ...{ lib: ['esnext', 'dom', 'dom.iterable'], strict: false, noUncheckedSideEffectImports: true },
  },
};

describe('the blocks of code in the guides', () => {
  let packed: PackedPackage;
  before(() => {
    packed = packPackage();
    packed.install('node_modules', '@types/react', 'csstype', '@types/node', 'undici-types');
  });
  after(() => packed.remove());

  it('are right for the package, by its types', async () => {
    const folder = join(packed.app, 'blocks');
    mkdirSync(folder);
    let blocks = 0;
    for (const file of guides)
      for (const [, language, code] of readFileSync(file, 'utf8').matchAll(BLOCK))
        writeFileSync(join(folder, `${file.replace(/\W/g, '-')}-${++blocks}.${language}`), code!);
    writeFileSync(join(folder, 'around.d.ts'), AROUND);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(CONFIG));
    const { stdout } = await promisify(execFile)(process.execPath, [TSC, '-p', '.', '--pretty', 'false'], {
      cwd: folder,
    }).catch((error: { stdout: string }) => error);
    assert.equal(stdout, '');
    assert.ok(blocks > 20, `${blocks} blocks`);
  });
});
