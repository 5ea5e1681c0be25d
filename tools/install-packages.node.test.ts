import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';

const SAID = /^Installing the packages with npm ci, because (.*)\. This takes about a minute\.$/;
const own = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: object;
  scripts: Readonly<Record<string, string>>;
};

const folders: string[] = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A fresh clone of a project with our commands in front of its own, whose one package stands in a folder of it. */
function freshClone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'uni-clone-'));
  folders.push(folder);
  mkdirSync(join(folder, 'tools'));
  cpSync('tools/install-packages.cjs', join(folder, 'tools/install-packages.cjs'));
  mkdirSync(join(folder, 'beside'));
  const { prestart, pretest } = own.scripts;
  const uses = 'node -p "require(\'beside/package.json\').name"';
  const files = {
    'beside/package.json': { name: 'beside', version: '1.0.0' },
    'package.json': {
      name: 'clone',
      engines: own.engines,
      dependencies: { beside: 'file:beside' },
      scripts: { prestart, pretest, start: uses, test: uses },
    },
    'package-lock.json': {
      name: 'clone',
      lockfileVersion: 3,
      packages: {
        '': { name: 'clone', dependencies: { beside: 'file:beside' } },
        beside: { version: '1.0.0' },
        'node_modules/beside': { resolved: 'beside', link: true },
      },
    },
  };
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(folder, file), JSON.stringify(content));
  return folder;
}

/** What a command prints, without npm's own lines. */
function run(folder: string, command: string, env: NodeJS.ProcessEnv = {}) {
  const { CI: _, npm_execpath: __, ...rest } = process.env;
  const { status, stdout, stderr } = spawnSync('npm', [command], {
    cwd: folder,
    env: { ...rest, ...env },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const lines = stdout.split('\n').filter((line) => line && !line.startsWith('> '));
  return { status, lines, stderr };
}

/** Makes the lock file newer than what is installed. */
function renewLock(folder: string): void {
  const future = Date.now() / 1000 + 60;
  utimesSync(join(folder, 'package-lock.json'), future, future);
}

describe('in a fresh clone', () => {
  for (const command of ['start', 'test'])
    it(`npm ${command} installs the packages, says so in one line, and does not do it again`, () => {
      const folder = freshClone();
      const first = run(folder, command);
      assert.equal(first.status, 0, first.stderr);
      assert.deepEqual(first.lines.slice(1), ['beside']);
      assert.equal(SAID.exec(first.lines[0] ?? '')?.[1], 'there are none yet');
      assert.deepEqual(run(folder, command).lines, ['beside']);
    });

  it('packages older than the lock file are installed anew, once', () => {
    const folder = freshClone();
    run(folder, 'start');
    renewLock(folder);
    assert.equal(SAID.exec(run(folder, 'start').lines[0] ?? '')?.[1], 'package-lock.json is newer');
    assert.deepEqual(run(folder, 'start').lines, ['beside']);
  });

  it('a build server keeps the packages that it has installed', () => {
    const folder = freshClone();
    run(folder, 'start');
    renewLock(folder);
    assert.deepEqual(run(folder, 'start', { CI: 'true' }).lines, ['beside']);
  });

  it('packages that cannot be installed are one failure, and the command does not run', () => {
    const folder = freshClone();
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    const { status, lines, stderr } = run(folder, 'start');
    assert.notEqual(status, 0);
    assert.equal(lines.length, 1, lines.join('\n'));
    assert.match(stderr, /The packages could not be installed: see the message above, then run npm ci\./);
  });

  it('a Node that is too old is named in one line, with the one that you need', () => {
    const folder = freshClone();
    const old = join(folder, 'old-node.cjs');
    writeFileSync(old, "Object.defineProperty(process.versions, 'node', { value: '20.18.3' });");
    const { status, lines, stderr } = run(folder, 'test', { NODE_OPTIONS: `--require=${old}` });
    assert.notEqual(status, 0);
    assert.deepEqual(lines, []);
    const [line] = stderr.split('\n');
    assert.match(
      line ?? '',
      /^You need Node 20\.19 or later, and this is 20\.18\.3: install one from nodejs\.org/,
    );
    assert.ok(!existsSync(join(folder, 'node_modules')), 'it installed nothing');
  });
});
