import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { PACKAGE } from '../build-aem.js';
import { sling } from './place.js';

const GUIDE = 'docs/getting-started-cms.md';
const ORIGIN = 'http://127.0.0.1:4502';
const MAX_OUTPUT = 64_000_000;

test('the commands of the guide build the package in a fresh copy of the project', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uni-guide-'));
  try {
    const files = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    for (const name of execFileSync('git', files, { encoding: 'utf8' }).split('\0').filter(existsSync))
      cpSync(name, join(folder, name));
    await run(commandsWith('npm ci'), folder);
    assert.deepEqual(namesIn(join(folder, PACKAGE)), namesIn(PACKAGE));
    assert.equal(statSync(join(folder, PACKAGE)).size, statSync(PACKAGE).size);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const namesIn = (zip: string) => execFileSync('unzip', ['-Z1', zip], { encoding: 'utf8' }).split('\n').sort();

test('the commands of the guide make a page with a component, and one of a site', async () => {
  const stdout = await run(commandsWith(ORIGIN).replace(ORIGIN, sling.origin));
  const pages = stdout.split('<!DOCTYPE html>').slice(1);
  const model = stdout.match(/^\{.*":type":"uni\/components\/page"\}/m)?.[0];
  assert.match(pages[0]!, /<title>My first page<\/title>.*<uni-callout [^>]*Open through the night/s);
  assert.match(String(model), /"title":"Open through the night"/);
  assert.match(pages[1]!, /<uni-callout [^>]*Bring a card/);
});

/** The guide's block of commands that has these words. */
function commandsWith(words: string): string {
  const blocks = readFileSync(GUIDE, 'utf8').matchAll(/^```sh\n(.*?)^```$/gms);
  const commands = [...blocks].map(([, code]) => code!).find((code) => code.includes(words));
  assert.ok(commands, `the guide has no commands with ${words}`);
  return commands;
}

async function run(commands: string, cwd = '.'): Promise<string> {
  const { stdout } = await promisify(execFile)('bash', ['-ec', commands], { cwd, maxBuffer: MAX_OUTPUT });
  return stdout;
}
