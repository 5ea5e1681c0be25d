// Every example of every element and every kind of page three times: as a server renders it, as a browser does, and brought alive.
import assert from 'node:assert/strict';
import type { ConsoleMessage, Page } from '@playwright/test';
import { describe, it } from '../../fixtures/visits.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { IS_NIGHT } from '../../tools/test/nightly.js';
import { areSameTrees, type RenderedTree, renderedTrees } from './element-pages/rendered-tree.js';
import { allMounted } from './visit/all-mounted.js';
import { contentsUpToDate } from './visit/contents-up-to-date.js';
import { examplesShown } from './visit/examples-shown.js';
import { lookOf } from './visit/look-of.js';
import { readyForPicture } from './visit/ready-for-picture.js';

const PAGES = [
  '/home.html',
  '/courses/bachelor-of-coastal-engineering.html',
  '/news/one-hundred-and-forty-years-of-tides.html',
  '/students/home.html',
  '/vi/home.html',
  '/vi/courses/bachelor-of-coastal-engineering.html',
  '/tests/awkward-values.html',
];
const WINDOW = { width: 1280, height: 900 };
/** In px; the first is the one in which the pages are opened. */
const WIDTHS = IS_NIGHT ? [WINDOW.width, 768, 375] : [WINDOW.width, 375];

/** Tags that a server leaves as authored, each with its reason. */
const LEFT: Readonly<Record<string, string>> = {
  'uni-bespoke-layout': 'arranges what the server wrote',
  'uni-side-nav': 'arranges what the server wrote',
  'uni-outage-message': 'shows only when the application has failed',
  'uni-fragment': 'has no model where an author has made a mistake',
  'uni-toc': 'lists headings that come after it, where the template has listed none',
  'uni-language-switch': 'may need the page’s own address',
  'uni-icon': 'fetches its file in a browser only',
};

/** React renders an island over its placeholder: course-search.test.tsx compares where their controls stand. */
const folders = (await componentFolders()).filter(({ rendersWith }) => rendersWith !== 'island');
it.use({ viewport: WINDOW, reducedMotion: 'reduce' });

/** Without what an icon fetches, and the names that the docs give to landmarks: they are in no server's view. */
it.beforeEach(async ({ context }) => {
  await context.route('**/libs/chunks/landmarks-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const nameLandmarks = () => {};' }),
  );
  await context.route('**/icons/*.svg', (route) =>
    route.request().resourceType() === 'fetch' ? undefined : route.continue(),
  );
});

/** Opens an address; gives what the server has written. */
async function open(page: Page, address: string): Promise<string> {
  await page.setViewportSize(WINDOW);
  const response = await page.goto(address);
  await examplesShown(page);
  return response!.text();
}

/** Uses every element that is in sight; gives the tags of those whose nodes were replaced by that. */
async function wakeAll(page: Page, within: string): Promise<string[]> {
  return page.evaluate(async (within) => {
    const served = [...document.querySelectorAll(`${within} [data-activate]`)].flatMap((host) => {
      const root = (host.hasAttribute('isolated') && host.shadowRoot) || host;
      const node = root.querySelector('.uni-view > *');
      if (node?.checkVisibility() === false) return [];
      node?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
      return { host, node };
    });
    for (const { host } of served) {
      await customElements.whenDefined(host.localName);
      await (host as { mountComplete?: Promise<void> } & Element).mountComplete;
      host.dispatchEvent(new PointerEvent('pointerover'));
    }
    await new Promise(requestAnimationFrame);
    return served.filter(({ node }) => node?.isConnected === false).map(({ host }) => host.localName);
  }, within);
}

async function looks(page: Page, within: string): Promise<readonly (readonly string[])[]> {
  const all: string[][] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...WINDOW, width });
    await readyForPicture(page);
    all.push(await lookOf(page, within));
  }
  return all;
}

function assertSame(one: RenderedTree, other: RenderedTree, message: string): void {
  if (!areSameTrees(one, other)) assert.equal(one.tree, other.tree, message);
}

/** The same page three times; its elements must be the same. */
async function compare(page: Page, address: string, within: string): Promise<void> {
  await open(page, `${address}${address.includes('?') ? '&' : '?'}prerender=off`);
  await page.evaluate(allMounted, within);
  await contentsUpToDate(page);
  const rendered = await renderedTrees(page, within);
  const look = await looks(page, within);
  const html = await open(page, address);
  const served = await renderedTrees(page, within, html);
  const errors: string[] = [];
  const note = (message: ConsoleMessage) => message.type() === 'error' && errors.push(message.text());
  page.on('console', note);
  assert.deepEqual(await wakeAll(page, within), [], 'nodes are replaced');
  await page.evaluate(allMounted, within);
  await contentsUpToDate(page);
  const alive = await renderedTrees(page, within);

  served.forEach((each, at) => {
    const theirs = rendered[at]!;
    if (each.isServed) assertSame(each, theirs, 'from the server');
    // Where a view shows nothing, what an author wrote stays, in a browser too.
    else assert.ok(each.tag in LEFT || areSameTrees(each, theirs), `${each.tag} is left as authored`);
    assertSame(alive[at]!, theirs, 'alive');
  });
  assert.equal(alive.length, rendered.length);
  assert.equal(served.length, rendered.length);
  assert.deepEqual(errors, []);
  assert.deepEqual(await looks(page, within), look);
  page.off('console', note);
}

describe('prerendered, rendered and alive', () => {
  for (const { slug } of folders)
    it(`the examples of ${slug} are the same`, ({ visited, site }) =>
      visited((page) => compare(page, `${site.localhost}/elements/${slug}.html`, '.d-stage')));

  for (const path of PAGES)
    it(`${path} is the same`, ({ visited, site }) =>
      visited((page) => compare(page, site.publish + path, 'body')));
});
