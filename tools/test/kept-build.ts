import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TESTS = /\.test\.tsx?$/;

/**
 * Fills a folder: with what was made last, where that was made of the same, or anew.
 *
 * @param stamp says what it is made of. Without one, it is made.
 * @param cache where the last one is kept, as it was made.
 */
export async function keptOrMade(
  folder: string,
  stamp: string | undefined,
  cache: string,
  make: () => Promise<void> | void,
): Promise<void> {
  const [kept, stampOfKept] = [join(cache, 'kept'), join(cache, 'kept.sha256')];
  if (existsSync(stampOfKept) && readFileSync(stampOfKept, 'utf8') === stamp) {
    cpSync(kept, folder, { recursive: true });
    return;
  }
  await make();
  rmSync(stampOfKept, { force: true });
  rmSync(kept, { recursive: true, force: true });
  if (!stamp) return;
  cpSync(folder, kept, { recursive: true });
  writeFileSync(stampOfKept, stamp);
}

/**
 * Of the names and contents of all files that git has or would take, tests apart. The lock file tells of packages.
 *
 * @returns undefined where there is no git.
 */
export function stampOfSources(root: string): string | undefined {
  const listed = filesIn(root);
  if (!listed) return undefined;
  const hash = createHash('sha256').update(process.version);
  for (const file of listed) {
    const path = join(root, file);
    if (!TESTS.test(file) && existsSync(path)) hash.update(`\0${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function filesIn(root: string): string[] | undefined {
  try {
    return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\0')
      .filter(Boolean);
  } catch {
    return undefined;
  }
}
