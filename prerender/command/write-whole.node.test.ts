import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  constants,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { CALLOUT, PRERENDERED, read, run, withFolder } from './testing.js';

const modeOf = (...path: string[]) => (statSync(join(...path)).mode & 0o777).toString(8);

describe('what uni-prerender writes', () => {
  it('keeps the mode of a page that it rewrites, and has that of its source where it is new', () =>
    withFolder({ 'a.html': CALLOUT, 'b.html': CALLOUT, 'c.svg': '<svg/>' }, async (folder, out) => {
      for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o640);
      mkdirSync(out);
      writeFileSync(join(out, 'b.html'), 'old');
      chmodSync(join(out, 'b.html'), 0o664);
      await run([folder, out]);
      assert.deepEqual(
        ['a.html', 'b.html', 'c.svg'].map((name) => modeOf(out, name)),
        ['640', '664', '640'],
      );
      assert.equal(read(out, 'c.svg'), '<svg/>');
    }));

  it('has the mode of any new file where it comes from standard input', () =>
    withFolder({}, async (_folder, out) => {
      await run(['-', out], CALLOUT);
      assert.equal(modeOf(out), (0o666 & ~process.umask()).toString(8));
    }));

  it('never leaves the folder that is named, where a link leads out of it', () =>
    withFolder(
      { 'a.html': CALLOUT, 'deep/er/b.html': CALLOUT, 'deep/c.svg': '<svg/>' },
      async (folder, out) => {
        const elsewhere = join(out, '../elsewhere');
        for (const path of [out, elsewhere]) mkdirSync(path);
        symlinkSync(elsewhere, join(out, 'deep'));
        const { code, said } = await run([folder, out]);
        assert.equal(code, 1);
        assert.match(said, /^\/deep\/er\/b\.html: a link leads out of .*, and is not followed$/m);
        assert.match(said, /^\/deep\/c\.svg: a link leads out of/m);
        assert.deepEqual(readdirSync(elsewhere), []);
        assert.match(read(out, 'a.html'), PRERENDERED);
      },
    ));

  it('goes where the named folder is a link', () =>
    withFolder({ 'deep/a.html': CALLOUT }, async (folder, out) => {
      mkdirSync(join(out, '../real'));
      symlinkSync('real', out);
      assert.equal((await run([folder, out])).code, 0);
      assert.match(read(out, '../real/deep/a.html'), PRERENDERED);
    }));

  it('may have a name as long as names can be', () =>
    withFolder({ [`${'a'.repeat(250)}.html`]: CALLOUT }, async (folder, out) => {
      assert.equal((await run([folder, out])).code, 0);
    }));

  it('goes into a pipe or a device, which stays', () =>
    withFolder({ 'a.html': CALLOUT }, async (folder, out) => {
      execFileSync('mkfifo', [out]);
      const pipe = openSync(out, constants.O_RDWR | constants.O_NONBLOCK);
      assert.equal((await run([join(folder, 'a.html'), out])).code, 0);
      assert.ok(lstatSync(out).isFIFO());
      const content = Buffer.alloc(64_000);
      assert.match(content.toString('utf8', 0, readSync(pipe, content)), PRERENDERED);
      closeSync(pipe);
    }));
});
