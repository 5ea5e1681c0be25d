// The docs as a visitor gets them from any web server: every page, every link, with and without a script.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { parse } from 'parse5';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { openBrowser } from '../../tools/test/open-browser.js';
import { isAuthored } from './docs-head.js';
import { describeSearch } from './search/search-behaviour.js';
import { describeSnippets } from './snippets-behaviour.js';
import { type ServedDocs, serveDocs } from './testing.js';

/** Pages that list others, and the one for an address of nothing. */
const LISTS = /(?:^|\/)(?:index|search|404)\.html$/;
/** Sites that pages lead to: standards, and the projects that this one builds on. */
const EXTERNAL =
  /^https:\/\/(?:www\.w3\.org|wicg\.github\.io|github\.com|keepachangelog\.com|semver\.org|lucide\.dev|simpleicons\.org|playwright\.dev|sling\.apache\.org|web\.dev)(?:\/|$)/;
/** Of examples: pages of the invented site. */
const INVENTED = /^(?:\/(?!\/)|https:\/\/(?:www|elements)\.(?:example|averley)\.|(?:mailto|tel):)/;

let served: ServedDocs;
let browser: Browser;
let page: Page;
const pages = new Map<string, string>();

before(async () => {
  served = await serveDocs();
  const folder = join(served.dist, 'docs');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.html') && !isAuthored(name))
      pages.set(name, readFileSync(join(folder, name), 'utf8'));
  browser = await openBrowser();
  page = await browser.newPage();
});
after(async () => {
  await browser.close();
  await served.close();
});

const open = (path: string, on = page) => on.goto(served.root + path);
/** An example's content is none of the page's own. */
const withoutExamples = (html: string) =>
  html
    .replace(/<div class="d-stage"[^>]*>.*?<div class="d-grip">/gs, '<div class="d-grip">')
    .replace(/<template\b.*?<\/template>/gs, '');
const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id!);

describe('every page of the docs', () => {
  it('is there: first page, search, a page for each element and each guide', async () => {
    for (const { slug } of await componentFolders()) assert.ok(pages.has(`elements/${slug}.html`), slug);
    for (const name of ['index.html', 'search.html', 'guides/architecture.html'])
      assert.ok(pages.has(name), name);
  });

  it('has its styles when it is opened from a disk', async () => {
    await page.goto(pathToFileURL(join(served.dist, 'docs/elements/card.html')).href);
    const token = () => getComputedStyle(document.documentElement).getPropertyValue('--uni-colour-ochre110');
    assert.notEqual(await page.evaluate(token), '');
  });

  it('has a language, one h1, one main, a skip link that leads there, and each id once', () => {
    for (const [name, html] of pages) {
      const own = withoutExamples(html);
      assert.match(own, /^<!DOCTYPE html>\n<html lang="en">/, name);
      assert.equal(own.match(/<h1[\s>]/g)?.length, 1, `${name}: h1`);
      assert.equal(own.match(/<main[\s>]/g)?.length, 1, `${name}: main`);
      assert.match(own, /<body[^>]*>\s*<a class="d-skip" href="#main">/, name);
      const ids = idsOf(own);
      assert.deepEqual(
        ids.filter((id, at) => ids.indexOf(id) !== at),
        [],
        name,
      );
      assert.match(own, /<meta name="description" content="[^"]+">/, name);
    }
  });

  it('is HTML without a parse error', () => {
    for (const [name, html] of pages) {
      const errors: string[] = [];
      parse(withoutExamples(html), {
        onParseError: ({ code, startLine }) => errors.push(`${code} in line ${startLine}`),
      });
      assert.deepEqual(errors, [], name);
    }
  });

  it('has no heading below one that it skips', () => {
    for (const [name, html] of pages) {
      const levels = [...withoutExamples(html).matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
      const skips = levels.filter((level, at) => at > 0 && level > levels[at - 1]! + 1);
      assert.deepEqual(skips, [], `${name}: ${levels}`);
    }
  });

  it('leads nowhere but to pages, sections and files that exist, and to sites of the list', () => {
    const broken: string[] = [];
    for (const [name, html] of pages) {
      for (const [, , value = ''] of withoutExamples(html).matchAll(
        /<[^>]+\s(href|src|action|data-search)="([^"]*)"/g,
      )) {
        const address = value.replaceAll('&amp;', '&');
        if (address.startsWith('data:')) continue;
        if (/^[a-z]+:|^\//.test(address)) {
          if (!EXTERNAL.test(address) && !INVENTED.test(address)) broken.push(`${name} → ${address}`);
          continue;
        }
        const [path = '', hash] = address.split('#');
        const target = path === '' ? name : posix.join(posix.dirname(name), path);
        const text = pages.get(target);
        if (!text && !existsSync(join(served.dist, 'docs', target))) broken.push(`${name} → ${address}`);
        else if (hash && !idsOf(text ?? '').includes(hash))
          broken.push(`${name} → ${address}: no such section`);
      }
    }
    assert.deepEqual(broken, []);
  });

  it('is found by address from the index, with all of its sections', () => {
    const { storedFields, documentIds } = JSON.parse(
      readFileSync(join(served.dist, 'docs/search-index.json'), 'utf8'),
    ) as { storedFields: object; documentIds: Record<string, string> };
    const found = Object.values(documentIds);
    assert.equal(found.length, Object.keys(storedFields).length);
    for (const name of pages.keys()) if (!LISTS.test(name)) assert.ok(found.includes(name), name);
    for (const address of found) {
      const [name = '', hash] = address.split('#');
      assert.ok(!hash || idsOf(pages.get(name) ?? '').includes(hash), address);
    }
  });
});

describe('a page of the docs', () => {
  it('reads whole without a script, and its search leads to a page with every page', async () => {
    const silent = await browser.newPage({ javaScriptEnabled: false });
    await open('guides/theming.html', silent);
    await silent.getByRole('heading', { name: 'Contrast' }).waitFor();
    assert.equal(await silent.getByRole('navigation', { name: 'Breadcrumb' }).count(), 1);
    await silent.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'uni-toc' }).waitFor();
    await silent.getByRole('combobox').or(silent.getByRole('searchbox')).fill('tokens');
    await silent.getByRole('button', { name: 'Search' }).click();
    await silent.getByRole('heading', { name: 'All pages' }).waitFor();
    await silent.locator('main').getByRole('link', { name: 'Contrast' }).click();
    assert.match(silent.url(), /guides\/theming\.html#contrast$/);
  });

  it('copies a block of code', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('guides/theming.html');
    const block = page.locator('.d-block').first();
    await block.getByRole('button', { name: 'Copy' }).click();
    await block.getByRole('button', { name: 'Copied' }).waitFor();
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      await block.locator('code').textContent(),
    );
  });

  it('shows its navigation on demand where there is no room for it', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await open('guides/theming.html');
    const here = page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Theming' });
    assert.equal(await here.isVisible(), false);
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await here.waitFor();
    await page.keyboard.press('Escape');
    await here.waitFor({ state: 'hidden' });
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Menu');
  });
});

describeSearch(() => ({ page, served }));
describeSnippets(() => ({ page, dist: served.dist }));

describe('the pages of elements', () => {
  it('have their contents in a few lines, however wide the window is', async () => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await open('elements/callout.html');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    assert.ok((await contents.boundingBox())!.height < 150);
    await contents.getByRole('link', { name: 'Props' }).click();
    await page.waitForURL(/#props$/);
  });

  it('mount their elements without a server that knows models', async () => {
    await open('elements/callout.html');
    await page.locator('.d-stage uni-callout .uni-view').first().waitFor();
    await open('elements/hero.html');
    const picture = page.locator('uni-hero .uni-view img').first();
    await picture.waitFor();
    assert.ok(await picture.evaluate((image) => (image as HTMLImageElement).decode().then(() => true)));
    await open('elements/header.html');
    const logo = page.locator('uni-header .uni-view img').first();
    assert.ok(await logo.evaluate((image) => (image as HTMLImageElement).decode().then(() => true)));
  });

  it('change an example by their controls, and its markup with it', async () => {
    await open('elements/callout.html');
    const example = page.locator('.d-example').first();
    const source = example.locator('.d-source:visible code');
    const authored = await source.innerHTML();
    await page.getByLabel('title', { exact: true }).fill('Changed here');
    await example.getByRole('heading', { name: 'Changed here' }).waitFor();
    assert.match((await source.textContent())!, /<uni-callout\s+title="Changed here"/);
    assert.match(await source.innerHTML(), /hljs-string/);
    await page.getByLabel('title-type').selectOption('h4');
    await example.getByRole('heading', { name: 'Changed here', level: 4 }).waitFor();
    await page.getByLabel('description', { exact: true }).fill('<p>Bring a friend.</p>');
    await example.locator('.d-stage').getByText('Bring a friend.').waitFor();
    assert.match((await source.textContent())!, /slot="description">\s*<p>Bring a friend/);
    await example.getByRole('button', { name: 'Reset' }).click();
    await example.getByRole('heading', { name: 'Library open through the night', level: 3 }).waitFor();
    assert.equal(await source.innerHTML(), authored);
    assert.equal(await page.getByLabel('title', { exact: true }).inputValue(), '');
  });

  it('write what was changed in every language, and the first words again after a reset', async () => {
    await open('elements/button-pair.html');
    const example = page.locator('.d-example').first();
    const code = example.locator('.d-source:visible code');
    await page.waitForFunction(() => !document.querySelector('.d-controls fieldset:disabled'));
    await example.getByRole('radio', { name: 'JSX' }).check();
    const before = await code.innerHTML();
    await page.getByLabel('button1').fill('{ "text": "Ask us", "link": "/about.html" }');
    await example.locator('.d-stage').getByRole('link', { name: 'Ask us' }).waitFor();
    assert.match(
      (await code.textContent())!,
      /^import '@uni\/elements\/styles\.css';.*button1=\{\{ text: 'Ask us', link: '\/about\.html' \}\}/s,
    );
    assert.match(await code.innerHTML(), /hljs-/);
    await example.getByRole('radio', { name: 'npm' }).check();
    assert.match((await code.textContent())!, /<script type="module">.*"text": "Ask us"/s);
    await example.getByRole('radio', { name: 'HTL' }).check();
    assert.match((await code.textContent())!, /^<sly data-sly-resource=/);
    await example.getByRole('button', { name: 'Reset' }).click();
    await example.getByRole('radio', { name: 'JSX' }).check();
    assert.equal(await code.innerHTML(), before);
    await example.getByRole('radio', { name: 'HTML' }).check();
  });

  it('show in their controls what the example and the defaults give, and the words to choose from', async () => {
    await open('elements/card.html');
    const smartCrop = page.getByLabel('disable-smart-crop');
    await page.waitForFunction(() => !document.querySelector('.d-controls fieldset:disabled'));
    assert.equal(await smartCrop.isChecked(), true);
    await smartCrop.uncheck();
    const source = page.locator('.d-example').first().locator('.d-source:visible code');
    assert.match((await source.textContent())!, / disable-smart-crop="false"/);
    await smartCrop.check();
    assert.doesNotMatch((await source.textContent())!, /disable-smart-crop/);
    await open('elements/button.html');
    await page.waitForFunction(() => !document.querySelector('.d-controls fieldset:disabled'));
    assert.equal(await page.getByLabel('classes').inputValue(), 'primary');
    assert.deepEqual(await page.locator('#control-linkTarget-values option').allTextContents(), [
      '_self',
      '_blank',
      '_parent',
      '_top',
    ]);
  });

  it('show what an outage looks like', async () => {
    await open('elements/outage-message.html');
    const stage = page.locator('.d-example').first().locator('.d-stage');
    await page.waitForFunction(() => !document.querySelector('.d-controls fieldset:disabled'));
    await stage.getByRole('heading', { name: 'Course website outage' }).waitFor();
    await page.getByLabel('title', { exact: true }).fill('Closed for an hour');
    await stage.getByRole('heading', { name: 'Closed for an hour' }).waitFor();
  });

  it('change lists, and what stands in a tag that has no props', async () => {
    const stage = page.locator('.d-example').first().locator('.d-stage');
    await open('elements/button-pair.html');
    await page.getByLabel('button1').fill('{ "text": "Ask us", "link": "/about.html" }');
    await stage.getByRole('link', { name: 'Ask us' }).waitFor();
    await stage.getByRole('link', { name: 'Compare courses' }).waitFor();
    await open('elements/side-nav.html');
    const content = page.getByLabel('content');
    await page.waitForFunction(() => !document.querySelector('.d-controls fieldset:disabled'));
    await content.fill(
      (await content.inputValue()).replace('<li>', '<li><a href="/new.html">New</a></li><li>'),
    );
    await stage.getByRole('link', { name: 'New' }).waitFor();
  });

  it('show what is changed before their scripts have come', async () => {
    let bringScripts = () => {};
    const scripts = new Promise<void>((resolve) => {
      bringScripts = resolve;
    });
    await page.route('**/chunks/views-*', (route) => scripts.then(() => route.continue()));
    await open('elements/callout.html');
    const example = page.locator('.d-example').first();
    await page.getByLabel('title', { exact: true }).fill('Changed early');
    assert.equal(await example.getByRole('heading', { name: 'Changed early' }).count(), 0);
    bringScripts();
    await example.getByRole('heading', { name: 'Changed early' }).waitFor();
    await page.unroute('**/chunks/views-*');
  });
});
