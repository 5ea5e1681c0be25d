import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { CALLOUT, PRERENDERED, read, run, withFolder } from './testing.js';

const modeOf = (...path: string[]) => statSync(join(...path)).mode & 0o777;

/** Another group and owner where the system lets this process set them, else its own. */
function ownerToKeep(): { uid: number; gid: number } {
  const [uid, gid] = [process.geteuid!(), process.getegid!()];
  const groups = process.getgroups!().filter((group) => group !== gid);
  return uid === 0 ? { uid: 4321, gid: 4322 } : { uid, gid: groups[0] ?? gid };
}

describe('what uni-prerender writes', () => {
  it('keeps mode, owner and group of a page that it rewrites in place', () =>
    withFolder({ 'a.html': CALLOUT }, async (folder) => {
      const { uid, gid } = ownerToKeep();
      const page = join(folder, 'a.html');
      chownSync(page, uid, gid);
      chmodSync(page, 0o660);
      assert.equal((await run([folder, folder])).code, 0);
      assert.match(read(page), PRERENDERED);
      assert.equal(modeOf(page), 0o660);
      assert.deepEqual([statSync(page).uid, statSync(page).gid], [uid, gid]);
      assert.deepEqual(readdirSync(folder), ['a.html']);
    }));

  it('has the mode of what it was made from where it is new, and its own where it was there', () =>
    withFolder(
      { 'a.html': CALLOUT, 'b.html': CALLOUT, 'c.svg': '<svg/>', 'd.svg': '<svg/>' },
      async (folder, out) => {
        for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o640);
        mkdirSync(out);
        for (const name of ['b.html', 'd.svg']) {
          writeFileSync(join(out, name), 'old');
          chmodSync(join(out, name), 0o604);
        }
        await run([folder, out]);
        assert.deepEqual(
          ['a.html', 'b.html', 'c.svg', 'd.svg'].map((name) => modeOf(out, name).toString(8)),
          ['640', '604', '640', '604'],
        );
        assert.equal(read(out, 'd.svg'), '<svg/>');
      },
    ));

  it('has the mode of any new file where it comes from standard input', () =>
    withFolder({}, async (_folder, out) => {
      await run(['-', out], CALLOUT);
      assert.equal(modeOf(out), 0o666 & ~process.umask());
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

  it('goes through links, and replaces the file that they lead to as a whole', () =>
    withFolder({ 'site/a.html': CALLOUT, 'real/b.html': CALLOUT }, async (folder) => {
      const [link, real] = [join(folder, 'site/b.html'), join(folder, 'real/b.html')];
      symlinkSync('../real/b.html', link);
      linkSync(real, join(folder, 'real/before.html'));
      assert.equal((await run([join(folder, 'site'), join(folder, 'site')])).code, 0);
      assert.ok(lstatSync(link).isSymbolicLink());
      assert.match(read(real), PRERENDERED);
      assert.equal(read(folder, 'real/before.html'), CALLOUT);
      assert.deepEqual(readdirSync(join(folder, 'real')).sort(), ['b.html', 'before.html']);
    }));

  it('goes through a link in the target, also one to a file that is not there yet', () =>
    withFolder({ 'a.html': CALLOUT, 'logo.svg': '<svg/>' }, async (folder, out) => {
      mkdirSync(out);
      symlinkSync('../kept/a.html', join(out, 'a.html'));
      symlinkSync('../kept/logo.svg', join(out, 'logo.svg'));
      assert.equal((await run([folder, out])).code, 0);
      assert.ok(lstatSync(join(out, 'a.html')).isSymbolicLink());
      assert.match(read(dirname(out), 'kept/a.html'), PRERENDERED);
      assert.equal(read(dirname(out), 'kept/logo.svg'), '<svg/>');
    }));

  it('is each page once in place, by its own name, however many links lead to it', () =>
    withFolder(
      {
        'b/page.html': '<uni-callout src="data.json"></uni-callout>',
        'b/data.json': '{"title":"By its own name"}',
      },
      async (folder) => {
        symlinkSync('b', join(folder, 'a'));
        symlinkSync('b/page.html', join(folder, 'c.html'));
        const { code, said } = await run([folder, folder]);
        assert.match(said, /^1 page in .*, no faults$/m);
        assert.equal(code, 0);
        assert.match(read(folder, 'b/page.html'), /By its own name/);
      },
    ));

  it('leaves a file alone that the target has as a link to it', () =>
    withFolder({ 'logo.svg': '<svg/>' }, async (folder, out) => {
      mkdirSync(out);
      symlinkSync(join(folder, 'logo.svg'), join(out, 'logo.svg'));
      const before = statSync(join(folder, 'logo.svg')).ino;
      assert.equal((await run([folder, out])).code, 0);
      assert.equal(statSync(join(folder, 'logo.svg')).ino, before);
      assert.ok(existsSync(join(out, 'logo.svg')));
    }));
});
