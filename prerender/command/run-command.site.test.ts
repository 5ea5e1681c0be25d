import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import { built } from '../../tools/test/built.js';
import { CALLOUT, PRERENDERED, read, run, runInto, withFolder } from './testing.js';

const UTF_8 = '<meta charset="utf-8">';
const FETCHED = '<uni-callout src="/content/a.json"></uni-callout>';

describe('uni-prerender', () => {
  it('renders a folder of pages into another, and takes along what is no page', () =>
    withFolder(
      { 'a.html': CALLOUT, 'deep/b c.html': CALLOUT, 'logo.svg': '<svg/>', 'none.html': `${UTF_8}<p>x` },
      async (folder, out) => {
        const { code, said } = await run([folder, out]);
        assert.equal(code, 0);
        assert.match(said, /^3 pages in \d+\.\d s, no faults\n$/);
        assert.match(read(out, 'a.html'), PRERENDERED);
        assert.match(read(out, 'deep/b c.html'), PRERENDERED);
        assert.equal(read(out, 'logo.svg'), '<svg/>');
        assert.equal(read(out, 'none.html'), `${UTF_8}<p>x`);
      },
    ));

  it('renders a folder in place, and a second time changes nothing', () =>
    withFolder({ 'a.html': CALLOUT }, async (folder) => {
      assert.equal((await run([folder, folder])).code, 0);
      const once = read(folder, 'a.html');
      const written = statSync(join(folder, 'a.html')).mtimeMs;
      assert.match(once, PRERENDERED);
      assert.equal((await run([folder, folder])).code, 0);
      assert.equal(read(folder, 'a.html'), once);
      assert.equal(statSync(join(folder, 'a.html')).mtimeMs, written);
      assert.deepEqual(readdirSync(folder), ['a.html']);
    }));

  it('renders one page into a file, or into a folder under its own name', () =>
    withFolder({ 'a.html': CALLOUT }, async (folder, out) => {
      await run([join(folder, 'a.html'), join(out, 'b.html')]);
      await run([join(folder, 'a.html'), `${out}/`]);
      assert.match(read(out, 'b.html'), PRERENDERED);
      assert.equal(read(out, 'a.html'), read(out, 'b.html'));
    }));

  it('renders standard input into standard output, and tells of it elsewhere', async () => {
    const { code, output, said } = await run(['-', '-'], `<p>Hi</p>${CALLOUT}`);
    assert.equal(code, 0);
    assert.match(
      output,
      /^<p>Hi<\/p><meta charset="utf-8"><uni-callout data-title="Notice" data-prerendered=/,
    );
    assert.match(said, /^1 page in/);
  });

  it('looks models up in the folder, and never outside', () =>
    withFolder(
      {
        'site/a.html': `${UTF_8}${FETCHED}<uni-callout model-path="root/c"></uni-callout>`,
        'site/a.model.json': '{":items":{"root":{":items":{"c":{"title":"Of the page"}}}}}',
        'site/content/a.json': '{"title":"From a file"}',
        'content/secret.json': '{"title":"Secret"}',
        'site/b.html': `${UTF_8}<uni-callout src="/content/secret.json"></uni-callout>`,
      },
      async (folder, out) => {
        symlinkSync(join(folder, 'content/secret.json'), join(folder, 'site/content/secret.json'));
        await run([join(folder, 'site'), out]);
        assert.match(read(out, 'a.html'), />From a file<.*>Of the page</s);
        assert.doesNotMatch(read(out, 'b.html'), /data-prerendered|Secret/);
      },
    ));

  it('asks the site for the page’s model, components and dictionary, each once', async () => {
    const answers: Readonly<Record<string, unknown>> = {
      '/courses/a.model.json': { ':items': { c: { title: 'Of the page', ctaText: 'Go', ctaUrl: '/' } } },
      '/content/a.json': { title: 'Of the component', description: `<p>${'word '.repeat(60)}</p>` },
      '/libs/cq/i18n/dict.en.json': { 'uni.showMore': 'Read on', 'uni.showLess': 7 },
    };
    const asked: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.writeHead(url in answers ? 200 : 404).end(JSON.stringify(answers[url]));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const page = `<html lang="en">${UTF_8}<meta name="languages" content="[]">${FETCHED.repeat(2)}<uni-callout model-path="c"></uni-callout>`;
    const { output } = await run(['--origin', origin, '--path', '/courses/a.html', '-', '-'], page);
    server.close();
    assert.match(output, /Of the component.*Read on.*Of the page/s);
    assert.deepEqual(asked.sort(), Object.keys(answers).sort());
  });

  it('names the pages that it cannot do, does all others, and exits with 1', () =>
    withFolder({ 'a.html': CALLOUT, 'latin.html': '', 'utf16.html': '' }, async (folder, out) => {
      const latin = Buffer.from(`<meta charset="iso-8859-1">caf\xe9${CALLOUT}`, 'latin1');
      const utf16 = Buffer.from(`\ufeff${CALLOUT}`, 'utf16le');
      writeFileSync(join(folder, 'latin.html'), latin);
      writeFileSync(join(folder, 'utf16.html'), utf16);
      const { code, said } = await run([folder, out]);
      assert.equal(code, 1);
      assert.match(said, /^\/latin\.html: does not say that it is in UTF-8 and stays as it is/m);
      assert.match(said, /^3 pages in .* s, 2 faults$/m);
      assert.ok(readFileSync(join(out, 'latin.html')).equals(latin));
      assert.ok(readFileSync(join(out, 'utf16.html')).equals(utf16));
      assert.match(read(out, 'a.html'), PRERENDERED);
    }));

  it('names the tags whose models are not there, and exits with 1', () =>
    withFolder(
      { 'a.html': `<uni-callout src="/content/gone.json"></uni-callout>${CALLOUT}` },
      async (folder, out) => {
        const { code, said } = await run([folder, out]);
        assert.equal(code, 1);
        assert.match(
          said,
          /^\/a\.html: <uni-callout> stays as authored: Error: \/content\/gone\.json cannot be had: Error 404$/m,
        );
        assert.match(read(out, 'a.html'), PRERENDERED);
      },
    ));

  it('keeps a byte order mark and line ends', () =>
    withFolder({ 'a.html': `\ufeff<p>\r\n${CALLOUT}\r\n` }, async (folder, out) => {
      await run([folder, out]);
      assert.match(
        read(out, 'a.html'),
        /^\ufeff<p>\r\n<meta charset="utf-8"><uni-callout .*<\/uni-callout>\r\n$/s,
      );
    }));

  it('leaves the old page where a new one cannot be written', () =>
    withFolder({ 'a.html': CALLOUT, 'b.html': CALLOUT }, async (folder, out) => {
      mkdirSync(join(out, 'a.html'), { recursive: true });
      const { code, said } = await run([folder, out]);
      assert.equal(code, 1);
      assert.match(said, /^\/a\.html: .*a\.html is no file/m);
      assert.match(read(out, 'b.html'), PRERENDERED);
      assert.deepEqual(readdirSync(out).sort(), ['a.html', 'b.html']);
    }));

  it('lists twenty faults and counts the rest', () =>
    withFolder(
      Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${at}.html`, '<meta charset=latin1>'])),
      async (folder, out) => {
        const { said } = await run([folder, out]);
        assert.equal(said.match(/in UTF-8/g)?.length, 20);
        assert.match(said, /^and 10 more\n30 pages in .*, 30 faults$/m);
      },
    ));

  for (const [what, args, message] of [
    ['no path', [], /^give two paths, IN and OUT; there are 0\n/],
    ['three paths', ['a', 'b', 'c'], /there are 3/],
    ['an unknown option', ['--fast', 'a', 'b'], /--fast/],
    ['an origin that is none', ['--origin', 'example', '-', '-'], /^--origin example is no http/],
    ['a path that is none', ['--path', 'a.html', '-', '-'], /^--path a\.html is no path/],
    [
      'an origin with a path',
      ['--origin', 'http://h/base/site/', '-', '-'],
      /has a path: give http:\/\/h, and/,
    ],
    [
      'a folder and one page’s path',
      ['--path', '/a.html', 'docs', 'docs/out'],
      /docs is a folder: leave it out/,
    ],
    ['standard input and a folder', ['-', 'docs'], /^docs is a folder, and .*: name a file in it\n/],
    ['standard input and a folder to be', ['-', 'no-such/'], /^no-such\/ is a folder, and .*: name a file/],
    ['a folder and standard output', ['docs', '-'], /^docs is a folder/],
    ['a folder and a file', ['docs', 'package.json'], /^package\.json is a file, and docs a folder: name/],
    ['a folder and one inside it', ['docs', 'docs/out'], /^docs\/out lies in docs/],
  ] as const)
    it(`exits with 2 for ${what}, and says how it is used`, async () => {
      const { code, said, output } = await run(args);
      assert.equal(code, 2);
      assert.match(said, message);
      assert.match(said, /uni-prerender \[--origin URL\]/);
      assert.equal(output, '');
    });

  it('exits with 1 for a file that is not there, and names it', async () => {
    const { code, said } = await run(['no-such.html', '-']);
    assert.equal(code, 1);
    assert.match(said, /^\/no-such\.html: ENOENT/);
  });

  it('takes an origin with its last slash', async () => {
    const { code } = await run(['--origin', 'http://h/', '-', '-'], CALLOUT);
    assert.equal(code, 0);
  });

  it('tells when standard output cannot be written', async () => {
    const full = new Writable({ write: (_part, _encoding, done) => done(new Error('write ENOSPC')) });
    const { code, said } = await runInto(full, ['-', '-'], CALLOUT);
    assert.equal(code, 1);
    assert.match(said, /^\/: write ENOSPC$/m);
  });

  it('explains itself', async () => {
    const { code, output } = await run(['--help']);
    assert.equal(code, 0);
    assert.match(output, /Exit codes/);
  });
});

describe('the built command', () => {
  let folder = '';
  before(async () => {
    folder = join(built('lib'), 'lib');
    chmodSync(join(folder, 'bin/uni-prerender.js'), 0o755);
  });

  const start = async (args: readonly string[], input: string, closed?: 'stdout' | 'stderr') => {
    const child = spawn(join(folder, 'bin/uni-prerender.js'), args);
    const [output, said] = [child.stdout, child.stderr].map((stream) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      return parts;
    });
    if (closed) await once(child[closed].destroy(), 'close');
    child.stdin.end(input);
    const [code] = await once(child, 'close');
    return { code: code as number | null, output: output!.join(''), said: said!.join('') };
  };

  it('runs by its name, as a filter', async () => {
    const { code, output } = await start(['-', '-'], CALLOUT);
    assert.equal(code, 0);
    assert.match(output, PRERENDERED);
  });

  it('ends quietly when who reads its output has enough', async () => {
    const { code, said } = await start(['-', '-'], CALLOUT, 'stdout');
    assert.equal(code, 0);
    assert.match(said, /^1 page in .*, no faults\n$/);
  });

  it('goes on when nobody hears what it tells', async () => {
    const { code, output } = await start(['-', '-'], CALLOUT, 'stderr');
    assert.equal(code, 0);
    assert.match(output, PRERENDERED);
  });

  it('leaves nothing half written when it is interrupted', async () => {
    const own = mkdtempSync(join(tmpdir(), 'uni-interrupted-'));
    after(() => rmSync(own, { recursive: true }));
    const [from, to] = ['many', 'ready'].map((name) => join(own, name));
    for (const each of [from!, to!]) mkdirSync(each);
    const page = CALLOUT + '<p>Text</p>'.repeat(100_000);
    for (let number = 0; number < 16; number++) writeFileSync(join(from!, `${number}.html`), page);
    const begun = new AbortController();
    const seen = once(watch(to!, { signal: begun.signal }), 'change');
    const child = spawn(join(folder, 'bin/uni-prerender.js'), [from!, to!]);
    const ended = once(child, 'close');
    await seen;
    begun.abort();
    child.kill('SIGINT');
    assert.deepEqual(await ended, [null, 'SIGINT']);
    assert.deepEqual(
      readdirSync(to!).filter((name) => !name.endsWith('.html')),
      [],
    );
  });

  it('exits with what it says', async () => {
    assert.equal((await start([], '')).code, 2);
  });
});
