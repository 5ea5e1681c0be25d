// Every example of every room and every kind of page three times: as a server renders it, as a browser does, and brought alive.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { paintedVisit } from '../../fixtures/painted-visit.js';
import { visitedSite } from '../../fixtures/visited-site.js';
import { openPage } from '../../fixtures/visitor.js';
import { listRooms } from '../../tools/rollup/rooms.js';
import { lastingDifference, toBaseline } from './compare-pictures.js';
import { areSameTrees, type RenderedTree, renderedTrees } from './element-pages/rendered-tree.js';
import { allMounted } from './visit/all-mounted.js';
import { contentsUpToDate } from './visit/contents-up-to-date.js';
import { examplesShown } from './visit/examples-shown.js';
import { readyForPicture } from './visit/ready-for-picture.js';

const PAGES = [
  '/home.html',
  '/courses.html',
  '/courses/bachelor-of-coastal-engineering.html',
  '/courses/search.html?q=coastal',
  '/news/one-hundred-and-forty-years-of-tides.html',
  '/students/home.html',
  '/vi/home.html',
  '/tests/awkward-values.html',
];
const WINDOW = { width: 1280, height: 900 };
/** In px; the first is the one in which the pages are opened. */
const WIDTHS = [WINDOW.width, 768, 375];

/** A frame that has changed is cropped anew a while later. */
const CROPPED_LATER = 'img[data-smart-crop] { visibility: hidden }';

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

const rooms = await listRooms();
const site = visitedSite();

async function open(address: string, javaScriptEnabled = true): Promise<Page> {
  const page = await openPage(site.browser, { viewport: WINDOW, reducedMotion: 'reduce', javaScriptEnabled });
  // What an icon fetches is in no server's view: all three are compared without it.
  await page.route('**/icons/*.svg', (route) =>
    route.request().resourceType() === 'fetch' ? undefined : route.continue(),
  );
  await page.goto(address);
  if (!javaScriptEnabled) return page;
  await examplesShown(page);
  return page;
}

/** Uses every element that is in sight; gives the tags of those whose nodes were replaced by that. */
async function wakeAll(page: Page, within: string): Promise<string[]> {
  return page.evaluate(async (within) => {
    const served = [...document.querySelectorAll(`${within} [data-hydrate]`)].flatMap((host) => {
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

async function picture(page: Page, width: number): Promise<Buffer> {
  await page.setViewportSize({ ...WINDOW, width });
  await readyForPicture(page);
  return page.screenshot({
    fullPage: true,
    animations: 'disabled',
    ...(width !== WINDOW.width && { style: CROPPED_LATER }),
  });
}

function assertSame(one: RenderedTree, other: RenderedTree, message: string): void {
  if (!areSameTrees(one, other)) assert.equal(one.tree, other.tree, message);
}

/** The same page three times; its elements must be the same. */
const compare = (address: string, within: string) =>
  paintedVisit(site.browser, () => compareOnce(address, within));

async function compareOnce(address: string, within: string): Promise<void> {
  const bare = await open(`${address}${address.includes('?') ? '&' : '?'}prerender=off`);
  await bare.evaluate(allMounted, within);
  await contentsUpToDate(bare);
  const rendered = await renderedTrees(bare, within);
  const silent = await open(address, false);
  const served = await renderedTrees(silent, within);
  const used = await open(address);
  const errors: string[] = [];
  used.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  assert.deepEqual(await wakeAll(used, within), [], 'nodes are replaced');
  await used.evaluate(allMounted, within);
  await contentsUpToDate(used);
  const alive = await renderedTrees(used, within);

  served.forEach((each, at) => {
    const theirs = rendered[at]!;
    if (each.isServed) assertSame(each, theirs, 'from the server');
    // Where a view shows nothing, what an author wrote stays, in a browser too.
    else assert.ok(each.tag in LEFT || areSameTrees(each, theirs), `${each.tag} is left as authored`);
    assertSame(alive[at]!, theirs, 'alive');
  });
  assert.deepEqual(errors, []);
  for (const width of WIDTHS) {
    const [one, other] = [await picture(bare, width), await picture(used, width)];
    if (one.equals(other)) continue;
    const differs = await lastingDifference(() => picture(used, width), await toBaseline(one));
    assert.equal(differs, undefined, `${width} px wide`);
  }
}

describe('prerendered, rendered and alive', () => {
  for (const { slug } of rooms)
    it(`the examples of ${slug} are the same`, () => {
      const origin = site.server.development.replace('127.0.0.1', 'localhost');
      return compare(`${origin}/elements/${slug}.html`, '.d-stage');
    });

  for (const path of PAGES) it(`${path} is the same`, () => compare(site.server.publish + path, 'body'));
});
