import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { CALLOUT, PRERENDERED, read, run, withFolder } from './testing.js';

const NOBODY = 65_534;
const tag = (src: string) => `<meta charset="utf-8"><uni-callout src="${src}"></uni-callout>`;
const modeOf = (...path: string[]) => (statSync(join(...path)).mode & 0o777).toString(8);

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
  it('is told where there is a link or a pipe, which is skipped, and all else is written', () =>
    withFolder({ 'site/a.html': CALLOUT, 'shared/b.html': CALLOUT }, async (folder, out) => {
      const site = join(folder, 'site');
      symlinkSync('../shared', join(site, 'common'));
      execFileSync('mkfifo', [join(site, 'pipe.html')]);
      for (const target of [out, site]) {
        const { code, said } = await run([site, target]);
        assert.equal(code, 1);
        for (const name of ['common', 'pipe.html'])
          assert.match(said, new RegExp(`^/${name}: is neither a file nor a folder, and is skipped$`, 'm'));
        assert.match(said, /^1 page in .*, 2 faults$/m);
        assert.match(read(target, 'a.html'), PRERENDERED);
      }
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

  it('goes into no pipe', () =>
    withFolder({ 'a.html': CALLOUT }, async (folder, out) => {
      execFileSync('mkfifo', [out]);
      const { code, said } = await run([join(folder, 'a.html'), out]);
      assert.equal(code, 1);
      assert.match(said, /is no file, and is not written$/m);
    }));

  it('is every file of a folder in a new one, however they take turns', async () => {
    const files = Array.from({ length: 16 }, (_, at) => [`${'deep/'.repeat(at % 5)}${at}.txt`, 'x'] as const);
    for (let time = 0; time < 20; time++)
      await withFolder(Object.fromEntries(files), async (folder, out) => {
        assert.match((await run([folder, out])).said, /no faults\n$/);
      });
  });
});

describe('models that uni-prerender', () => {
  it('asks a site for are not taken from another that it redirects to, and the fault says where it leads', async (test: TestContext) => {
    const start = async (location?: string) => {
      const server = createServer((_request, response) => {
        if (location) response.writeHead(302, { location }).end();
        else response.end('{"title":"From the site"}');
      }).listen(0, '127.0.0.1');
      test.after(() => void server.close());
      await once(server, 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    };
    const foreign = await start();
    const origin = await start(`${foreign}/x.json`);
    const { code, output, said } = await run(['--origin', origin, '-', '-'], tag('/content/a.json'));
    assert.deepEqual([code, output], [1, tag('/content/a.json')]);
    assert.ok(said.includes(`${origin} redirects to another site, ${foreign}/x.json`), said);
  });

  it('looks up in a folder are none where there is another folder, or a pipe', () =>
    withFolder({ 'a.html': tag('/a.json') + tag('/b.json'), 'b.json/c': '' }, async (folder, out) => {
      execFileSync('mkfifo', [join(folder, 'a.json')]);
      const { said } = await run([folder, out]);
      for (const name of ['a', 'b'])
        assert.match(said, new RegExp(`/${name}\\.json cannot be had: is no file$`, 'm'));
      assert.equal(read(out, 'a.html'), tag('/a.json') + tag('/b.json'));
    }));
});
