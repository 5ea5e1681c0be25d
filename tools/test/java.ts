import { spawnSync } from 'node:child_process';

/** The major version of this machine's Java, or NaN if there is none. */
export function javaMajor(): number {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1]);
}
