import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
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
  it('is told where there is a link, which is not followed, and all else is written', () =>
    withFolder({ 'site/a.html': CALLOUT, 'shared/b.html': CALLOUT }, async (folder, out) => {
      const site = join(folder, 'site');
      symlinkSync('../shared', join(site, 'common'));
      symlinkSync('a.html', join(site, 'index.html'));
      symlinkSync('gone.html', join(site, 'old.html'));
      symlinkSync('.', join(site, 'round'));
      for (const target of [out, site]) {
        const { code, said } = await run([site, target]);
        assert.equal(code, 1);
        for (const name of ['common', 'index.html', 'old.html', 'round'])
          assert.match(said, new RegExp(`^/${name}: is a link, which is not followed$`, 'm'));
        assert.match(said, /^1 page in .*, 4 faults$/m);
        assert.match(read(target, 'a.html'), PRERENDERED);
      }
      assert.deepEqual(readdirSync(out), ['a.html']);
    }));

  it('is told where there is a pipe', () =>
    withFolder({ 'a.html': CALLOUT }, async (folder, out) => {
      execFileSync('mkfifo', [join(folder, 'b.html')]);
      const { code, said } = await run([folder, out]);
      assert.equal(code, 1);
      assert.match(said, /^\/b\.html: is no file\n1 page in .*, 1 fault$/m);
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

  it('is not asked for where the target lies in it', () =>
    withFolder({ 'site/a.html': CALLOUT, 'other/b.html': '' }, async (folder) => {
      const site = join(folder, 'site');
      symlinkSync('site/old', join(folder, 'link'));
      mkdirSync(join(site, 'old'));
      for (const target of ['site/new', 'site/old', 'link']) {
        const { code, said } = await run([site, join(folder, target)]);
        assert.equal(code, 2, target);
        assert.match(said, /lies in .*site: the next run/);
      }
      assert.ok(!existsSync(join(site, 'new')));
      assert.equal((await run([site, join(folder, `${basename(site)}-2`)])).code, 0);
    }));
});
