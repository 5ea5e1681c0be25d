import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

export type Part = 'cms' | 'embed' | 'eds' | 'lib' | 'edge' | 'server' | 'docs';

/** Two halves that take about the same time, for two cores: Rollup uses one. */
const HALVES: readonly (readonly Part[])[] = [
  ['cms', 'docs', 'embed'],
  ['lib', 'eds', 'edge', 'server'],
];
const ROLLUP = 'node_modules/.bin/rollup';

const optionsFor = (folder: string, parts: readonly Part[]) => [
  ...['-c', '--silent', `--configDist=${folder}`],
  `--configOnly=${parts.join()}`,
];

/**
 * Builds parts of `dist/` into a folder, as they are delivered.
 *
 * @throws Error with what Rollup says.
 */
export function build(folder: string, parts: readonly Part[]): void {
  const { status, stderr } = spawnSync(ROLLUP, optionsFor(folder, parts), { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  markAsPackage(folder);
}

/** Builds everything into a folder that is empty, and the documentation, on two cores. */
export async function buildAll(folder: string): Promise<void> {
  await Promise.all(HALVES.map((parts) => buildBeside(folder, parts)));
  const { buildDocs } = await import('../../docs/site/build-docs.js');
  await buildDocs(folder);
}

/**
 * The same as `build`, while this process goes on.
 *
 * @throws Error with what Rollup says.
 */
export async function buildBeside(folder: string, parts: readonly Part[]): Promise<void> {
  await promisify(execFile)(ROLLUP, optionsFor(folder, parts)).catch(({ stderr }: { stderr: string }) => {
    throw new Error(`The build failed:\n${stderr}`);
  });
  markAsPackage(folder);
}

/**
 * Node and bundlers ask the nearest package what `#…` means and what has no side effect. That of `dist/` is this
 * project. A build elsewhere has one of its own.
 */
export function markAsPackage(folder: string): void {
  const file = join(folder, 'package.json');
  if (resolve(folder) === resolve('dist')) {
    rmSync(file, { force: true });
    return;
  }
  const ours = readFileSync('package.json', 'utf8').replaceAll('"./dist/', '"./');
  const { type, imports } = JSON.parse(ours) as { type: string; imports: object };
  writeFileSync(file, JSON.stringify({ type, imports }));
}
