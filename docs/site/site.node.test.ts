import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Browser, chromium, type Page } from 'playwright-core';
import { boolean, callback, list, oneOf, text } from '../../elements/_core/kinds.js';
import { buildCms } from '../../tools/build/cms.js';
import { listRooms } from '../../tools/build/rooms.js';
import { CHROMIUM_FLAGS, findChromium } from '../../tools/test/find-chromium.js';
import { attributeTable } from './attribute-table.js';
import { buildDocs } from './build-docs.js';
import { controls } from './controls.js';
import { elementPage } from './element-page.js';
import { summaryOf } from './index-page.js';

const PROPS = {
  title: text('<none>'),
  style: oneOf(['a', 'b']),
  isOpen: boolean(),
  items: list({ label: text() }),
  onClick: callback(),
};
const AROUND = { head: '<!-- head -->', clientLibs: '/libs/', root: '/', slugs: ['probe', 'other'] };
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.jpeg': 'image/jpeg',
};

describe('a demo page', () => {
  it('lists each prop with its attributes, kind and default', () => {
    const rows = attributeTable(PROPS).split('<tr>').slice(2);
    const words = rows.map((row) =>
      row
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
    assert.deepEqual(words, [
      'title data-title title text &lt;none&gt;',
      'style data-style a b',
      'isOpen data-is-open is-open boolean false',
      'items data-items items list of label',
      'onClick property only callback',
    ]);
  });

  it('has a field for each prop that one value gives', () => {
    const names = [...controls(PROPS).matchAll(/name="([^"]+)"/g)].map(([, name]) => name);
    assert.deepEqual(names, ['data-title', 'data-style', 'data-is-open']);
  });

  it('shows every example with its source, and the guide without what comes from the source', () => {
    const html = elementPage(
      {
        slug: 'probe',
        examples: [{ name: 'A & B', html: '<uni-probe></uni-probe>', note: 'note' }],
        props: PROPS,
        guide:
          '# uni-probe\n\nWhat it *is*.\n\n## Attributes\n\nhand-made\n\n## Accessibility\n\nA `region`.\n',
        template: '<uni-probe></uni-probe>',
        bytes: 1234,
      },
      AROUND,
    );
    assert.match(html, /A &amp; B<\/h2>/);
    assert.match(html, /<div class="d-stage"><uni-probe><\/uni-probe><\/div>/);
    assert.match(html, /<code>&lt;uni-probe&gt;/);
    assert.match(html, /<h2>Accessibility<\/h2>\s*<p>A <code>region<\/code>/);
    assert.doesNotMatch(html, /hand-made/);
    assert.match(html, /1\.2 KB gzip/);
    assert.match(html, /href="\/elements\/probe\.html" aria-current="page"/);
  });

  it('says what the element is by the first paragraph of its guide', () => {
    assert.equal(summaryOf('# uni-x\n\nA `thing`\nof use.\n\nMore.'), 'A thing\nof use.');
  });
});

describe('the demo pages as plain files', () => {
  const dist = mkdtempSync(join(tmpdir(), 'docs-'));
  let browser: Browser;
  let page: Page;
  const server = createServer((request, response) => {
    const file = join(dist, new URL(request.url ?? '/', 'http://x').pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' })
      .end(readFileSync(file));
  });
  const open = async (path: string) => {
    const { port } = server.address() as { port: number };
    await page.goto(`http://127.0.0.1:${port}/docs/${path}`);
  };

  before(async () => {
    await buildCms(await listRooms(), join(dist, 'cms'));
    await buildDocs(dist);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
    page = await browser.newPage();
  });
  after(async () => {
    await browser.close();
    await new Promise((closed) => server.close(closed));
    rmSync(dist, { recursive: true });
  });

  it('lead from the index to every element', async () => {
    await open('index.html');
    const hrefs = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    assert.equal(hrefs.length, (await listRooms()).length);
    for (const href of hrefs) assert.equal((await page.request.get(href)).status(), 200, href);
  });

  it('mount their elements without a server that knows models', async () => {
    await open('elements/callout.html');
    await page.locator('uni-callout .uni-view').first().waitFor();
    await open('elements/hero.html');
    const picture = page.locator('uni-hero .uni-view img').first();
    await picture.waitFor();
    assert.ok(await picture.evaluate((image) => (image as HTMLImageElement).decode().then(() => true)));
  });

  it('change an example by their controls, and its markup with it', async () => {
    await open('elements/callout.html');
    const example = page.locator('.d-example').first();
    await example.locator('.uni-view').waitFor();
    await page.getByLabel('title', { exact: true }).fill('Changed here');
    await example.getByRole('heading', { name: 'Changed here' }).waitFor();
    assert.match(
      (await example.locator('.d-source code').textContent()) ?? '',
      /<uni-callout [^>]*data-title="Changed here"/,
    );
    await page.getByLabel('title-type').selectOption('h4');
    await example.getByRole('heading', { name: 'Changed here', level: 4 }).waitFor();
    assert.doesNotMatch((await example.locator('.d-source code').textContent()) ?? '', /uni-view/);
  });
});
