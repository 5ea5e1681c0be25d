// As password managers, writing aids and dictation do: one node of theirs at every place of every prerendered view.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import { hasView } from '../../elements/_core/declare/definition.js';
import { createPrerenderer } from '../../prerender/prerender.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { built } from '../../tools/test/built.js';
import { openBrowser } from '../../tools/test/open-browser.js';

/** The one view with state: elements/_core/life/hydration.test.tsx asks it the same of React. */
const SEARCH = 'course-search';

const folders = (await componentFolders()).filter(({ definition }) => hasView(definition));
const { prerender } = createPrerenderer(folders.map(({ definition }) => definition));

const cases = await Promise.all(
  folders.map(async ({ slug, module }) => {
    const { examples } = (await import(new URL('./examples.ts', `file://${module}`).href)) as {
      examples: readonly { readonly html: string }[];
    };
    return { slug, html: examples[0]!.html };
  }),
);

/** In the page, before its scripts: the copy at each place gets a node at that place. */
const PUT_NODES = `<script>
  const places = (view) => [...view.querySelectorAll('*')].filter((each) => !each.closest('svg svg, svg > *, select > *'))
    .flatMap((each) => ['afterbegin', 'afterend'].map((where) => [each, where]));
  document.querySelectorAll('.copy').forEach((copy, at) => {
    const [target, where] = places(copy.querySelector('.uni-view') ?? copy)[at] ?? [];
    const node = document.createElement('div');
    node.dataset.foreign = '';
    target?.insertAdjacentElement(where, node);
  });
</script>`;

/** Focuses and presses what each copy has, and says what is wrong then. */
const USE_COPIES = `[...document.querySelectorAll('.copy')].flatMap((copy, at) => {
  const faults = [];
  const seen = (selector) => [...copy.querySelectorAll(selector)].find((each) => each.checkVisibility());
  const link = seen('a[href]:not([hidden] *)');
  link?.focus();
  if (link && document.activeElement !== link) faults.push(at + ': the link is not focused');
  const toggle = seen('[aria-expanded]:not(input), summary');
  const isOpen = () => toggle.ariaExpanded ?? String(toggle.parentElement.open);
  for (const round of toggle ? [1, 2] : []) {
    const was = isOpen();
    toggle.focus();
    toggle.click();
    if (isOpen() === was) faults.push(at + ': it does not toggle');
    if (document.activeElement !== toggle) faults.push(at + ': the toggle is not focused');
  }
  // Contents say something else now: what others did to them has gone with that.
  const isChanged = copy.querySelector('uni-toc');
  if (!isChanged && !copy.querySelector('[data-foreign]')) faults.push(at + ': the node has gone');
  return faults;
})`;

const elementsIn = (html: string) => html.match(/<[a-z][\w-]*/g)!.length;

describe('a foreign node at any place of a prerendered view', () => {
  let server: Server;
  let browser: Browser;
  let html = '';
  before(async () => {
    const folder = built('embed');
    server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://own.test');
      const file = join(folder, pathname);
      if (pathname.startsWith('/s/') || pathname.startsWith('/bin/')) return response.end('[]');
      if (pathname.startsWith('/embed/') && existsSync(file))
        return response.setHeader('content-type', 'text/javascript').end(readFileSync(file));
      response.setHeader('content-type', 'text/html').end(pathname === '/' ? html : '');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });

  /** A page with so many copies of an example that each place of its view has one. */
  async function open(example: string): Promise<Page> {
    const one = await prerender(example, { onError: () => {} });
    const copies = `<div class="copy">${example}</div>`.repeat(2 * elementsIn(one));
    const body = await prerender(copies, { onError: () => {} });
    html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Page</title><script type="module" src="/embed/uni.js" data-light></script></head><body>${body}${PUT_NODES}</body></html>`;
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.evaluate(() => {
      for (const copy of document.querySelectorAll('.copy'))
        if (!copy.querySelector('[data-foreign]')) copy.remove();
    });
    return page;
  }

  for (const { slug, html: example } of cases.filter(({ slug }) => slug !== SEARCH))
    it(`costs no toggle and no focus: ${slug}`, async () => {
      const page = await open(example);
      await page.waitForFunction(
        () => customElements.get('uni-course-search') ?? document.readyState === 'complete',
      );
      await page.mouse.move(1, 1);
      const faults = await page.evaluate(USE_COPIES);
      assert.deepEqual(faults, []);
    });
});
