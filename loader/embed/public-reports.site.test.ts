// Strangers' reports of other libraries, replayed on a page with uni.js, where those pages stand beside the project.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import { createPrerenderer } from '../../prerender/prerender.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { built } from '../../tools/test/built.js';
import { openBrowser } from '../../tools/test/open-browser.js';

/** Said in a page that is to be prerendered before it is served. */
const IS_PRERENDERED = 'prerender this page first';
const FOLDER = '../shared/corpora/public/components';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
};

interface Report {
  /** The reports on the console, in any order. */
  readonly lines?: readonly RegExp[];
  /** Whether it is the linter that tells. */
  readonly isLinted?: boolean;
  /** The words that can be read. */
  readonly shows?: readonly string[];
  readonly also?: (page: Page) => Promise<void>;
}

const inView = (id: string) =>
  `(() => { const at = document.querySelector('uni-callout').shadowRoot?.getElementById('user-content-${id}'); if (!at) return false; const { top } = at.getBoundingClientRect(); return at.checkVisibility({ contentVisibilityAuto: true }) && top >= -5 && top < innerHeight; })()`;

const REPORTS: Readonly<Record<string, Report>> = {
  '01': {
    isLinted: true,
    lines: [/<uni-icon> does not show .*"\/>" ends no tag/, /<uni-button> does not show .*"\/>" ends no tag/],
    shows: ['before 1 May to apply', 'The fee is 40 dollars.', 'Closes on 1 May.', 'Apply now'],
  },
  '03': {
    isLinted: true,
    lines: [],
    shows: [
      'Apply now',
      'Open late',
      'Open all night until 28 June.',
      'Coastal',
      'Four years by the sea.',
      'First part.',
    ],
  },
  '04': {
    lines: [/<uni-breadcrumb> .* is not valid JSON/, /<uni-hero> .* is not valid JSON/],
    shows: ['Home as written', 'Title as written'],
  },
  '06': {
    isLinted: true,
    lines: [],
    shows: ['Read this first.', 'Apply', 'Staff'],
  },
  '07': { shows: ['Courses', 'Apply'] },
  '08': {
    // A visitor who typed hears of a service that this page has not.
    lines: [/<uni-course-search> has no suggestions/],
    also: async (page) => {
      const field = page.locator('uni-course-search input').first();
      await field.focus();
      await page.keyboard.type('coastal', { delay: 30 });
      await page.waitForFunction(() => document.querySelector('uni-course-search input[role="combobox"]'));
      assert.equal(await field.inputValue(), 'coastal');
      assert.ok(await field.evaluate((each) => each === document.activeElement));
    },
  },
  '09': {
    also: async (page) => {
      await page.locator('#to').click();
      await page.waitForFunction(inView('late'));
      const address = page.url();
      await page.goto('about:blank');
      await page.goto(address);
      await page.waitForFunction(inView('late'));
    },
  },
  '10': {
    also: async (page) => {
      const address = page.url();
      await page.getByRole('link', { name: 'Dates' }).click();
      assert.equal(page.url(), `${address}#dates`);
    },
  },
  '12': {
    also: async (page) => {
      const list = page.locator('uni-side-nav ul').first();
      await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
      assert.equal(await list.evaluate((each) => getComputedStyle(each).listStyleType), 'none');
      await page.emulateMedia({ media: 'print' });
      await page.getByText('Rent help').waitFor();
    },
  },
  '13': {
    also: async (page) => {
      await page.locator('.m-toc__link').first().waitFor();
      const words = await page.locator('.m-toc__link').allTextContents();
      assert.deepEqual(words, ['Fees and costs', 'Dates', 'Housing', 'Styled part', 'Water']);
    },
  },
  '14': {
    also: async (page) => {
      const [other] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByText('Four years between').click({ button: 'middle' }),
      ]);
      assert.ok(other);
    },
  },
  '16': {
    also: async (page) => {
      await page.locator('uni-callout').getByText('Show more').waitFor();
      assert.match(await page.evaluate(() => document.body.textContent ?? ''), /END OF CALLOUT/);
    },
  },
  '18': {
    lines: [/its <script> is gone, data-… with it; leave it there/],
    shows: ['All night'],
  },
};

/** The browser's own lines about addresses that are not there. */
const UNLOADED = /^Failed to load resource/;

describe('a report of strangers', { skip: !existsSync(FOLDER) && 'the reports are not here' }, () => {
  let server: Server;
  let browser: Browser;
  before(async () => {
    const folder = built('embed');
    const folders = await componentFolders();
    const { prerender } = createPrerenderer(folders.map(({ definition }) => definition));
    const read = async (file: string) => {
      const text = readFileSync(file);
      return text.includes(IS_PRERENDERED) ? prerender(String(text), { onError: () => {} }) : text;
    };
    server = createServer(async ({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://own.test');
      const file = join(pathname.startsWith('/embed/') ? folder : FOLDER, pathname);
      const isThere = existsSync(file);
      response.setHeader('content-type', TYPES[extname(pathname)] ?? 'text/plain');
      if (pathname.includes('39-')) response.setHeader('content-security-policy', "default-src 'self'");
      response.writeHead(isThere ? 200 : 404).end(isThere ? await read(file) : '');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });

  for (const name of existsSync(FOLDER) ? readdirSync(FOLDER) : [])
    it(`holds: ${name}`, async () => {
      const { lines = [], isLinted = false, shows = [], also } = REPORTS[name.slice(0, 2)] ?? {};
      const page = await browser.newPage();
      const told: string[] = [];
      page.on('console', (message) => {
        if (!UNLOADED.test(message.text()) && message.type() !== 'debug') told.push(message.text());
      });
      page.on('pageerror', ({ message }) => told.push(message));
      await page.goto(
        `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}${isLinted ? '?uni-lint' : ''}`,
      );
      for (const words of shows)
        await page.getByText(words).filter({ visible: true }).first().waitFor({ timeout: 5000 });
      await also?.(page);
      const isTold = () => lines.every((line) => told.some((each) => line.test(each)));
      // The words may stand there before anything is wrong with them.
      if (!isTold()) await page.waitForEvent('console', { predicate: isTold, timeout: 5000 }).catch(() => {});
      for (const line of lines)
        assert.ok(
          told.some((each) => line.test(each)),
          `${line}\n${told.join('\n')}`,
        );
      assert.equal(told.filter((each) => !/^Rendering was/.test(each)).length, lines.length, told.join('\n'));
    });
});
