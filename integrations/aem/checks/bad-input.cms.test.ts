import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitedSite } from '../../../fixtures/visited-site.js';
import { openPage, settled } from '../../../fixtures/visitor.js';
import { componentFolders } from '../../../tools/rollup/component-folders.js';
import { readPayloads } from '../../../tools/test/read-payloads.js';
import { get, sling, storePage } from './place.js';

const PATH = '/content/bad-input';
/** Hundreds of pictures that are not there are asked for. */
const LOAD_TIMEOUT_MS = 60_000;
const TYPE = 'uni/components/';

const site = visitedSite();
const folders = await componentFolders();
const slugs = folders.map(({ slug }) => slug).filter((slug) => slug !== 'outage-message');

/** Content that no dialog saves: each component renders, or renders nothing, and the rest of the page is whole. */
async function whole(components: Readonly<Record<string, object>>): Promise<void> {
  const last = { ':type': `${TYPE}heading`, text: 'The rest is whole' };
  await storePage(PATH, { ...components, last }, { title: 'Bad input', language: 'en' });
  const html = await get(`${PATH}.html`);
  assert.match(html, /The rest is whole<\/span>/);
  assert.match(html, /<\/html>/);
}

test('nodes without properties', async () => {
  await whole(Object.fromEntries(slugs.map((slug) => [slug, { ':type': TYPE + slug }])));
});
test('values of a wrong type', async () => {
  for (const wrong of [true, 7, ['a', 'b'], [{ item: 'x' }], { a: { b: 'c' } }, '']) {
    const ofAll = folders.map(({ slug, definition }) => {
      const values = Object.keys(definition.props).map((name) => [name, wrong] as const);
      return [slug, { ...Object.fromEntries(values), ':type': TYPE + slug }] as const;
    });
    await whole(Object.fromEntries(ofAll.filter(([slug]) => slugs.includes(slug))));
  }
});
test('a fragment that holds itself', async () => {
  const fragment = { ':type': `${TYPE}fragment`, src: PATH };
  await whole({ fragment, other: { ':type': `${TYPE}fragment`, src: '/content/nowhere' } });
});
test('rich text as Word, forms and file shares leave it', async () => {
  const description = [
    '<p class="MsoNormal lead" style="margin-left:-24px">From Word</p>',
    '<form action="https://elsewhere.example/"><p>name <input type="password" name="p"></p></form>',
    '<p>before <textarea></textarea> after</p>',
    '<p><img src="file:///C:/a.png" alt="on a disk"></p>',
    '<p><a href="/content/about">about</a> <a href="/content/dam/x/a file.pdf">file</a> <a href="tel:+84 28 1">call</a></p>',
  ].join('');
  await whole({ callout: { ':type': `${TYPE}callout`, title: 'Rich', description } });
  const [view] = /m-callout__description">.*?<\/section>/s.exec(await get(`${PATH}.html`))!;
  assert.doesNotMatch(view, /Mso|style=|<form|<input|<textarea|file:/);
  assert.match(view, /class="lead">From Word/);
  assert.match(view, /before {1,2}after/);
  // As the CMS maps them for visitors.
  assert.match(view, /href="\/about\.html"/);
  assert.match(view, /href="\/dam\/x\/a%20file\.pdf"/);
  assert.match(view, /href="tel:\+84281"/);
});
test('content that is too long for the views’ script, which browsers render from the data in its tag', async () => {
  const rows = Array.from({ length: 2000 }, (_, at) => ({ title: `Row ${at}`, link: '/content/about' }));
  const long = `<p>${'A long text. '.repeat(4000)}<b>Its end.</b></p>`;
  const list = { ':type': `${TYPE}list`, items: rows };
  await whole({ list, callout: { ':type': `${TYPE}callout`, title: 'Long', description: long } });
  const page = await openPage(site.browser);
  await page.goto(`${sling.origin}${PATH}.html`, { timeout: LOAD_TIMEOUT_MS });
  await page.getByText('Row 1999').waitFor({ state: 'attached' });
  await page.getByText('Its end.').waitFor({ state: 'attached' });
  const lines = sling.log().match(new RegExp(`.*${PATH}/jcr:content/root/list: the view of list.*`, 'g'));
  assert.equal(lines?.length, 1);
});
test('a component that is not there', async () => {
  await whole({ missing: { ':type': 'nowhere/components/nothing' } });
});
test('hostile values fire nothing', async () => {
  const payloads = readPayloads('html').filter((payload) => !payload.includes('\0'));
  const components = payloads.map((payload, at) => {
    const { slug, definition } = folders[at % folders.length]!;
    const given = Object.entries(definition.props).map(([name, { name: kind }]) => {
      return [name, kind === 'list' ? [{ title: payload, link: payload }] : payload] as const;
    });
    return [
      `c${at}`,
      { ...Object.fromEntries(given), src: '/content/nowhere', ':type': TYPE + slug },
    ] as const;
  });
  await storePage(PATH, Object.fromEntries(components), { title: 'Hostile', language: 'en' });
  const page = await openPage(site.browser);
  const fired: string[] = [];
  page.on('dialog', (dialog) => {
    fired.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(`${sling.origin}${PATH}.html`, { timeout: LOAD_TIMEOUT_MS });
  assert.equal(await settled(page), 'success');
  assert.deepEqual(fired, []);
  assert.equal(await page.locator('main [onclick], main [onerror], main [onload]').count(), 0);
});
