// A release is copied over the one before: pages in caches name that one's files.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { isHashed } from '../../integrations/aem/build/hashed-files.js';
import { built } from '../test/built.js';
import { type Listening, listen, typeOf } from '../test/listen.js';
import { openBrowser } from '../test/open-browser.js';
import { filesIn } from './delivered.js';

const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'integrations/aem', 'bench', 'results']);
const SERVED = '/etc.clientlibs/uni/';
/** Of a later version: a bundle's own script, the runtime, a view and its styles, and what is loaded late. */
const CHANGES = [
  ['loader/apps/courses/non-critical.ts', '\nperformance.mark("later");\n'],
  ['page/phases/start-page.ts', '\nperformance.mark("later");\n'],
  ['react-views/callout/callout.css', '\n.m-callout { --later: 1; }\n'],
  ['page/behaviour/late/notice.ts', '\nperformance.mark("later");\n'],
  ['loader/loader.ts', '\nperformance.mark("later");\n'],
] as const;

/** Builds the CMS's files of sources that were changed meanwhile. */
function buildLater(): string {
  const sources = mkdtempSync(join(tmpdir(), 'uni-later-'));
  cpSync('.', sources, { recursive: true, filter: (path) => !LEFT_OUT.has(relative('.', path)) });
  symlinkSync(resolve('node_modules'), join(sources, 'node_modules'));
  for (const [file, more] of CHANGES) {
    const path = join(sources, file);
    writeFileSync(path, readFileSync(path, 'utf8') + more);
  }
  const { status, stderr } = spawnSync(
    'node_modules/.bin/rollup',
    ['-c', '--silent', '--configDist=dist', '--configOnly=cms'],
    { cwd: sources, encoding: 'utf8' },
  );
  assert.equal(status, 0, stderr);
  return sources;
}

describe('a release that is copied over the one before', () => {
  const older = join(built('cms'), 'cms');
  const folder = mkdtempSync(join(tmpdir(), 'uni-releases-'));
  let later: string;
  let site: Listening;

  before(async () => {
    const sources = buildLater();
    later = join(sources, 'dist/cms');
    cpSync(older, folder, { recursive: true });
    cpSync(later, folder, { recursive: true });
    site = await listen(({ url = '' }, response) => {
      if (url.startsWith(SERVED)) {
        try {
          const file = readFileSync(join(folder, url.slice(SERVED.length)));
          return void response.writeHead(200, { 'content-type': typeOf(url) }).end(file);
        } catch {
          return void response.writeHead(404).end();
        }
      }
      if (url.endsWith('.json'))
        return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"title":"A"}');
      const [, version] = /^\/(older|later)\.html$/.exec(url) ?? [];
      if (!version) return void response.writeHead(url === '/favicon.ico' ? 204 : 404).end();
      const head = readFileSync(join(version === 'older' ? older : later, 'head-corporate.html'), 'utf8');
      return void response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(
          `<!DOCTYPE html><html lang="en"><title>A</title>${head}<main><uni-callout title="Open all night"></uni-callout></main></html>`,
        );
    });
  });
  after(() => {
    site.close();
    for (const each of [folder, resolve(later, '../..')]) rmSync(each, { recursive: true, force: true });
  });

  it('has no other file under a name of that one with a hash, and takes none away', () => {
    const names = filesIn(older).filter(isHashed);
    assert.ok(names.length > 50, `${names.length} files have a hash in their names`);
    const other = names.filter(
      (file) => !readFileSync(join(folder, file)).equals(readFileSync(join(older, file))),
    );
    assert.deepEqual(other, []);
  });

  it('has other names for what has changed', () => {
    const names = new Set(filesIn(older));
    const changed = ['core-commons', 'courses-non-critical', 'corporate', 'loader', 'chunks/notice'];
    for (const name of changed)
      assert.ok(
        filesIn(later).some((file) => file.startsWith(name) && isHashed(file) && !names.has(file)),
        name,
      );
  });

  for (const version of ['older', 'later'])
    it(`leaves pages of the ${version} one as they are`, async () => {
      const browser = await openBrowser();
      const page = await browser.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      try {
        await page.goto(`${site.origin}/${version}.html`);
        await page.getByRole('heading', { name: 'Open all night' }).waitFor();
        await page.waitForFunction(() =>
          ['success', 'fail', 'app_error'].includes(document.body.dataset.pageState ?? ''),
        );
        assert.equal(await page.evaluate(() => document.body.dataset.pageState), 'success');
        const isLater = await page.evaluate(
          () => getComputedStyle(document.querySelector('.m-callout')!).getPropertyValue('--later') !== '',
        );
        assert.equal(isLater, version === 'later');
        assert.deepEqual(faults, []);
      } finally {
        await browser.close();
      }
    });
});
