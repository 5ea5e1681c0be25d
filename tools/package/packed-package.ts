import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { built } from '../test/built.js';

/** What stands beside `dist/` in the package. */
const BESIDE = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];

export interface PackageJson {
  readonly name: string;
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
  readonly files: readonly { readonly path: string; readonly size: number }[];
  readonly tarball: Uint8Array;
  /** The application's folder. Its `node_modules` holds the package and what that names as dependencies, nothing else. */
  readonly app: string;
  /** The package's folder in it. */
  readonly folder: string;
  /** Gives the application one more of the packages that are installed here. */
  install(...names: readonly string[]): void;
  remove(): void;
}

export function packPackage(): PackedPackage {
  const root = mkdtempSync(join(tmpdir(), 'uni-package-'));
  const source = join(root, 'source');
  copyBuilt(source);
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', root], {
    cwd: source,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename, files }] = readPack(packed);
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as PackageJson;
  const app = join(root, 'app');
  const folder = join(app, 'node_modules', manifest.name);
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', join(root, filename), '-C', folder, '--strip-components=1']);
  writeFileSync(join(app, 'package.json'), '{"type":"module"}\n');
  const install = (...names: readonly string[]) => {
    for (const name of names) link(app, name);
  };
  install(...Object.keys(manifest.dependencies));
  return {
    manifest,
    files,
    tarball: readFileSync(join(root, filename)),
    app,
    folder,
    install,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function copyBuilt(folder: string): void {
  for (const file of BESIDE) cpSync(file, join(folder, file));
  const dist = built('cms', 'embed', 'eds', 'lib', 'edge');
  const isOurs = (path: string) => path !== join(dist, 'package.json');
  cpSync(dist, join(folder, 'dist'), { recursive: true, filter: isOurs });
}

interface Pack {
  readonly filename: string;
  readonly files: { readonly path: string; readonly size: number }[];
}

/** npm 11 answers with a list, later ones by the package's name. */
function readPack(json: string): [Pack] {
  const answer = JSON.parse(json) as Pack[] | Record<string, Pack>;
  return [Object.values(answer)[0]!];
}

function link(app: string, name: string): void {
  const path = join(app, 'node_modules', name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(resolve('node_modules', name), path);
}
