import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { stagePackage } from '../release/stage-package.js';
import { filesIn } from '../rollup/delivered.js';
import { built } from '../test/built.js';

export interface PackageJson {
  readonly name: string;
  readonly homepage: string;
  readonly version: string;
  readonly exports: Readonly<
    Record<string, string | { readonly types: string; readonly default: string } | null>
  >;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** The package as npm would publish it, and an application that has installed it. */
export interface PackedPackage {
  readonly manifest: PackageJson;
  /** The tarball's files, by their path in the package. */
  readonly files: readonly { readonly path: string }[];
  readonly tarball: Uint8Array;
  /** Where the tarball lies. */
  readonly file: string;
  /** The application's folder. Its `node_modules` holds the package and what that names as dependencies, nothing else. */
  readonly app: string;
  /** The package's folder in it. */
  readonly folder: string;
  /** Gives the application more packages, of those that are installed in a folder `node_modules`. */
  install(modules: string, ...names: readonly string[]): void;
  remove(): void;
}

/** A tarball that was packed before: a release tests what it will publish. */
const READY = process.env.UNI_TARBALL;

export function packPackage(): PackedPackage {
  const root = mkdtempSync(join(tmpdir(), 'uni-package-'));
  const file = READY ?? pack(root);
  const app = join(root, 'app');
  const folder = join(app, 'node_modules/@uni/elements');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', file, '-C', folder, '--strip-components=1']);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
  writeFileSync(join(app, 'package.json'), '{"type":"module"}\n');
  const install = (modules: string, ...names: readonly string[]) => {
    for (const name of names) link(app, modules, name);
  };
  install('node_modules', ...Object.keys(manifest.dependencies), 'react', 'react-dom');
  return {
    manifest,
    files: filesIn(folder).map((path) => ({ path })),
    tarball: readFileSync(file),
    file,
    app,
    folder,
    install,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** @returns the tarball's path. */
function pack(root: string): string {
  const source = join(root, 'source');
  stagePackage(built('cms', 'embed', 'eds', 'lib', 'edge', 'server'), source);
  const name = execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', root], {
    cwd: source,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return join(root, name.trim().split('\n').at(-1)!);
}

function link(app: string, modules: string, name: string): void {
  const path = join(app, 'node_modules', name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(resolve(modules, name), path);
}
