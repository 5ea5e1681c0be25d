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
const starters = ownPackages('fixtures/host-styles');
for (const packages of [tailwind3, starters]) if ('missing' in packages) console.log(packages.missing);

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
/** Edge Delivery's boilerplate: links, buttons and headings by their names, in no layer. */
const EDGE_DELIVERY =
  'h1, h2, h3, h4, h5, h6 { font-family: serif; font-weight: 600; line-height: 1.25; margin: 0.8em 0 0.25em } h1 { font-size: 55px } h2 { font-size: 44px } h3 { font-size: 36px } p, dl, ol, ul, pre, blockquote { margin: 0.8em 0 0.25em } a:any-link { color: #035fe6; text-decoration: none; overflow-wrap: break-word } a:hover { color: #1d3ecf; text-decoration: underline } a.button:any-link, button { border: 2px solid transparent; border-radius: 2.4em; padding: 0.5em 1.2em; font: 500 18px/1.25 serif; color: #fff; background: #3b63fb } main img { width: auto; height: auto; max-width: 100% }';
/** The sheets that WordPress writes for a block theme. */
const BLOCK_THEME =
  ':where(.wp-site-blocks *:focus) { outline-width: 2px; outline-style: solid } h1, h2, h3, h4, h5, h6 { font-weight: 400; line-height: 1.125; letter-spacing: -0.1px } h1 { font-size: 48px } h2 { font-size: 38px } h3 { font-size: 32px } a:where(:not(.wp-element-button)) { color: currentColor; text-decoration: underline } :root :where(a:where(:not(.wp-element-button)):hover) { text-decoration: none } button, .wp-element-button { background-color: #111; border-width: 0; color: #fff; font-size: 16px; padding: 1rem 2.25rem } blockquote { border-left: 2px solid; padding-left: 2rem } :root :where(p) { line-height: 1.4; margin-block: 1.2rem } figure { margin: 0 0 1em } img { height: auto; max-width: 100% }';
const BARE_RESET = '* { margin: 0; padding: 0 }';
const NAV =
  '<uni-side-nav><ul><li><a href="/one">One</a></li><li><a href="/two">Two</a><ul><li><a href="/three">Three</a></li></ul></li></ul></uni-side-nav>';
/** Headings, a list and links, which sites style by their names. */
const HOSTS = [
  ...['create-vite', 'create-next-app', 'normalize.css and a bare reset', 'modern-normalize', 'Bootstrap'],
  ...['Tailwind 3', 'Edge Delivery', 'a block theme of WordPress'],
];
/** What a tag in a line takes from around it is the page's, and which heading is in sight is the window's. */
const AROUND =
  '<style>html, body { overflow: visible } #root > div { font: 16px/1.5 Arial; letter-spacing: normal; text-align: start; color: #222 }</style>';
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

const IN_A_LAYER = '@layer reset { @tailwind base; } @tailwind components; @tailwind utilities;';

async function tailwindThree(source: string): Promise<string | undefined> {
  if ('missing' in tailwind3) return undefined;
  const own = createRequire(join(tailwind3.folder, 'index.js'));
  const postcss = own('postcss') as (plugins: readonly unknown[]) => {
    process(css: string, options: { from: undefined }): Promise<{ css: string }>;
  };
  const content = [{ raw: `<p class="${UTILITIES.join(' ')}">` }];
  const plugin = (own('tailwindcss') as (options: object) => unknown)({ content });
  return (await postcss([plugin]).process(source, { from: undefined })).css;
}

/** Each value that differs, after the name and class of its element. */
const differences = (seen: readonly string[], wanted: readonly string[]): string[] =>
  seen.length === wanted.length
    ? seen.flatMap((look, at) => {
        const values = wanted[at]!.split(' | ');
        const differing = look.split(' | ').filter((value, index) => value !== values[index]);
        return differing.map((value) => `${values.slice(0, 2).join(' ')}: ${value}`);
      })
    : [`${seen.length} elements instead of ${wanted.length}`];

/** Style sheets that sites have in no layer, by whose they are. */
async function hostSheets(): Promise<Readonly<Record<string, string | undefined>>> {
  const starter = (path: string) =>
    'missing' in starters ? undefined : readFileSync(join(starters.folder, path), 'utf8');
  return {
    'create-vite': starter('create-vite/template-react-ts/src/index.css'),
    'create-next-app': starter('create-next-app/dist/templates/app/ts/app/globals.css'),
    'normalize.css and a bare reset': starter('normalize.css/normalize.css')?.concat(BARE_RESET),
    'modern-normalize': starter('modern-normalize/modern-normalize.css'),
    Bootstrap: readFileSync(require.resolve('bootstrap/dist/css/bootstrap.css'), 'utf8'),
    'Tailwind 3': await tailwindThree('@tailwind base; @tailwind components; @tailwind utilities;'),
    'Edge Delivery': EDGE_DELIVERY,
    'a block theme of WordPress': BLOCK_THEME,
  };
}

describe('a tag in the page of a site that has a framework of styles', () => {
  let embedding: Embedding;
  let pages: Readonly<Record<string, string>>;
  let hosts: Readonly<Record<string, string | undefined>>;
  const clean = new Map<string, readonly string[]>();

  before(async () => {
    embedding = await startEmbedding();
    const ours = `${PAGE}<link rel="stylesheet" href="${embedding.sites.home}/embed/uni.css">`;
    const four = `<style>${await tailwindFour()}</style>`;
    const three = await tailwindThree(IN_A_LAYER);
    const bootstrap = readFileSync(require.resolve('bootstrap/dist/css/bootstrap.css'), 'utf8');
    pages = {
      none: ours,
      'Tailwind 4, ours first': `<style>@layer theme, base, uni, components, utilities;</style>${ours}${four}`,
      'Tailwind 4, ours last': `<style>@layer theme, base, uni, components, utilities;</style>${four}${ours}`,
      ...(three && { 'Tailwind 3': `<style>@layer reset, uni;</style><style>${three}</style>${ours}` }),
      Bootstrap: `<style>@layer reset, uni;</style><style>@layer reset { ${bootstrap} }</style>${ours}`,
    };
    hosts = await hostSheets();
    for (const [tag, look] of await everyLook(ours)) clean.set(tag, look);
  });
  after(() => embedding.close());

  async function looksOf(body: string, head: string, selector: string, count: number) {
    const { page } = await embedding.open(
      `<div id="root"><div style="position: absolute; inset: 20px auto auto 20px; inline-size: 640px">${body}</div></div>`,
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
  async function everyLook(head: string): Promise<ReadonlyMap<string, readonly string[]>> {
    const body = examples.map(({ tag, html }) => `<section data-tag="${tag}">${html}</section>`).join('');
    const looks = await looksOf(body, head, '.uni-view :not(svg *, br, data, source)', examples.length);
    return new Map(
      examples.map(({ tag }) => [tag, looks.filter((each) => each.tag === tag).map(({ look }) => look)]),
    );
  }

  for (const name of ['Tailwind 4, ours first', 'Tailwind 4, ours last', 'Tailwind 3', 'Bootstrap'])
    it(`looks as on a page without one, with the line of the guides: ${name}`, async (test) => {
      if (!pages[name]) return test.skip('its packages cannot be installed');
      await looksClean(pages[name]);
    });

  async function looksClean(head: string): Promise<void> {
    const seen = await everyLook(head);
    for (const { tag } of examples) {
      assert.notEqual(clean.get(tag)!.length, 0, tag);
      assert.deepEqual(differences(seen.get(tag)!, clean.get(tag)!), [], tag);
    }
  }

  for (const name of HOSTS)
    it(`looks as on a page without styles beside these in no layer, ahead of ours and behind: ${name}`, async (test) => {
      const sheet = hosts[name];
      if (!sheet) return test.skip('its packages cannot be installed');
      const style = `<style>${sheet}</style>`;
      await looksClean(`${style}${pages.none!}${AROUND}`);
      await looksClean(`${pages.none!}${style}${AROUND}`);
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

  it('stands as in a page whose texts are not centred, and takes a utility or a rule for the tag', async () => {
    const heading = '<uni-heading level="2">Words</uni-heading>';
    const centred = `<div style="text-align: center; letter-spacing: 0.18px">${heading}</div>`;
    const place = '.uni-view :is(h1, h2, h3)';
    const [plain] = await looksOf(heading, pages.none!, place, 1);
    assert.deepEqual(await looksOf(centred, pages.none!, place, 1), [plain]);
    const [asked] = await looksOf(
      centred,
      `${pages.none!}<style>uni-heading { text-align: center }</style>`,
      place,
      1,
    );
    assert.match(asked!.look, /text-align: center/);
  });

  it('leaves a page’s own widget, a class of its own and a form that lives on in a view as the page has them', async () => {
    const rules =
      '<style>input { border: 3px dashed lime } button { padding: 0 7px } .newsletter p { color: lime } .loud { color: lime } x-clock { color: lime }</style>';
    const form =
      '<form class="newsletter"><p>Letter</p><input name="mail"><button type="button">Send</button></form>';
    const text = `<p class="loud">Loud</p><p>Words</p><p><x-clock>12</x-clock></p>${form}`;
    const look = async (body: string, wanted: number) => {
      const parts = ':is(.loud, x-clock, .newsletter p, .newsletter input, .newsletter button)';
      return looksOf(body, pages.none! + rules, `uni-callout ${parts}, #own ${parts}`, wanted);
    };
    const values = (looks: Awaited<ReturnType<typeof look>>) =>
      looks.map(
        (each) => each.look.match(/color: rgb\(0, 255, 0\)|border-top: 3px dashed|padding: 0px 7px/)?.[0],
      );
    const inPage = values(await look(`<div id="own">${text}</div>`, 0));
    assert.equal(inPage.filter(Boolean).length, 5);
    assert.deepEqual(values(await look(`<uni-callout><h3>Title</h3>${text}</uni-callout>`, 1)), inPage);
  });

  it('leaves the site its own headings, texts, lists and links', async () => {
    const bare = await looksOf(OWN, PAGE, '#own *', 0);
    assert.deepEqual(await looksOf(OWN, pages.none!, '#own *', 0), bare);
  });
});
