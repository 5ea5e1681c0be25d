// The elements in pages whose site has a framework of styles, with the line that the guides give for it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { compile } from 'tailwindcss';
import { hasView } from '../../elements/_core/declare/definition.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { type Embedding, startEmbedding } from '../../tools/test/embedding.js';
import { ownPackages } from '../../tools/test/own-packages.js';

const require = createRequire(import.meta.url);
const tailwind3 = ownPackages('fixtures/tailwind');
if ('missing' in tailwind3) console.log(tailwind3.missing);

/** Whether they come in time would decide what a text measures. */
const FONTS = /\/fonts\//;
/** Rules of a framework's reset for elements by their name. */
const LOOKS = [
  ...['background-color', 'border-top', 'border-bottom', 'border-collapse', 'box-sizing', 'color', 'cursor'],
  ...['display', 'font-family', 'font-size', 'font-style', 'font-weight', 'letter-spacing', 'line-height'],
  ...['list-style-type', 'margin', 'max-width', 'opacity', 'padding', 'text-align', 'text-decoration'],
  ...['text-transform', 'vertical-align', 'white-space'],
];
const PAGE = '<style>body { font: 16px/1.5 Arial; color: #222 }</style>';
/** As themes of WordPress have them: in no layer, and for every button. */
const BUTTONS =
  '<style>.site .button, button:not(:hover):not(:active):not(.has-background), button { background: #28303d; border: 3px solid; border-radius: 8px; color: white; padding: 15px 30px; font-size: 1.2rem; margin: 9px; min-width: 90px }</style>';
const NAV =
  '<uni-side-nav><ul><li><a href="/one">One</a></li><li><a href="/two">Two</a><ul><li><a href="/three">Three</a></li></ul></li></ul></uni-side-nav>';
/** Headings, a list and links, which sites style by their names. */
const OWN = `<div id="own"><h1>Own</h1><h3>Own</h3><p>Own <a href="/a">link</a></p><ul><li>Own</li></ul><button type="button">Own</button></div>`;
/** Some that a page has, so that the framework writes its utilities too. */
const UTILITIES = ['text-4xl', 'p-4', 'font-bold'];

/** Each tag that has a view, with the first of its examples. */
const examples: readonly { readonly tag: string; readonly html: string }[] = await Promise.all(
  (await componentFolders())
    .filter(({ definition }) => hasView(definition))
    .map(async ({ slug, definition }) => {
      const file = (await import(`../../elements/${slug}/examples.js`)) as {
        readonly examples: readonly { readonly html: string }[];
      };
      return { tag: definition.tag, html: file.examples[0]!.html };
    }),
);

/** Tailwind 4 as its plugins for bundlers write it. */
async function tailwindFour(): Promise<string> {
  const { build } = await compile('@import "tailwindcss";', {
    loadStylesheet: async () => {
      const path = require.resolve('tailwindcss/index.css');
      return { path, base: '', content: readFileSync(path, 'utf8') };
    },
  });
  return build(UTILITIES);
}

/** Tailwind 3 with its reset in a layer, as docs/theming.md says. */
async function tailwindThree(): Promise<string | undefined> {
  if ('missing' in tailwind3) return undefined;
  const own = createRequire(join(tailwind3.folder, 'index.js'));
  const postcss = own('postcss') as (plugins: readonly unknown[]) => {
    process(css: string, options: { from: undefined }): Promise<{ css: string }>;
  };
  const content = [{ raw: `<p class="${UTILITIES.join(' ')}">` }];
  const plugin = (own('tailwindcss') as (options: object) => unknown)({ content });
  const source = '@layer reset { @tailwind base; } @tailwind components; @tailwind utilities;';
  return (await postcss([plugin]).process(source, { from: undefined })).css;
}

describe('a tag in the page of a site that has a framework of styles', () => {
  let embedding: Embedding;
  let pages: Readonly<Record<string, string>>;
  const clean = new Map<string, readonly string[]>();

  before(async () => {
    embedding = await startEmbedding();
    const ours = `${PAGE}<link rel="stylesheet" href="${embedding.sites.home}/embed/uni.css">`;
    const four = `<style>${await tailwindFour()}</style>`;
    const three = await tailwindThree();
    const bootstrap = readFileSync(require.resolve('bootstrap/dist/css/bootstrap.css'), 'utf8');
    pages = {
      none: ours,
      'Tailwind 4, ours first': `<style>@layer theme, base, uni, components, utilities;</style>${ours}${four}`,
      'Tailwind 4, ours last': `<style>@layer theme, base, uni, components, utilities;</style>${four}${ours}`,
      ...(three && { 'Tailwind 3': `<style>@layer reset, uni;</style><style>${three}</style>${ours}` }),
      Bootstrap: `<style>@layer reset, uni;</style><style>@layer reset { ${bootstrap} }</style>${ours}`,
    };
    for (const [tag, look] of await everyLook('none')) clean.set(tag, look);
  });
  after(() => embedding.close());

  async function looksOf(body: string, head: string, selector: string, count: number) {
    const { page } = await embedding.open(
      `<div style="position: absolute; inset: 20px auto auto 20px; inline-size: 640px">${body}</div>`,
      { head, script: 'data-light', home: { missing: FONTS } },
    );
    await page.waitForFunction(([views, wanted]) => document.querySelectorAll(views).length >= wanted, [
      '.uni-view:not(:empty), .m-side-nav__toggle',
      count,
    ] as const);
    const looks = await page.evaluate(
      ([parts, names]) =>
        [...document.querySelectorAll(parts)].map((part) => {
          const style = getComputedStyle(part);
          const { width, height } = part.getBoundingClientRect();
          const size = [width, height].map(Math.round).join(' ');
          const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
          return {
            tag: part.closest<HTMLElement>('[data-tag]')?.dataset.tag ?? '',
            look: [part.localName, part.className, size, ...values].join(' | '),
          };
        }),
      [selector, LOOKS] as const,
    );
    await page.context().close();
    return looks;
  }

  /** The looks of all that the view of each tag is made of. */
  async function everyLook(name: string): Promise<ReadonlyMap<string, readonly string[]>> {
    const body = examples.map(({ tag, html }) => `<section data-tag="${tag}">${html}</section>`).join('');
    const looks = await looksOf(body, pages[name]!, '.uni-view :not(svg *)', examples.length);
    return new Map(
      examples.map(({ tag }) => [tag, looks.filter((each) => each.tag === tag).map(({ look }) => look)]),
    );
  }

  for (const name of ['Tailwind 4, ours first', 'Tailwind 4, ours last', 'Tailwind 3', 'Bootstrap'])
    it(`looks as on a page without one, with the line of the guides: ${name}`, async (test) => {
      if (!pages[name]) return test.skip('its packages cannot be installed');
      const seen = await everyLook(name);
      for (const { tag } of examples) {
        assert.notEqual(clean.get(tag)!.length, 0, tag);
        assert.deepEqual(seen.get(tag), clean.get(tag), tag);
      }
    });

  it('has the button of a navigation as its own, whatever the site says of buttons', async () => {
    const look = async (head: string) => {
      const looks = await looksOf(NAV, pages.none! + head, '.m-side-nav__toggle', 1);
      return looks.map((each) => each.look);
    };
    const plain = await look('');
    assert.match(plain.join(), / 44 44 .* rgba\(0, 0, 0, 0\) .*\| border-top: 0px /);
    const bootstrap = readFileSync(require.resolve('bootstrap/dist/css/bootstrap.css'), 'utf8');
    for (const head of [BUTTONS, `<style>${bootstrap}</style>`]) assert.deepEqual(await look(head), plain);
  });

  it('keeps the looks that an author’s attributes ask for', async () => {
    const text = '<p align="right">Right</p><p hidden>Not yet</p>';
    const { page } = await embedding.open(`<uni-callout><h3>Title</h3>${text}</uni-callout>`, {
      head: pages.none!,
      script: 'data-light',
      home: { missing: FONTS },
    });
    const view = page.locator('uni-callout .uni-view:not(:empty)');
    await view.waitFor({ state: 'attached' });
    const values = await view.evaluate((root) =>
      [
        ['p[align]', 'text-align'],
        ['p[hidden]', 'display'],
      ].map(([part, name]) => getComputedStyle(root.querySelector(part!)!).getPropertyValue(name!)),
    );
    assert.deepEqual(values, ['right', 'none']);
    await page.context().close();
  });

  it('leaves the site its own headings, texts, lists and links', async () => {
    const bare = await looksOf(OWN, PAGE, '#own *', 0);
    assert.deepEqual(await looksOf(OWN, pages.none!, '#own *', 0), bare);
  });
});
