import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { styledByBrowser } from '../fixtures/styled-by-browser.js';
import { settled } from '../fixtures/visitor.js';
import { describe, it } from '../fixtures/visits.js';

const NON_CRITICAL = /-non-critical\./;
/** Chromium styles a page before its sheets have come once in twenty visits. */
const TRIES = 5;
const LOGGED = 'ANALYTICS_PAGE_LOAD';

describe('a page whose model comes after the loader has given up its wait', () => {
  it('logs that it is loaded, once', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith(LOGGED)) logged.push(message.text());
    });
    const bundle = page.waitForEvent('requestfinished', (request) => NON_CRITICAL.test(request.url()));
    await page.route('**/home.model.json', async (route) => {
      await bundle;
      await route.continue();
    });
    await page.goto('/home.html');
    await page.waitForFunction(() => document.body.dataset.pageState === 'success');
    if (logged.length === 0)
      await page.waitForEvent('console', (message) => message.text().startsWith(LOGGED));
    assert.equal(logged.length, 1);
  });
});

describe('a page that nobody uses', () => {
  const started = async (page: Page, path: string) => {
    await page.addInitScript(() => {
      const started: string[] = [];
      Object.assign(window, { started });
      window.addEventListener('transitionrun', ({ target, propertyName }) =>
        started.push(`${(target as Element).className}: ${propertyName}`),
      );
    });
    const visit = async () => {
      await page.goto(path);
      assert.equal(await settled(page), 'success');
    };
    for (let left = TRIES; ; left--) {
      const isTheBrowser = await styledByBrowser(page, visit);
      const started = await page.evaluate(() => Reflect.get(window, 'started') as readonly string[]);
      if (started.length === 0 || !isTheBrowser || left === 1) return started;
    }
  };

  for (const path of ['/home.html', '/about.html', '/courses/bachelor-of-coastal-engineering.html'])
    it(`starts no transition while it loads: ${path}`, async ({ page }) => {
      assert.deepEqual(await started(page, path), []);
    });

  it('starts none where a style sheet comes after the scripts', async ({ page }) => {
    await page.route('**/site.css', async (route) => {
      await page.waitForFunction(() => document.body?.dataset.pageState, undefined, { polling: 20 });
      await route.continue();
    });
    assert.deepEqual(await started(page, '/home.html'), []);
  });
});
