import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** The guide for teams of a CMS, whose commands tests run. */
export const GUIDE_TEXT = readFileSync('docs/getting-started-cms.md', 'utf8');
const MAX_OUTPUT = 64_000_000;

/** Finds the guide's block of commands that has these words. */
export function commandsOfGuide(words: string): string {
  const blocks = GUIDE_TEXT.matchAll(/^```sh\n(.*?)^```$/gms);
  const commands = [...blocks].map(([, code]) => code!).find((code) => code.includes(words));
  assert.ok(commands, `the guide has no commands with ${words}`);
  return commands;
}

/** Runs commands as somebody types them. @returns what they write. @throws Error where one of them fails. */
export async function run(commands: string, cwd = '.'): Promise<string> {
  const { stdout } = await promisify(execFile)('bash', ['-ec', commands], { cwd, maxBuffer: MAX_OUTPUT });
  return stdout;
}
