import assert from 'node:assert/strict';
import type { BrowserContext, Page } from '@playwright/test';
import { bringState, examplesOf, showAlone } from '../fixtures/examples/examples-page.js';
import { describe, it as visiting } from '../fixtures/visits.js';
import { componentFolders } from '../tools/rollup/component-folders.js';
import { type Complaints, CSP, NONCE, noteComplaints } from '../tools/test/strict-policy.js';

/** The line that the last bundle brings. */
const LAST_BUNDLE = 'ANALYTICS_PAGE_LOAD';
const PAGES = [
  '/home.html',
  '/courses.html',
  '/courses/bachelor-of-coastal-engineering.html',
  '/news/one-hundred-and-forty-years-of-tides.html',
  '/students/home.html',
  '/vi/home.html',
];

const folders = await componentFolders();

interface StrictVisits {
  readonly complaints: Complaints;
  /** Visits an address in a page that ends, and gives all that was said until then. */
  readonly lookAt: (address: string) => Promise<Complaints & { readonly state: string }>;
}

const it = visiting.extend<StrictVisits>({
  complaints: async ({ context }, use) => use(await noteComplaints(context)),
  lookAt: ({ visited, complaints }, use) =>
    use((address) =>
      visited(async (page) => {
        const state = await openStrict(page, complaints, address);
        await page.goto('about:blank');
        return { state, ...complaints };
      }),
    ),
});

/** Has the site serve every page under a policy. */
const serveUnder = (context: BrowserContext, policy: string, change: (html: string) => string) =>
  context.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    return route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
      body: change(await response.text()),
    });
  });

const withNonce = (html: string) => html.replace(/<(script|style)(?=[\s>])/g, `<$1 nonce="${NONCE}"`);

/** Opens a page of the content server as a strict site would serve it, and waits for its end state. */
async function openStrict(page: Page, complaints: Complaints, address: string): Promise<string> {
  // The page before has made its reports by then.
  await page.goto('about:blank');
  for (const each of Object.values(complaints)) each.length = 0;
  await page.goto(address);
  const state = await page.waitForFunction(() => {
    const { pageState } = document.body.dataset;
    return ['success', 'fail', 'app_error'].includes(pageState ?? '') ? pageState : undefined;
  });
  const isLast = (line: string) => line.startsWith(LAST_BUNDLE);
  if ((await state.jsonValue()) === 'success' && !complaints.infos.some(isLast)) {
    await page.waitForEvent('console', (message) => isLast(message.text()));
  }
  return (await state.jsonValue()) ?? '';
}

describe('a page under a strict policy with Trusted Types', () => {
  it.beforeEach(({ context }) => serveUnder(context, CSP, withNonce));

  for (const path of PAGES) {
    it(`reaches success without a violation: ${path}`, async ({ lookAt }) => {
      const { state, violations, errors } = await lookAt(path);
      assert.deepEqual({ state, violations, errors }, { state: 'success', violations: [], errors: [] });
    });
  }

  it('runs nothing of hostile content, of which the templates have left nothing to report', async ({
    lookAt,
  }) => {
    const { state, violations } = await lookAt(`/tests/awkward-values.html?prerender=off`);
    assert.deepEqual([state, violations], ['success', []]);
  });

  it('has no hostile content left to report where the server has sanitised it', async ({ lookAt }) => {
    const { state, violations } = await lookAt(`/tests/awkward-values.html`);
    assert.deepEqual([state, violations], ['success', []]);
  });

  for (const { slug } of folders)
    it(`mounts without a violation: the examples of ${slug}`, ({ visited, complaints, site }) =>
      visited(async (page) => {
        const examples = await examplesOf(slug);
        await showAlone(page, site, slug, examples, { policy: { csp: CSP, change: withNonce } });
        await bringState(page, examples);
        await page.goto('about:blank');
        assert.deepEqual(complaints.violations, []);
      }));

  it('searches, suggests and shows results without a violation', ({ visited, complaints }) =>
    visited(async (page) => {
      await openStrict(page, complaints, '/courses.html');
      await page.getByRole('combobox').pressSequentially('coast');
      await page.getByRole('option', { name: 'Coastal Engineering', exact: true }).click();
      await page.getByRole('heading', { name: 'courses for “Coastal Engineering”' }).waitFor();
      await page.goto('about:blank');
      assert.deepEqual([complaints.violations, complaints.errors], [[], []]);
    }));

  it('keeps the kind of student that a visitor chose, under a policy that allows files and no nonce', async ({
    visited,
    complaints,
    context,
  }) => {
    const policy = CSP.replace(/'nonce-\w+'(?: 'strict-dynamic')?/g, "'self'");
    await serveUnder(context, policy, (html) => html);
    await visited(async (page) => {
      for (const course of ['bachelor-of-coastal-engineering', 'master-of-marine-biology']) {
        assert.equal(await openStrict(page, complaints, `/courses/${course}.html`), 'success');
        const choice = page.getByRole('radio', { name: 'International' });
        if (course.startsWith('bachelor')) await choice.check();
        assert.ok(await choice.isChecked(), course);
      }
      await page.goto('about:blank');
      assert.deepEqual([complaints.violations, complaints.errors], [[], []]);
    });
  });

  it('is told of what the policy forbids', ({ visited, complaints }) =>
    visited(async (page) => {
      await openStrict(page, complaints, '/home.html');
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
      await page.goto('about:blank');
      assert.equal(refused, 'TypeError');
      assert.deepEqual(
        complaints.violations.map((violation) => violation.split(' ')[0]),
        ['require-trusted-types-for', 'img-src'],
      );
    }));
});
