// How a reader changes the way examples are shown, reads their code and events, and opens each alone.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { openBrowser } from '../../tools/test/open-browser.js';
import { type ServedDocs, serveDocs } from './testing.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const POLICY =
  "script-src 'self'; style-src 'self'; object-src 'none'; require-trusted-types-for 'script'; trusted-types uni";

describe('the examples of an element', () => {
  let served: ServedDocs;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  before(async () => {
    served = await serveDocs();
    browser = await openBrowser();
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
  });
  after(async () => {
    await context.close();
    await browser.close();
    await served.close();
  });

  const open = (path: string) => ready(page, served.root + path);
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  const first = () => page.locator('.d-stage').first();

  it('take a width by keyboard, or by their own handle', async () => {
    await open('elements/callout.html');
    const full = await widthOf(first());
    await tool('375').press('Enter');
    const widths = await page.locator('.d-stage').evaluateAll((all) => all.map((each) => each.clientWidth));
    assert.deepEqual([...new Set(widths)], [375]);
    assert.equal(await tool('375').getAttribute('aria-pressed'), 'true');
    await tool('Full width').press('Enter');
    assert.equal(await widthOf(first()), full);
    assert.equal(await tool('375').getAttribute('aria-pressed'), 'false');
    await drag(page, page.locator('.d-grip').first(), -200);
    assert.equal(await widthOf(first()), full - 200);
  });

  it('are printed as wide as they are shown', async () => {
    await open('elements/callout.html');
    const shown = await widthOf(first());
    await page.emulateMedia({ media: 'print' });
    const printed = await widthOf(first());
    await page.emulateMedia({ media: 'screen' });
    assert.ok(printed >= shown, `${printed} px of ${shown}`);
  });

  it('turn right to left, and to the other scheme', async () => {
    await open('elements/callout.html');
    const look = () =>
      first().evaluate((each) => [getComputedStyle(each).direction, getComputedStyle(each).backgroundColor]);
    const [, light] = await look();
    await tool('Right to left').press('Enter');
    await tool('Dark').press('Enter');
    const [direction, dark] = await look();
    assert.equal(direction, 'rtl');
    assert.notEqual(dark, light);
    await tool('Dark').press('Enter');
    assert.deepEqual(await look(), ['rtl', light]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await open('elements/callout.html');
    assert.equal(await tool('Dark').getAttribute('aria-pressed'), 'true');
    assert.deepEqual(await look(), ['ltr', dark]);
    await tool('Dark').press('Enter');
    assert.deepEqual(await look(), ['ltr', light]);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  it('take their words from another language, and keep what was changed', async () => {
    await open('elements/callout.html');
    await page.getByLabel('title', { exact: true }).fill('Changed here');
    await first().getByRole('heading', { name: 'Changed here' }).waitFor();
    await tool('Tiếng Việt').press('Enter');
    await first().getByRole('img', { name: 'Thông tin' }).waitFor();
    await first().getByRole('heading', { name: 'Changed here' }).waitFor();
    await tool('Tiếng Việt').press('Enter');
    await first().getByRole('img', { name: 'Information' }).waitFor();
  });

  it('show their code in the language that was chosen for one of them, on the next page too', async () => {
    await open('elements/callout.html');
    const code = (text: string) => codeIn(page.locator('.d-frame').nth(1), text);
    await code('<uni-callout title="Applications').waitFor();
    await page.getByRole('radio', { name: 'HTML' }).first().focus();
    await page.keyboard.press('ArrowRight');
    await code('data-sly-resource').waitFor();
    await page.keyboard.press('ArrowRight');
    await code('export const Example').waitFor();
    assert.equal(await code('data-sly-resource').count(), 0);
    await open('elements/cta.html');
    await code('export const Example').waitFor();
    await page.getByRole('radio', { name: 'npm' }).first().check();
    await code("import '@uni/elements/cta/define'").waitFor();
    await page.getByRole('radio', { name: 'HTML' }).first().check();
  });

  it('keep the language of their code once they are changed, until they are as they were', async () => {
    await open('elements/callout.html');
    const first = page.locator('.d-frame').first();
    const codes = page.getByRole('group', { name: 'Code of Information' });
    await codes.getByRole('radio', { name: 'JSX' }).check();
    await page.getByLabel('title', { exact: true }).fill('Changed here');
    await codeIn(first, 'title="Changed here"').waitFor();
    assert.ok(await codes.getByRole('radio', { name: 'JSX' }).isChecked());
    const other = page.getByRole('group', { name: 'Code of Warning' });
    await other.getByRole('radio', { name: 'npm' }).check();
    await codeIn(first, 'title="Changed here"').waitFor();
    await page.getByRole('button', { name: 'Reset' }).click();
    await codeIn(first, 'title="Changed here"').waitFor({ state: 'detached' });
    await codeIn(first, '<h3>Library open through the night').waitFor();
    await codes.getByRole('radio', { name: 'HTML' }).check();
  });

  it('tell of their events, the newest last, and stay where their links lead away', async () => {
    await open('elements/callout.html');
    const frame = page
      .locator('.d-example')
      .filter({ has: page.getByRole('heading', { name: 'Long', exact: true }) });
    await frame.locator('summary', { hasText: 'Events' }).press('Enter');
    const log = frame.getByRole('log', { name: 'Events of Long' });
    await frame.getByRole('button', { name: /^Show more/ }).press('Enter');
    await log.getByText('uni-toggle uni-callout {"expanded":true}').waitFor();
    const address = page.url();
    await frame.getByRole('link', { name: 'Read the inherent requirements' }).press('Enter');
    await log.locator('p:last-child', { hasText: 'Read the inherent requirements' }).waitFor();
    assert.equal(page.url(), address);
    for (let i = 0; i < 21; i++) await frame.getByRole('button', { name: /^Show/ }).press('Enter');
    assert.equal(await log.locator('p').count(), 20);
  });

  it('have code, tables and events in the Tab order while these scroll, and not otherwise', async () => {
    const boxes = page.locator('.d-code, .d-scroll, .d-log__list');
    const wrong = () =>
      boxes.evaluateAll((all) =>
        all
          .filter(
            (box) =>
              box.hasAttribute('tabindex') !==
              (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      );
    await open('elements/button.html');
    assert.ok((await boxes.count()) > 20);
    assert.deepEqual(await wrong(), []);
    assert.equal(await page.locator('.d-code[tabindex="0"]').count(), 0);
    await open('guides/theming.html');
    await page.setViewportSize({ width: 320, height: 800 });
    await page.getByRole('group', { name: 'Table' }).first().waitFor();
    assert.deepEqual(await wrong(), []);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('open alone, as they are shown', async () => {
    await open('elements/callout.html');
    const link = page.getByRole('link', { name: 'Open alone: Warning' });
    assert.equal(await link.getAttribute('href'), '../examples/callout-warning.html');
    for (const name of ['Right to left', 'Tiếng Việt', 'Dark']) await tool(name).press('Enter');
    await link.press('Enter');
    await page.getByRole('img', { name: 'Cảnh báo' }).waitFor();
    assert.equal(new URL(page.url()).search, '?dir=rtl&lang=vi&theme=dark');
    const { direction, colorScheme } = await page.evaluate(() => {
      const { direction, colorScheme } = getComputedStyle(document.documentElement);
      return { direction, colorScheme };
    });
    assert.deepEqual({ direction, colorScheme }, { direction: 'rtl', colorScheme: 'dark' });
    assert.equal(await page.getByRole('heading').count(), 1);
    assert.equal(await page.getByRole('banner').count(), 0);
  });

  it('read whole without a script, in each language of their code', async () => {
    const silent = await browser.newPage({ javaScriptEnabled: false });
    await silent.goto(`${served.root}elements/callout.html`);
    const codes = silent.getByRole('group', { name: 'Code of Information' });
    const frame = silent.locator('.d-frame').first();
    await codeIn(frame, '<h3>Library open').waitFor();
    await codes.getByRole('radio', { name: 'HTML' }).focus();
    await silent.keyboard.press('ArrowRight');
    await codeIn(frame, 'data-sly-resource').waitFor();
    for (const name of ['375', 'Dark']) assert.equal(await silent.getByRole('button', { name }).count(), 0);
    await silent.getByRole('link', { name: 'Open alone: Information' }).click();
    await silent.getByText('stays open all night').waitFor();
  });

  it('can be changed under a strict policy with Trusted Types', async () => {
    const strict = await browser.newPage();
    const violations: string[] = [];
    await strict.exposeFunction('tellViolation', (violation: string) => violations.push(violation));
    await strict.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        (globalThis as unknown as { tellViolation(violation: string): void }).tellViolation(
          `${effectiveDirective} ${blockedURI}`,
        ),
      ),
    );
    await strict.route('**/*.html', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': POLICY },
      });
    });
    await ready(strict, `${served.root}elements/callout.html`);
    for (const name of ['375', 'Right to left', 'Tiếng Việt', 'Dark'])
      await strict.getByRole('button', { name, exact: true }).press('Enter');
    await strict.getByLabel('title', { exact: true }).fill('Changed here');
    await strict.locator('.d-stage').first().getByRole('heading', { name: 'Changed here' }).waitFor();
    assert.equal(await widthOf(strict.locator('.d-stage').first()), 375);
    assert.deepEqual(violations, []);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`pass axe changed and unfolded, in the ${colorScheme} scheme`, async () => {
      await page.emulateMedia({ colorScheme });
      await open('elements/callout.html');
      await tool('Dark').press('Enter');
      await page.getByRole('radio', { name: 'JSX' }).first().check();
      await page.getByLabel('title', { exact: true }).fill('Changed here');
      await page.locator('summary', { hasText: 'Events' }).first().press('Enter');
      await page.evaluate(AXE);
      const { violations } = (await page.evaluate(() =>
        (globalThis as unknown as { axe: { run(options: object): Promise<unknown> } }).axe.run({
          exclude: ['.d-stage'],
        }),
      )) as AxeResults;
      assert.deepEqual(
        violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
        [],
      );
      await page.emulateMedia({ colorScheme: 'light' });
    });
});

async function ready(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(
    () => !document.querySelector('.d-tools:disabled, .d-controls fieldset:disabled'),
  );
}

/** The code that is shown of an example, once it has this text. */
const codeIn = (frame: Locator, text: string) => frame.locator('.d-source:visible', { hasText: text });

const widthOf = (stage: Locator) => stage.evaluate((each) => each.clientWidth);

/** By the handle that the browser gives what can be resized. */
async function drag(page: Page, grip: Locator, by: number): Promise<void> {
  await grip.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await grip.boundingBox())!;
  const [right, bottom] = [x + width - 4, y + height - 4];
  await page.mouse.move(right, bottom);
  await page.mouse.down();
  await page.mouse.move(right + by, bottom, { steps: 4 });
  await page.mouse.up();
}
