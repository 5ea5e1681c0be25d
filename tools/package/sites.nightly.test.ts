// SITES="next astro" npm run test:nightly -- tools/package/sites: these alone; without any, all.
// Each application of fixtures/sites is installed as its developers would, built, and looked at in a browser.
import assert from 'node:assert/strict';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import type { Browser, Page, Route } from '@playwright/test';
import { LINKS, SITES, type Site, WORDS } from '../../fixtures/sites/sites.js';
import { freePort } from '../test/free-port.js';
import { openBrowser } from '../test/open-browser.js';
import { type PackedPackage, packPackage } from './packed-package.js';

const SOURCE = 'fixtures/sites';
const BUILT_SITE = 'http://site.test/';
const run = promisify(execFile);
const asked = process.env.SITES?.split(' ').filter(Boolean) ?? [];

/** A site that stands: where its page is, and what else listens to that address. */
interface Standing {
  readonly address: string;
  readonly answers?: (route: Route) => Promise<void>;
  readonly process?: ChildProcess;
}

// One is installed, which waits, while another is built.
describe('an application', { concurrency: 2 }, () => {
  let packed: PackedPackage;
  let browser: Browser;
  let root: string;
  before(async () => {
    packed = packPackage();
    root = mkdtempSync(join(tmpdir(), 'uni-sites-'));
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
    packed.remove();
    rmSync(root, { recursive: true, force: true });
  });

  for (const site of SITES.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    describe(`of ${site.name}`, () => {
      let standing: Standing | undefined;
      let missing: string | undefined;
      before(async () => {
        const folder = join(root, site.name);
        missing = await install(site, folder, packed.file);
        if (missing === undefined) standing = await build(site, folder);
      });
      after(() => standing?.process?.kill());

      it('has every word and link without a script', async (test) => {
        if (site.isEmptyBefore) return test.skip('its framework writes the page in the browser');
        if (!standing) return test.skip(missing);
        const page = await browser.newPage({ javaScriptEnabled: false });
        await open(page, standing, '');
        await showsAll(page);
        await page.close();
      });

      for (const way of site.ways) {
        it(`shows it${way && ` with ${way}`}, follows its state, hands links to its router and says nothing`, async (test) => {
          if (!standing) return test.skip(missing);
          const page = await browser.newPage();
          const told = listen(page);
          await open(page, standing, way);
          await page.locator('body[data-ready]').waitFor();
          await page.locator('uni-course-search input').first().waitFor();
          await showsAll(page);
          await followsState(page);
          await foldsAndRoutes(page);
          assert.deepEqual(told, []);
          await page.close();
        });
      }
    });
  }
});

/** @returns why it cannot be had, where the registry does not answer. */
async function install(site: Site, folder: string, tarball: string): Promise<string | undefined> {
  cpSync(join(SOURCE, site.name), folder, { recursive: true });
  for (const [file, target] of Object.entries(site.shared))
    cpSync(join(SOURCE, file), join(folder, target, file));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  try {
    await run('npm', ['install', '--no-save', ...options, tarball], { cwd: folder });
    return undefined;
  } catch (error) {
    return `its packages cannot be installed: ${String(error).split('\n', 2).join(' ')}`;
  }
}

async function build(site: Site, folder: string): Promise<Standing> {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  for (const command of site.build) await run('npm', ['run', command], { cwd: folder, env });
  if (site.folder !== undefined) {
    const built = join(folder, site.folder);
    return { address: BUILT_SITE, answers: (route) => answerFrom(built, route) };
  }
  const port = await freePort();
  const server = spawn(process.execPath, [...site.serve!, String(port)], {
    cwd: folder,
    env: { ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: 'pipe',
  });
  // Any first word says that it has started. Its page shows whether it answers.
  await once(server.stdout!, 'data');
  return { address: `http://127.0.0.1:${port}/`, process: server };
}

function answerFrom(folder: string, route: Route): Promise<void> {
  const path = new URL(route.request().url()).pathname;
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  return existsSync(file) && file.includes('.')
    ? route.fulfill({ path: file })
    : route.fulfill({ status: 404, contentType: 'application/json', body: '{}' });
}

async function open(page: Page, { address, answers }: Standing, way: string): Promise<void> {
  if (answers) await page.route(`${address}**`, answers);
  // The search's service is no part of these sites.
  await page.route(/\/(?:s|bin|mocks)\//, (route) => route.fulfill({ json: {} }));
  await page.goto(address + way);
}

/** The page's messages on its console, and its errors. */
function listen(page: Page): string[] {
  const told: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) told.push(message.text());
  });
  page.on('pageerror', (error) => told.push(String(error)));
  return told;
}

async function showsAll(page: Page): Promise<void> {
  const text = (await page.evaluate(visibleText)).replace(/\s+/g, ' ');
  assert.deepEqual(
    WORDS.filter((words) => !text.includes(words)),
    [],
  );
  const found = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  assert.deepEqual(
    LINKS.filter((link) => !found.includes(link)),
    [],
  );
}

/** Runs in the page: what can be read, in open shadow roots too, in front of which nothing else shows. */
function visibleText(): string {
  let text = '';
  const waiting: (Node | string)[] = [document.body];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') text += next;
    else if (next.nodeType === Node.TEXT_NODE) text += next.textContent;
    if (!(next instanceof Element) || next.matches('script, style')) continue;
    const { display } = getComputedStyle(next);
    if (display !== 'contents' && !next.checkVisibility()) continue;
    const edge = display === 'inline' ? '' : ' ';
    waiting.push(edge, ...[...(next.shadowRoot ?? next).childNodes].reverse(), edge);
  }
  return text;
}

async function followsState(page: Page): Promise<void> {
  for (const step of [1, 2]) {
    await page.locator('#step').click();
    await page.getByRole('heading', { name: `After ${step}` }).waitFor();
  }
  const crumbs = (await page.locator('uni-breadcrumb li').allInnerTexts()).join(' ');
  assert.match(crumbs, /Step 1[\s\S]*Step 2/);
  const views = await page
    .locator('uni-breadcrumb, uni-callout, uni-hero, uni-card')
    .evaluateAll((all) =>
      all.map((element) => (element.shadowRoot ?? element).querySelectorAll('.uni-view').length),
    );
  assert.deepEqual(new Set(views), new Set([1]));
}

async function foldsAndRoutes(page: Page): Promise<void> {
  const url = page.url();
  const rest = page.getByText('Pay by card or transfer.');
  await page.locator('uni-show-more button').click();
  await rest.waitFor();
  assert.equal(await rest.isVisible(), true);
  await page.getByRole('link', { name: 'Find a course' }).click();
  await page.locator('#path', { hasText: '/courses.html' }).waitFor();
  assert.equal(page.url(), url);
}
