import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Part = 'cms' | 'embed' | 'eds' | 'lib' | 'edge' | 'server';

/**
 * Builds into a folder, as `npm run build` does; scripts are not minified unless that is asked for.
 *
 * @param parts without any, everything that `dist/` has.
 * @throws Error with what Rollup says.
 */
export function build(folder: string, parts: readonly Part[] = [], minified = false): void {
  const options = [
    '--silent',
    `--configDist=${folder}`,
    ...(minified ? [] : ['--configQuick']),
    ...(parts.length > 0 ? [`--configOnly=${parts.join()}`] : []),
  ];
  const { status, stderr } = spawnSync('node_modules/.bin/rollup', ['-c', ...options], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  // Bundlers ask the nearest package what has no side effect: not this project's.
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
}
