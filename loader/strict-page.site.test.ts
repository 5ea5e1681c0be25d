import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { type ContentServer, startContentServer } from '../fixtures/server/content-server.js';
import { FREE_PORTS } from '../fixtures/server/testing.js';
import { listRooms } from '../tools/rollup/rooms.js';
import { built } from '../tools/test/built.js';
import { openBrowser } from '../tools/test/open-browser.js';
import { CSP, NONCE, openStrictPage } from '../tools/test/strict-policy.js';

/** What the bundle that comes last has the page say. */
const LAST_BUNDLE = 'ANALYTICS_PAGE_LOAD';
const PAGES = [
  '/home.html',
  '/courses.html',
  '/courses/bachelor-of-coastal-engineering.html',
  '/news/one-hundred-and-forty-years-of-tides.html',
  '/students/home.html',
  '/vi/home.html',
];

const rooms = await listRooms();

describe('a page under a strict policy with Trusted Types', () => {
  let browser: Browser;
  let server: ContentServer;

  before(async () => {
    browser = await openBrowser();
    server = await startContentServer({ dist: built('cms'), ports: FREE_PORTS });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  /** Opens a page of the content server as a strict site would serve it, and waits for its end state. */
  async function openStrict(address: string) {
    const { context, page, complaints } = await openStrictPage(browser);
    await context.route('**/*', async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      const response = await route.fetch();
      return route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': CSP },
        body: (await response.text()).replace(/<(script|style)(?=[\s>])/g, `<$1 nonce="${NONCE}"`),
      });
    });
    await page.goto(address);
    const state = await page.waitForFunction(() => {
      const { pageState } = document.body.dataset;
      return ['success', 'fail', 'app_error'].includes(pageState ?? '') ? pageState : undefined;
    });
    const isLast = (line: string) => line.startsWith(LAST_BUNDLE);
    if ((await state.jsonValue()) === 'success' && !complaints.infos.some(isLast)) {
      await page.waitForEvent('console', (message) => isLast(message.text()));
    }
    return { page, complaints, state: await state.jsonValue(), close: () => context.close() };
  }

  for (const path of PAGES) {
    it(`reaches success without a violation: ${path}`, async () => {
      const { state, complaints, close } = await openStrict(server.publish + path);
      await close();
      const { violations, errors } = complaints;
      assert.deepEqual({ state, violations, errors }, { state: 'success', violations: [], errors: [] });
    });
  }

  it('runs nothing of hostile content, of which the templates have left nothing to report', async () => {
    const address = `${server.publish}/tests/awkward-values.html?prerender=off`;
    const { state, complaints, close } = await openStrict(address);
    await close();
    assert.deepEqual([state, complaints.violations], ['success', []]);
  });

  it('has no hostile content left to report where the server has sanitised it', async () => {
    const { state, complaints, close } = await openStrict(`${server.publish}/tests/awkward-values.html`);
    await close();
    assert.deepEqual([state, complaints.violations], ['success', []]);
  });

  for (const { slug } of rooms.filter((room) => existsSync(`elements/${room.slug}/examples.ts`))) {
    it(`settles without a violation: the examples of ${slug}`, async () => {
      const { examples } = (await import(`../elements/${slug}/examples.ts`)) as {
        examples: readonly { readonly state?: string }[];
      };
      const expected = examples.find(({ state }) => state)?.state ?? 'success';
      const address = `${server.development.replace('127.0.0.1', 'localhost')}/elements/${slug}.html?prerender=off`;
      const { state, complaints, close } = await openStrict(address);
      await close();
      assert.deepEqual({ state, violations: complaints.violations }, { state: expected, violations: [] });
    });
  }

  it('searches, suggests and shows results without a violation', async () => {
    const { page, complaints, close } = await openStrict(`${server.publish}/courses.html`);
    await page.getByRole('combobox').pressSequentially('coast');
    await page.getByRole('option', { name: 'Coastal Engineering', exact: true }).click();
    await page.getByRole('heading', { name: 'courses for “Coastal Engineering”' }).waitFor();
    await close();
    assert.deepEqual([complaints.violations, complaints.errors], [[], []]);
  });

  it('is told of what the policy forbids', async () => {
    const { page, complaints, close } = await openStrict(`${server.publish}/home.html`);
    const refused = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<p></p>';
        return 'nothing';
      } catch (error) {
        return (error as Error).name;
      }
    });
    await page.evaluate(() => {
      const violation = new Promise((seen) => document.addEventListener('securitypolicyviolation', seen));
      const picture = document.createElement('img');
      picture.src = 'https://elsewhere.test/x.png';
      document.body.append(picture);
      return violation.then(() => undefined);
    });
    await close();
    assert.equal(refused, 'TypeError');
    assert.deepEqual(
      complaints.violations.map((violation) => violation.split(' ')[0]),
      ['require-trusted-types-for', 'img-src'],
    );
  });
});
