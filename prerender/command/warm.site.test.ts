import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { type Listening, listen } from '../../tools/test/listen.js';
import { run, withFolder } from './testing.js';

const sitemap = (...addresses: readonly string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.map((each) => `<url><loc>${each}</loc></url>`).join('')}</urlset>`;

describe('uni-prerender --warm', () => {
  let site: Listening;
  let asked: string[] = [];
  let [open, most] = [0, 0];
  const answers = new Map<string, string>();
  before(async () => {
    site = await listen(({ url = '', headers }, response) => {
      asked.push(`${headers.accept} ${url}`);
      most = Math.max(most, ++open);
      response.on('close', () => open--);
      const status = url.startsWith('/broken') ? 500 : url.startsWith('/lost') ? 404 : 200;
      if (url === '/cut') return void response.socket?.destroy();
      // Each answer waits for a turn, so that others are asked for meanwhile.
      setImmediate(() => response.writeHead(status).end(answers.get(url) ?? '<p>A page'));
    });
  });
  beforeEach(() => {
    asked = [];
    most = 0;
    answers.clear();
  });
  after(() => site.close());
  const pages = () => asked.filter((each) => each.startsWith('text/html ')).map((each) => each.slice(10));

  it('asks for each page of a list once, as a browser does', async () => {
    const list = `# Most visited\n/\n/fees?a=1\n\n${site.origin}/fees?a=1\n  /vi/khóa  \r\n`;
    const { code, said } = await run(['--warm', '-', '--origin', site.origin], list);
    assert.deepEqual([code, said.replace(/\d+\.\d s/, 's')], [0, '3 pages in s, no faults\n']);
    assert.deepEqual(pages().sort(), ['/', '/fees?a=1', '/vi/kh%C3%B3a']);
  });

  it('reads a sitemap, and those that an index names', async () => {
    answers.set('/map.xml', sitemap(`${site.origin}/one?a=1&amp;b=2`, `\n  ${site.origin}/two\n`));
    answers.set(
      '/index.xml',
      `<sitemapindex><sitemap><loc>${site.origin}/map.xml</loc></sitemap><sitemap><loc>/more.xml</loc></sitemap></sitemapindex>`,
    );
    answers.set('/more.xml', sitemap(`<![CDATA[${site.origin}/three]]>`));
    assert.equal((await run(['--warm', `${site.origin}/map.xml`])).code, 0);
    assert.deepEqual(pages().sort(), ['/one?a=1&b=2', '/two']);
    assert.equal((await run(['--warm', `${site.origin}/index.xml`])).code, 0);
    assert.deepEqual(pages().slice(2).sort(), ['/one?a=1&b=2', '/three', '/two']);
  });

  it('says which page did not answer, goes on with the others and ends with 1', async () => {
    const list = ['/broken', '/lost', '/cut', '/one'].join('\n');
    await withFolder({ 'list.txt': list }, async (folder) => {
      const { code, said } = await run(['--warm', `${folder}/list.txt`, '--origin', site.origin]);
      assert.equal(code, 1);
      assert.match(said, new RegExp(`^${site.origin}/broken: 500 Internal Server Error$`, 'm'));
      assert.match(said, new RegExp(`^${site.origin}/lost: 404 Not Found$`, 'm'));
      assert.match(said, new RegExp(`^${site.origin}/cut: .+$`, 'm'));
      assert.match(said, /^1 page in \d+\.\d s, 3 faults$/m);
    });
  });

  it('asks for few pages at a time', async () => {
    const list = Array.from({ length: 60 }, (_, at) => `/page-${at}`).join('\n');
    assert.equal((await run(['--warm', '-', '--origin', site.origin], list)).code, 0);
    assert.equal(pages().length, 60);
    assert.ok(most <= 4, `${most} at a time`);
  });

  for (const [what, args, list, words] of [
    [
      'a list that is not there',
      ['--warm', 'no-such-list.txt'],
      '',
      /no-such-list\.txt cannot be read.*: give a file/,
    ],
    ['a list without addresses', ['--warm', '-'], '# nothing\n', /names no address: write one a line/],
    [
      'a path without its site',
      ['--warm', '-'],
      '/one',
      /line 1: "\/one" is a path: name its site by --origin/,
    ],
    [
      'a line that is no address',
      ['--warm', '-'],
      'https://a.example/\njavascript:1',
      /line 2: "javascript:1" is no http or https address/,
    ],
    [
      'pages to be written besides',
      ['--warm', '-', 'in', 'out'],
      '',
      /--warm writes no page: leave out IN, OUT/,
    ],
    ['a path of one page', ['--warm', '-', '--path', '/a'], '', /leave out IN, OUT, --path and --stylesheet/],
  ] as const) {
    it(`asks for nothing and ends with 2: ${what}`, async () => {
      const { code, said } = await run(args, list);
      assert.equal(code, 2);
      assert.match(said, words);
      assert.deepEqual(asked, []);
    });
  }

  it('ends with 2 where the list cannot be fetched', async () => {
    const { code, said } = await run(['--warm', `${site.origin}/lost.xml`]);
    assert.deepEqual(
      [code, said.split('\n')[0]],
      [2, `--warm ${site.origin}/lost.xml cannot be fetched (404)`],
    );
  });
});
