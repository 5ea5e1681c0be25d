// The look of a page of ordinary HTML before its script has run, and whether it stays where it is when the views come.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import { built } from '../test/built.js';
import { typeOf } from '../test/listen.js';
import { openBrowser } from '../test/open-browser.js';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const CLIENTLIBS = '/etc.clientlibs/uni/';
const WIDTHS = [375, 1280] as const;
const HEIGHT = 800;
const SAME_BOX = [
  'main > section',
  'uni-card',
  'uni-card img',
  'uni-hero',
  'uni-hero img',
  'uni-hero a',
  'uni-button[data-leads] :is(a, button)',
  'uni-breadcrumb li',
  'uni-callout',
  'uni-cta',
  'uni-heading > :is(h2, h4, h6), uni-heading > .uni-view > *',
  'uni-image img',
  'uni-bleed-block',
  'uni-bleed-block img',
  'uni-news-hero',
  'uni-news-hero img',
];
const MOST_SHIFT = 0.02;
/** Half a pixel may be rounded either way. */
const MOST_DIFFERENCE = 2;
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="teal"/></svg>`;
const IMG = '<img src="/quay.svg" alt="A quay" width="800" height="800">';

/** As authors write each tag, and the same in a wrapper or with other elements. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  breadcrumb: [
    '<uni-breadcrumb><nav aria-label="Trail"><ol><li><a href="/">Home</a></li><li><a href="/law">Law</a></li><li>Fees</li></ol></nav></uni-breadcrumb>',
    '<uni-breadcrumb><ul><li><a href="/">Home</a></li><li>Fees</li></ul></uni-breadcrumb>',
  ],
  hero: [
    `<uni-hero>${IMG}<h1>Study here</h1><p>By the sea, with four thousand others.</p><p><a href="/apply">Apply</a> <a href="/visit">Visit</a></p></uni-hero>`,
    `<uni-hero>${IMG}<p>Open day on 3 May</p><h1>Study here</h1><p>By the sea.</p><ul><li><a href="/apply">Apply</a></li><li><a href="/visit">Visit</a></li></ul></uni-hero>`,
    '<uni-hero><h1>Study here</h1><p>By the sea.</p></uni-hero>',
  ],
  button: [
    '<p>Now: <uni-button data-leads><a href="/apply">Apply now</a></uni-button></p>',
    '<uni-button link="/apply">Apply <b>now</b></uni-button>',
    '<uni-button data-leads><button type="button">Open</button></uni-button>',
    '<uni-button>Menu</uni-button>',
    '<uni-button data-leads classes="secondary"><a href="/apply">Apply</a></uni-button>',
    '<uni-button data-leads classes="tertiary"><p><a href="/apply">Apply</a></p></uni-button>',
  ],
  callout: [
    '<uni-callout><h3>Open late</h3><p>The library is open until <a href="/hours">ten</a> in June, and all night in the week before.</p><p><a href="/plan">Plan a visit</a></p></uni-callout>',
    '<uni-callout><section><h4>Fees</h4><p>None.</p></section></uni-callout>',
    '<uni-callout><h3>Fees</h3><p>None.</p><p>Not one.</p></uni-callout>',
  ],
  card: [
    `<uni-card>${IMG}<h3><a href="/x">Marine biology</a></h3><p>Four years by the sea.</p></uni-card>`,
    `<uni-card><a href="/x"><figure>${IMG}</figure><h2>Marine biology</h2><p>Four years.</p></a></uni-card>`,
    `<uni-card><div class="media"><picture>${IMG}</picture></div><div class="body"><h4>Law</h4><p>Five years.</p><p>And one abroad.</p></div></uni-card>`,
    '<uni-card><h3>Law</h3><p>Five years.</p></uni-card>',
  ],
  cta: [
    '<uni-cta><a href="/visit">Visit us</a><p>Every Friday.</p></uni-cta>',
    '<uni-cta type="ochre"><h3><a href="/visit">Visit us</a></h3><p>Every Friday, from ten in the morning until the last has left.</p></uni-cta>',
  ],
  heading: [
    '<uni-heading><h2>Fees</h2></uni-heading>',
    '<uni-heading><h4>Fees</h4></uni-heading>',
    '<uni-heading><h6>Fees</h6></uni-heading>',
  ],
  image: [
    `<uni-image>${IMG}</uni-image>`,
    `<uni-image><figure>${IMG}<figcaption>The <b>quay</b></figcaption></figure></uni-image>`,
  ],
  'bleed-block': [`<uni-bleed-block><h2>Tides</h2><p>Daily, and twice.</p>${IMG}</uni-bleed-block>`],
  'button-pair': [
    '<uni-button-pair><a href="/apply">Apply now</a> <a href="/visit">Plan a visit</a></uni-button-pair>',
    '<uni-button-pair><ul><li><a href="/apply">Apply now</a></li><li><a href="/visit">Plan a visit</a></li></ul></uni-button-pair>',
  ],
  'show-more': [
    '<uni-show-more><p>Four years by the sea.</p><details><summary>More on fees</summary><p>None.</p></details></uni-show-more>',
  ],
  'language-switch': [
    '<uni-language-switch><ul><li><a href="/en" hreflang="en">English</a></li><li><a href="/vi" hreflang="vi">Tiếng Việt</a></li></ul></uni-language-switch>',
  ],
  accordion: [
    '<uni-accordion><details><summary><h3>Fees</h3></summary><p>None.</p></details><details><summary>Dates</summary><p>In March.</p></details></uni-accordion>',
  ],
  steps: [
    '<uni-steps><ol><li><h3>Choose a course</h3><p>Look at all of them.</p></li><li><h3>Apply</h3><p>By mail.</p></li></ol></uni-steps>',
  ],
  facts: [
    '<uni-facts><dl><div><dt>Length</dt><dd>4 years</dd></div><div><dt>Fee</dt><dd>$8,948</dd></div></dl></uni-facts>',
  ],
  list: [
    '<uni-list><ul><li><time datetime="2099-05-03">3 May 2099</time> <a href="/open">Open day</a></li><li><time datetime="2099-06-03">3 June 2099</time> <a href="/talk">A talk</a></li></ul></uni-list>',
  ],
  person: [
    `<uni-person>${IMG}<h3>Ann Lee</h3><p>Dean of Law</p><p><a href="mailto:ann@a.example">ann@a.example</a></p></uni-person>`,
  ],
  notice: ['<uni-notice><h2>The campus is closed</h2><p>Stay at home today.</p></uni-notice>'],
  'news-hero': [
    `<uni-news-hero><time datetime="2026-11-20">20 November 2026</time><h1>A prize</h1><p>For <a href="/ann">Ann</a>.</p>${IMG}</uni-news-hero>`,
  ],
};
const TAGS = Object.keys(WRITTEN)
  .map((slug) => `uni-${slug}`)
  .join();
const TEXT = '<p class="next">Term begins in March, and the library is open all night in June.</p>';

describe('ordinary HTML before the script', () => {
  let browser: Browser;
  let folder: string;

  before(async () => {
    folder = join(built('cms'), 'cms');
    browser = await openBrowser();
  });
  after(() => browser.close());

  /** A page of the CMS that has its style sheet, and its scripts when they are let in. */
  async function open(width: number, main: string): Promise<{ page: Page; letIn: () => Promise<void> }> {
    const context = await browser.newContext({ viewport: { width, height: HEIGHT } });
    const page = await context.newPage();
    const head = readFileSync(join(folder, 'head-corporate.html'), 'utf8');
    const layout = 'main { max-inline-size: 72rem; margin-inline: auto; padding-inline: 16px }';
    const html = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width">${head}<style>${layout}</style></head><body><main>${main}</main></body></html>`;
    let openGate = () => {};
    const gate = new Promise<void>((resolve) => {
      openGate = resolve;
    });
    await context.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/page.html') return route.fulfill({ body: html, contentType: 'text/html' });
      if (pathname === '/quay.svg') return route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' });
      const file = join(folder, pathname.replace(CLIENTLIBS, ''));
      if (!pathname.startsWith(CLIENTLIBS) || !existsSync(file)) return route.fulfill({ status: 404 });
      if (pathname.endsWith('.js')) await gate;
      // A page that is measured may be closed before its last file.
      await route.fulfill({ body: readFileSync(file), contentType: typeOf(pathname) }).catch(() => {});
    });
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
        Object.assign(window, { shift });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('http://www.visitor.example/page.html', { waitUntil: 'commit' });
    await page.waitForFunction(
      () =>
        document.querySelector('main') &&
        document.fonts.status === 'loaded' &&
        [...document.images].every(({ complete }) => complete) &&
        performance.getEntriesByType('paint').length > 0,
    );
    const letIn = async () => {
      openGate();
      await page.waitForFunction((tags) => {
        const all = [...document.querySelectorAll(tags)];
        return all.length > 0 && all.every((tag) => tag.querySelector(':scope > .uni-view'));
      }, TAGS);
      await page.waitForLoadState('networkidle');
    };
    return { page, letIn };
  }

  /** The boxes of a selector's elements, from the top of their section on, and each section's own height. */
  const boxesOf = (page: Page, what: string): Promise<Box[]> =>
    page.locator(what).evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return { x, y: y - each.closest('main > section')!.getBoundingClientRect().y, width, height };
      }),
    );

  const pageOf = (forms: readonly string[]) =>
    forms.map((form) => `<section>${form}</section>${TEXT}`).join('');

  for (const width of WIDTHS) {
    it(`has the boxes of the views, at ${width} px`, async () => {
      const { page, letIn } = await open(width, pageOf(Object.values(WRITTEN).flat()));
      const before = await Promise.all(SAME_BOX.map((what) => boxesOf(page, what)));
      await letIn();
      const later = await Promise.all(SAME_BOX.map((what) => boxesOf(page, what)));
      await page.context().close();
      const faults = SAME_BOX.flatMap((what, at) =>
        before[at]!.flatMap((box, index) => {
          const moved = differences(box, later[at]![index]);
          return moved ? [`${what} ${index}: ${moved}`] : [];
        }),
      );
      assert.ok(before.every((boxes) => boxes.length > 0));
      assert.deepEqual(faults, []);
    });

    it(`keeps a page where it is, at ${width} px`, async () => {
      const { page, letIn } = await open(width, pageOf(Object.values(WRITTEN).map(([first]) => first!)));
      await letIn();
      const shift = await page.evaluate(() => (Reflect.get(window, 'shift') as number | undefined) ?? 0);
      await page.context().close();
      assert.ok(shift <= MOST_SHIFT, `the page shifts by ${shift.toFixed(3)}`);
    });
  }

  it('is not the look of what a slot, an attribute or a model says, or of an isolated tag', async () => {
    const page = await browser.newPage();
    const style = readFileSync(join(folder, 'corporate.css'), 'utf8');
    const others = [
      '<uni-cta><p slot="description">Every Friday.</p></uni-cta>',
      '<uni-cta title="Visit us"><p>Every Friday.</p></uni-cta>',
      '<uni-cta model-path="root/visit"><p>Every Friday.</p></uni-cta>',
      '<uni-cta isolated><p>Every Friday.</p></uni-cta>',
      '<uni-cta><script type="application/json" data-slot="title">"Visit us"</script></uni-cta>',
      '<uni-cta><div class="uni-view"></div><p>Every Friday.</p></uni-cta>',
    ];
    await page.setContent(`<style>${style}</style><uni-cta><p>Every Friday.</p></uni-cta>${others.join('')}`);
    const displays = await page
      .locator('uni-cta')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).display));
    assert.deepEqual(displays, ['flex', ...others.map(() => 'block')]);
    await page.close();
  });
});

function differences(box: Box, other: Box | undefined): string {
  if (!other) return 'has gone';
  const sides = ['x', 'y', 'width', 'height'] as const;
  return sides
    .filter((side) => Math.abs(box[side] - other[side]) > MOST_DIFFERENCE)
    .map((side) => `${side} ${box[side].toFixed(1)} becomes ${other[side].toFixed(1)}`)
    .join();
}
