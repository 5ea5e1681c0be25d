import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { openPage, settled } from '../../../fixtures/visitor.js';
import { createPrerenderer } from '../../../prerender/prerender.js';
import { demoPages } from '../demo-content.js';
import { get, type Place } from './place.js';

/** What a reader finds in a page's main part. */
interface Reading {
  readonly text: string;
  readonly headings: readonly string[];
  readonly links: readonly string[];
  readonly tree: string;
}

/** The demo university's pages say on Sling what they say on the demo server, with and without scripts. */
export async function checkPages(place: Place): Promise<void> {
  const { checks, sling, server, browser } = place;
  for (const { path, isFragment } of demoPages()) {
    const address = isFragment ? `/content${path}` : path;
    await checks.run(`the model of ${path}`, async () => {
      const ours: unknown = JSON.parse(await get(place, `/content${path}.model.json`));
      const answer = await fetch(`${server.publish}${address}.model.json`);
      assert.deepEqual(ours, await answer.json());
    });
    if (isFragment) continue;
    await checks.run(`the page ${path}`, async () => {
      for (const javaScriptEnabled of [true, false]) {
        const page = await openPage(browser, { javaScriptEnabled });
        await page.goto(`${sling.origin}${path}.html`);
        if (javaScriptEnabled) assert.equal(await settled(page), 'success');
        const onSling = await readMain(page);
        await page.goto(`${server.publish}${path}.html${javaScriptEnabled ? '' : '?prerender=off'}`);
        if (javaScriptEnabled) assert.equal(await settled(page), 'success');
        const onServer = await readMain(page);
        assert.deepEqual(onSling, onServer, javaScriptEnabled ? 'with scripts' : 'without scripts');
        await page.context().close();
      }
    });
  }
  await checks.run('prerendered in front of Sling', async () => {
    const prerenderer = createPrerenderer(place.rooms.map(({ definition }) => definition));
    const html = await get(place, '/content/home.html');
    const whole = await prerenderer.prerender(html);
    assert.ok(whole.length > html.length);
    assert.equal(textOf(whole.replace(/<template[^]*?<\/template>/g, '')).includes('Averley'), true);
  });
}

const textOf = (html: string) => html.replace(/<script[^]*?<\/script>/g, '').replace(/<[^>]*>/g, ' ');

async function readMain(page: Page): Promise<Reading> {
  const main = page.locator('main');
  const read = await main.evaluate((element: HTMLElement) => {
    const words = (text: string) => text.replace(/\s+/g, ' ').trim();
    const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)];
    return {
      text: words(element.innerText),
      headings: all('h1, h2, h3, h4').map((heading) => `${heading.localName} ${words(heading.innerText)}`),
      links: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
    };
  });
  return { ...read, tree: await main.ariaSnapshot() };
}
