// What a site's own components and other products write into tags on a page of the CMS goes on living in the views.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitedSite } from '../../../fixtures/visited-site.js';
import { openPage, settled } from '../../../fixtures/visitor.js';
import { get, sling, storePage } from './place.js';

const FILM =
  '<div class="film" style="position: relative; padding-bottom: 56.25%"><iframe src="/about.html" title="A film" style="position: absolute; inset: 0; width: 100%; height: 100%"></iframe></div>';
const FORM = '<form id="register"><label>Name <input name="name"></label> <button>Send</button></form>';
const MAP = '<div id="campus-map" style="min-height: 5em"></div>';
const BOOKING = '<booking-widget></booking-widget>';
const PARTS = { iframe: FILM, '#register': FORM, '#campus-map': MAP, 'booking-widget': BOOKING };
/** A tag's HTML around a part. */
const TAGS: Readonly<Record<string, (part: string) => string>> = {
  accordion: (part) => `<details open><summary>See it</summary>${part}</details>`,
  callout: (part) => `<h3>See it</h3><p>Before</p>${part}<p>Behind</p>`,
  notice: (part) => `<h3>See it</h3>${part}`,
  tabs: (part) => `<section><h3>See it</h3>${part}</section><section><h3>Call</h3><p>1300</p></section>`,
};
const site = visitedSite();

for (const [slug, around] of Object.entries(TAGS))
  test(`a film, a form, a map and a booking live on in uni-${slug}`, async () => {
    const type = `mysite/components/living-${slug}`;
    const written = Object.values(PARTS).map((part) => `<uni-${slug}>${around(part)}</uni-${slug}>`);
    const component = new FormData();
    component.set('jcr:primaryType', 'cq:Component');
    const file = `living-${slug}.html`;
    component.set(file, new Blob([written.join('\n')], { type: 'text/html' }), file);
    const answer = await sling.request(`/apps/${type}`, { method: 'POST', body: component });
    assert.ok(answer.ok, String(answer.status));
    const path = `/content/living-${slug}`;
    await storePage(path, { living: { ':type': type } }, { title: 'Living', language: 'en' });
    assert.match(await get(`${path}.html`), /<booking-widget>/);

    const page = await openPage(site.browser);
    await page.addInitScript(begin);
    await page.goto(`${sling.origin}${path}.html`);
    assert.equal(await settled(page), 'success');
    for (const selector of Object.keys(PARTS)) {
      const inView = page.locator(`uni-${slug} .uni-view ${selector}`);
      await inView.waitFor();
      assert.equal(
        await inView.evaluate((part) => 'isParsed' in part),
        true,
        `${selector} is the page's own`,
      );
    }
    const { width, height } = (await page.locator('.film').boundingBox())!;
    assert.ok(Math.abs(height / width - 0.5625) < 0.01, `the film is ${width} by ${height}`);
    await page.getByText('The map is drawn').waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ana');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Book' }).click();
    assert.deepEqual(await page.evaluate('globalThis.seen'), {
      ...{ made: 1, booked: 1, sent: 'Ana' },
      loaded: 1,
    });
    await page.context().close();
  });

/** Runs in the page before its parser: marks what that makes, and plays the other products' scripts. */
function begin() {
  if (window !== window.top) return;
  const seen = { made: 0, booked: 0, sent: '', loaded: 0 };
  Object.assign(globalThis, { seen });
  new MutationObserver((records) => {
    if (document.readyState !== 'loading') return;
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const part of [
            node,
            ...node.querySelectorAll('iframe, #register, #campus-map, booking-widget'),
          ])
            Object.assign(part, { isParsed: true });
  }).observe(document, { childList: true, subtree: true });
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    seen.sent = String(new FormData(event.target as HTMLFormElement).get('name'));
  });
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLIFrameElement) seen.loaded += 1;
    },
    true,
  );
  document.addEventListener('DOMContentLoaded', () => {
    document.getElementById('campus-map')!.textContent = 'The map is drawn';
  });
  customElements.define(
    'booking-widget',
    class extends HTMLElement {
      constructor() {
        super();
        seen.made += 1;
      }
      connectedCallback() {
        if (this.firstChild) return;
        const button = document.createElement('button');
        button.textContent = 'Book';
        button.addEventListener('click', () => {
          seen.booked += 1;
        });
        this.append(button);
      }
    },
  );
}
