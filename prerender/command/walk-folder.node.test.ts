import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { CALLOUT, PRERENDERED, read, run, withFolder } from './testing.js';

const NOBODY = 65_534;

/** Nothing is unreadable for root. */
async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  const user = process.geteuid!();
  if (user === 0) process.seteuid!(NOBODY);
  try {
    return await work();
  } finally {
    if (user === 0) process.seteuid!(user);
  }
}

describe('what uni-prerender finds in a folder', () => {
  it('is what links lead to, too, under their names', () =>
    withFolder(
      { 'site/a.html': CALLOUT, 'shared/b.html': CALLOUT, 'shared/logo.svg': '<svg/>', 'c.html': CALLOUT },
      async (folder, out) => {
        symlinkSync('../shared', join(folder, 'site/common'));
        symlinkSync('../c.html', join(folder, 'site/d.html'));
        const { code, said } = await run([join(folder, 'site'), out]);
        assert.equal(code, 0);
        assert.match(said, /^3 pages in/);
        for (const page of ['a.html', 'common/b.html', 'd.html']) assert.match(read(out, page), PRERENDERED);
        assert.equal(read(out, 'common/logo.svg'), '<svg/>');
      },
    ));

  it('ends where a link leads back to a folder around it', () =>
    withFolder({ 'a/a.html': CALLOUT, 'b/b.html': CALLOUT }, async (folder, out) => {
      symlinkSync('..', join(folder, 'a/all'));
      symlinkSync('../b', join(folder, 'a/b'));
      symlinkSync('../a', join(folder, 'b/a'));
      symlinkSync('.', join(folder, 'b/self'));
      const { code } = await run([folder, out]);
      assert.equal(code, 0);
      assert.deepEqual(readdirSync(out, { recursive: true }).sort(), [
        'a',
        'a/a.html',
        'a/b',
        'a/b/b.html',
        'b',
        'b/a',
        'b/a/a.html',
        'b/b.html',
      ]);
    }));

  it('is told where a link leads nowhere, and all else is written', () =>
    withFolder({ 'a.html': CALLOUT }, async (folder, out) => {
      symlinkSync('gone.html', join(folder, 'b.html'));
      symlinkSync('round.html', join(folder, 'round.html'));
      const { code, said } = await run([folder, out]);
      assert.equal(code, 1);
      assert.match(said, /^\/b\.html: is a link to gone\.html, which is not there$/m);
      assert.match(said, /^\/round\.html: ELOOP/m);
      assert.match(said, /^1 page in .*, 2 faults$/m);
      assert.match(read(out, 'a.html'), PRERENDERED);
    }));

  it('has nothing of a link to a folder with this folder or the target in it, which is told', () =>
    withFolder({ 'w/site/a.html': CALLOUT, 'w/b.html': CALLOUT }, async (folder, out) => {
      symlinkSync(join(folder, 'w'), join(folder, 'w/site/up'));
      symlinkSync(dirname(out), join(folder, 'w/site/out'));
      const { code, said } = await run([join(folder, 'w/site'), out]);
      assert.equal(code, 1);
      assert.match(said, /^\/up: leads to .*\/w, .* is not followed$/m);
      assert.match(said, /^\/out: leads to .* is not followed$/m);
      assert.deepEqual(readdirSync(out), ['a.html']);
    }));

  it('is told where a folder cannot be read, and all else is written', () =>
    withFolder(
      { 'a.html': CALLOUT, 'closed/b.html': CALLOUT, 'open/c.html': CALLOUT },
      async (folder, out) => {
        await run(['-', '-'], CALLOUT);
        chmodSync(dirname(folder), 0o755);
        chmodSync(dirname(out), 0o777);
        chmodSync(join(folder, 'closed'), 0o000);
        const { code, said } = await asNobody(() => run([folder, out]));
        chmodSync(join(folder, 'closed'), 0o755);
        assert.equal(code, 1);
        assert.match(said, /^\/closed: EACCES/m);
        assert.match(said, /^2 pages in .*, 1 fault$/m);
        assert.match(read(out, 'open/c.html'), PRERENDERED);
      },
    ));

  it('is not asked for where the target lies in it, by whichever name', () =>
    withFolder({ 'site/a.html': CALLOUT, 'other/b.html': '' }, async (folder) => {
      const site = join(folder, 'site');
      symlinkSync('site', join(folder, 'link'));
      symlinkSync('site/new', join(folder, 'to-be'));
      mkdirSync(join(site, 'old'));
      for (const target of ['link/new', 'link/new/newer', 'to-be', 'link/old', 'site/new']) {
        const { code, said } = await run([site, join(folder, target)]);
        assert.equal(code, 2, target);
        assert.match(said, /lies in .*site: the next run/);
      }
      assert.ok(!existsSync(join(site, 'new')));
      assert.equal((await run([site, join(folder, `${basename(site)}-2`)])).code, 0);
    }));
});
