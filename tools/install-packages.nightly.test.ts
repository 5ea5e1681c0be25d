import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';

/** Each command, with a question that it answers without building or testing, once the packages are there. */
const QUESTIONS = [
  { command: 'start', option: '--help', answer: /npm start -- \[--host ADDRESS\]/ },
  { command: 'test', option: '--wath', answer: /Unknown option '--wath': npm run test:site/ },
];

for (const { command, option, answer } of QUESTIONS)
  it(`npm ${command} is the first command of a fresh clone`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'uni-clone-'));
    try {
      const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
      for (const file of files) if (file && existsSync(file)) cpSync(file, join(folder, file));
      const { CI: _, npm_execpath: __, ...env } = process.env;
      const { stdout, stderr } = spawnSync('npm', [command, '--', option], {
        cwd: folder,
        env,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      });
      assert.match(stdout, /^Installing the packages with npm ci, because there are none yet\./m);
      assert.match(stdout + stderr, answer);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
