import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from '@playwright/test';
import { build } from 'esbuild';
import { type ComponentFolder, componentFolders } from '../tools/rollup/component-folders.js';
import { built } from '../tools/test/built.js';
import { openBrowser } from '../tools/test/open-browser.js';
import { CSP, NONCE, openStrictPage } from '../tools/test/strict-policy.js';

const ORIGIN = 'http://copies.test';
/** It has to be sanitised, so that each copy asks for the policy. */
const RICH = '<p class=x>Rich <font>text</font></p>';
/** It would tell that it has no model. */
/** Without the page's meta tags they rightly complain. */
const READ_META = new Set(['uni-header', 'uni-footer']);
const NEEDS_MODEL = 'uni-fragment';

/** Content of the tags that arrange and render nothing themselves. */
const CONTENT: Readonly<Record<string, string>> = {
  'uni-side-nav': '<ul><li><a href="/a.html">A</a></li></ul>',
  'uni-bespoke-layout': '<div slot="left">Left</div><div slot="right">Right</div>',
};

const folders = await componentFolders();
const halfOfComponents = folders.filter((_folder, at) => at % 2 === 0);
const tagsOf = (some: readonly ComponentFolder[]) => some.map(({ definition }) => definition.tag);
const tags = tagsOf(folders);

describe('two copies of the library on one page', () => {
  let browser: Browser;
  let whole: string;
  let half: string;

  before(async () => {
    browser = await openBrowser();
    [whole, half] = await Promise.all([
      bundleCopy(['define']),
      bundleCopy(halfOfComponents.map(({ slug }) => `${slug}/define`)),
    ]);
  });
  after(async () => {
    await browser.close();
  });

  /** Opens a page with all tags that runs these scripts in order, and waits until its elements have mounted. */
  async function openWith(...scripts: readonly string[]) {
    const { context, page, complaints } = await openStrictPage(browser);
    const sources = scripts.map((_script, at) => `<script nonce="${NONCE}" src="/${at}.js"></script>`);
    const shown = tags.filter((tag) => tag !== NEEDS_MODEL && !READ_META.has(tag));
    const inside = (tag: string) => CONTENT[tag] ?? tag;
    const elements = shown.map(
      (tag) => `<${tag} title="A title" description="${RICH}">${inside(tag)}</${tag}>`,
    );
    const html = `<!doctype html><html lang="en"><body>${elements.join('\n')}${sources.join('\n')}</body></html>`;
    await context.route('**/*', (route) => {
      const script = scripts[Number(/\/(\d+)\.js$/.exec(route.request().url())?.[1])];
      const isPage = route.request().isNavigationRequest();
      return route.fulfill({
        status: script || isPage ? 200 : 404,
        contentType: script ? 'text/javascript' : 'text/html',
        headers: isPage ? { 'content-security-policy': CSP } : {},
        body: script ?? (isPage ? html : ''),
      });
    });
    await page.goto(ORIGIN);
    await page.evaluate(
      (tags) =>
        Promise.all(
          [...document.querySelectorAll<HTMLElement & { mountComplete?: Promise<void> }>(tags)].map(
            ({ mountComplete }) => mountComplete,
          ),
        ).then(() => undefined),
      tags.join(),
    );
    const seen = await page.evaluate(
      (tags) => ({
        undefined: [...document.querySelectorAll(tags)].filter((each) => each.matches(':not(:defined)'))
          .length,
        rich: document.querySelector('uni-callout')?.querySelector('p')?.outerHTML,
      }),
      tags.join(),
    );
    return { seen, ...complaints };
  }

  for (const [how, scripts, shared] of [
    ['the same twice', () => [whole, whole], tagsOf(folders)],
    ['one that has half of the tags first', () => [half, whole], tagsOf(halfOfComponents)],
    ['one that has half of the tags last', () => [whole, half], tagsOf(halfOfComponents)],
  ] as const) {
    it(`work, under a strict policy too, with one line for each tag that both have: ${how}`, async () => {
      const { seen, infos, errors, violations } = await openWith(...scripts());
      // Each tag has its name as fallback, which no view shows.
      const others = errors.filter((line) => !line.includes(' does not show "uni-'));
      assert.deepEqual({ others, violations }, { others: [], violations: [] });
      assert.deepEqual(infos.map(tagTold), shared);
      assert.deepEqual(seen, { undefined: 0, rich: '<p class="x">Rich text</p>' });
    });
  }
});

/** Modules of `dist/lib` with everything that they import, React too, as one script. */
async function bundleCopy(modules: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: modules.map((name) => `import './${name}.js';`).join('\n'),
      resolveDir: join(built('lib'), 'lib'),
    },
    bundle: true,
    format: 'iife',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}

/** The tag that a line on the console says is defined already, else the line. */
const tagTold = (line: string) =>
  /^<([\w-]+)> is defined by version \S+ of uni-elements already/.exec(line)?.[1] ?? line;
