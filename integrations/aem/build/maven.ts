import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { javaMajor } from '../../../tools/test/java.js';

const JAVA_MAJOR = 11;

/** Returns one line that names the programs missing to build the CMS's package, or undefined. */
export function missingTools(): string | undefined {
  const maven = spawnSync('mvn', ['-v'], { encoding: 'utf8' });
  const missing = [
    ...(javaMajor() >= JAVA_MAJOR ? [] : [`Java ${JAVA_MAJOR} or later`]),
    ...(maven.status === 0 ? [] : ['Maven']),
  ];
  return missing.length > 0 ? `the package for AEM needs ${missing.join(' and ')}: install them` : undefined;
}

/** Runs Maven as this machine has set it up. Throws what it says when it fails. */
export function maven(args: readonly string[], folder: string): string {
  const run = spawnSync('mvn', ['-q', '-B', ...args], { cwd: folder, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`mvn ${args.join(' ')} failed:\n${run.stdout}${run.stderr}`);
  return run.stdout;
}

/** Where Maven keeps what it has fetched. */
export function localRepository(): string {
  const told = process.env.MAVEN_REPOSITORY;
  if (told) return told;
  const usual = join(homedir(), '.m2/repository');
  if (existsSync(usual)) return usual;
  const run = spawnSync(
    'mvn',
    ['-q', '-B', 'help:evaluate', '-Dexpression=settings.localRepository', '-DforceStdout'],
    { encoding: 'utf8' },
  );
  return run.stdout.trim() || usual;
}
