// Defences of docs/threat-model.md, and behaviours, are taken away in a copy of the sources: the test that is said to
// notice has to.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { MUTANTS, type Mutant } from './mutants.js';

const run = promisify(execFile);
/** For each test file. */
const LONGEST_MS = 120_000;
/** So many copies, in each of which one source is changed at a time. */
const COPIES = 2;
const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'integrations/aem', 'bench']);

const byNode = (test: string) => /\.(?:node|site)\./.test(test);

/** The output of the tests that failed last. */
let lastFailure = '';

/** A test that has failed, as Node tells it. */
const FAILED = /^\s*not ok /m;

/** Whether test files, all of Node or all of a browser, pass in a folder. The first test that fails ends them. */
async function pass(tests: readonly string[], cwd: string): Promise<boolean> {
  const [command, ...given] = byNode(tests[0]!)
    ? [process.execPath, '--import', 'tsx', ...(tests.length > 1 ? ['--test'] : []), ...tests]
    : [join(cwd, 'node_modules/.bin/wtr'), '--files', ...tests];
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined, BAIL: '1' };
  const timeout = LONGEST_MS * tests.length;
  const running = run(command!, given, { cwd, env, timeout, killSignal: 'SIGKILL' });
  let hasFailed = false;
  running.child.stdout?.on('data', (text) => {
    hasFailed ||= FAILED.test(String(text));
    if (hasFailed && tests.length === 1) running.child.kill();
  });
  try {
    await running;
    return true;
  } catch (error) {
    const { killed, stdout } = error as { killed?: boolean; stdout?: string };
    if (killed && !hasFailed) throw error;
    lastFailure = stdout ?? '';
    return false;
  }
}

function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'uni-mutants-'));
  cpSync('.', copy, { recursive: true, filter: (path) => !LEFT_OUT.has(relative('.', path)) });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function isNoticed({ file, from, to, test }: Mutant, copy: string): Promise<boolean> {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  const changed = source.replace(from, () => to);
  writeFileSync(path, changed);
  try {
    return !(await pass([test], copy));
  } finally {
    writeFileSync(path, source);
  }
}

describe('what is taken away is missed by the test that is named for it', {
  concurrency: COPIES,
}, () => {
  const free: string[] = [];
  before(() => {
    for (let copies = 0; copies < COPIES; copies++) free.push(copySources());
  });
  const inCopy = async (work: (copy: string) => Promise<void>) => {
    const copy = free.pop()!;
    try {
      await work(copy);
    } finally {
      free.push(copy);
    }
  };
  after(() => {
    for (const copy of free) rmSync(copy, { recursive: true, force: true });
  });

  it('of tests that pass without', () =>
    inCopy(async (copy) => {
      const tests = [...new Set(MUTANTS.map(({ test }) => test))];
      for (const isNodes of [true, false])
        assert.ok(
          await pass(
            tests.filter((test) => byNode(test) === isNodes),
            copy,
          ),
          lastFailure.match(/^.*(?:not ok|✖|❌|Error).*$/gm)?.join('\n'),
        );
    }));

  for (const mutant of MUTANTS)
    it(`${mutant.threat}: ${mutant.file}`, () =>
      inCopy(async (copy) => {
        assert.ok(await isNoticed(mutant, copy), `${mutant.test} passes without it`);
      }));
});
