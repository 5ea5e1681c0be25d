import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import { memoize } from 'lodash-es';
import { compile } from 'tailwindcss';
import { type Embedding, startEmbedding } from '../../tools/test/embedding.js';

const TEXT = '&lt;p&gt;From 1 to 28 June, &lt;a href=&quot;/a&quot;&gt;all night&lt;/a&gt;.&lt;/p&gt;';
/**
 * Wide enough for each, and told in the tag itself, where the page's rules do not win. In a page, a button takes the font
 * around it.
 */
const BOX =
  'all: initial; display: block; position: absolute; left: 20px; inline-size: 640px; padding: 8px; background: white; font-family: var(--uni-font-family)';
/** Between the tops of two of them. */
const APART_PX = 500;
const TAGS: Readonly<Record<string, string>> = {
  'uni-callout': `title="Open all night" description="${TEXT}" cta-text="Plan a night" cta-url="/plan"`,
  'uni-cta': `title="Apply now" url="/apply" description="${TEXT}"`,
  'uni-card': `title="Coastal engineering" link="/course" description="${TEXT}"`,
  'uni-button': 'text="Apply" link="/apply"',
  'uni-show-more': `default-content="${TEXT}" more-content="${TEXT}" is-block`,
};
/** Whether they come in time would decide what a text measures. */
const FONTS = /\/fonts\//;
const HOSTILE: Readonly<Record<string, string>> = {
  'takes every style from every element': '* { all: unset }',
  'makes the root’s text small': 'html { font-size: 62.5% }',
  'styles what a tag inherits':
    'body { font: italic small-caps 700 9px/3 monospace; color: lime; letter-spacing: 4px; word-spacing: 9px; text-transform: uppercase; text-indent: 3em; text-align: end; text-shadow: 0 0 3px red; white-space: pre }',
  'styles elements by their name':
    'div, p, a, button, h3, svg, img { display: inline-block; border: 3px dashed red; margin: 17px; float: right; line-height: 1 }',
};

describe('an isolated tag on another site’s page', () => {
  let embedding: Embedding;

  before(async () => {
    embedding = await startEmbedding();
  });
  after(() => embedding.close());

  const body = Object.entries(TAGS)
    .map(([tag, attributes], at) => {
      const place = `${BOX}; top: ${20 + at * APART_PX}px`;
      return `<section style="${place}"><${tag} ${attributes}></${tag}></section>`;
    })
    .join('');

  /** The boxes of all that each tag's view is made of, and its picture. */
  async function looks(head = '', script = '') {
    const { page } = await embedding.open(body, { head, script, home: { missing: FONTS } });
    const seen: Record<string, { readonly boxes: readonly string[]; readonly picture: string }> = {};
    for (const tag of Object.keys(TAGS)) {
      await page.locator(`${tag} .uni-view > *`).first().waitFor();
      const boxes = await page.locator(tag).evaluate((host) =>
        [...(host.shadowRoot ?? host).querySelectorAll('.uni-view *')].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return `${part.localName} ${[x, y + scrollY, width, height].map(Math.round).join(' ')}`;
        }),
      );
      const picture = await page
        .locator('body > section', { has: page.locator(tag) })
        .screenshot({ animations: 'disabled' });
      seen[tag] = { boxes, picture: picture.toString('base64') };
    }
    return seen;
  }

  const clean = memoize(() => looks());

  for (const [what, style] of Object.entries(HOSTILE))
    it(`looks the same to the pixel on a page that ${what}`, async () => {
      const seen = await looks(`<style>${style}</style>`);
      for (const [tag, { boxes, picture }] of Object.entries(await clean())) {
        assert.deepEqual(seen[tag]!.boxes, boxes, tag);
        assert.ok(seen[tag]!.picture === picture, `${tag}: the picture differs`);
      }
    });

  it('looks as it does in the page, where both have the style sheet', async () => {
    const sheet = `<link rel="stylesheet" href="${embedding.sites.home}/embed/uni.css">`;
    const [isolated, light] = [await looks(sheet), await looks(sheet, 'data-light')];
    for (const tag of Object.keys(TAGS)) assert.deepEqual(isolated[tag]!.boxes, light[tag]!.boxes, tag);
  });
});

const require = createRequire(import.meta.url);
/** What a page without a style sheet of its own cannot show. */
const LOOKS = [
  ...[
    'background-color',
    'border-top',
    'box-sizing',
    'color',
    'cursor',
    'display',
    'font-family',
    'font-size',
  ],
  ...[
    'font-weight',
    'letter-spacing',
    'line-height',
    'list-style-type',
    'margin',
    'padding',
    'text-decoration',
  ],
];
const PAGE = '<style>body { font: 16px/1.5 Arial; color: #222 }</style>';
/** As themes of WordPress have them: in no layer, and for every button. */
const BUTTONS =
  '<style>.site .button, button:not(:hover):not(:active):not(.has-background), button { background: #28303d; border: 3px solid; border-radius: 8px; color: white; padding: 15px 30px; font-size: 1.2rem; margin: 9px; min-width: 90px }</style>';
const NAV =
  '<uni-side-nav><ul><li><a href="/one">One</a></li><li><a href="/two">Two</a><ul><li><a href="/three">Three</a></li></ul></li></ul></uni-side-nav>';
/** Headings, a list and links, which sites style by their names. */
const OWN = `<div id="own"><h1>Own</h1><h3>Own</h3><p>Own <a href="/a">link</a></p><ul><li>Own</li></ul><button type="button">Own</button></div>`;

/** Tailwind 4 with some utilities, as its plugins for bundlers write it. */
async function tailwind(): Promise<string> {
  const { build } = await compile('@import "tailwindcss";', {
    loadStylesheet: async () => {
      const path = require.resolve('tailwindcss/index.css');
      return { path, base: '', content: readFileSync(path, 'utf8') };
    },
  });
  return build(['text-4xl', 'p-4', 'font-bold']);
}

describe('a tag in the page of a site that has a framework of styles', () => {
  let embedding: Embedding;
  let pages: Readonly<Record<string, string>>;

  before(async () => {
    embedding = await startEmbedding();
    const ours = `${PAGE}<link rel="stylesheet" href="${embedding.sites.home}/embed/uni.css">`;
    const four = `<style>${await tailwind()}</style>`;
    const preflight = readFileSync(require.resolve('tailwindcss/preflight.css'), 'utf8').replace(
      /--theme\(.*?, (.*)\);/g,
      '$1;',
    );
    const bootstrap = readFileSync(require.resolve('bootstrap/dist/css/bootstrap.css'), 'utf8');
    pages = {
      none: ours,
      'Tailwind 4, ours first': `<style>@layer theme, base, uni, components, utilities;</style>${ours}${four}`,
      'Tailwind 4, ours last': `<style>@layer theme, base, uni, components, utilities;</style>${four}${ours}`,
      'a reset in a layer, as Tailwind 3': `<style>@layer reset, uni;</style><style>@layer reset { ${preflight} }</style>${ours}`,
      'Bootstrap in a layer': `<style>@layer bootstrap, uni;</style><style>@layer bootstrap { ${bootstrap} }</style>${ours}`,
    };
  });
  after(() => embedding.close());

  async function looksOf(body: string, head: string, selector: string) {
    const { page } = await embedding.open(
      `<div style="position: absolute; inset: 20px auto auto 20px; inline-size: 640px">${body}</div>`,
      {
        head,
        script: 'data-light',
        home: { missing: FONTS },
      },
    );
    if (body !== OWN)
      await page.locator(':defined.uni-view > *, .m-side-nav__toggle, .uni-view > *').first().waitFor();
    return page.evaluate(
      ([parts, looks]) =>
        [...document.querySelectorAll(parts)].map((part) => {
          const style = getComputedStyle(part);
          const { width, height } = part.getBoundingClientRect();
          const size = [width, height].map(Math.round).join(' ');
          return [
            part.localName,
            part.className,
            size,
            ...looks.map((name) => style.getPropertyValue(name)),
          ].join(' | ');
        }),
      [selector, LOOKS] as const,
    );
  }

  for (const [tag, attributes] of Object.entries(TAGS)) {
    it(`looks as on a page without one, with the line of the guides: ${tag}`, async () => {
      const look = (name: string) =>
        looksOf(`<${tag} ${attributes}></${tag}>`, pages[name]!, '.uni-view :not(svg *)');
      const clean = await look('none');
      for (const name of Object.keys(pages)) assert.deepEqual(await look(name), clean, name);
    });
  }

  it('has the button of a navigation as its own, whatever the site says of buttons', async () => {
    const look = (head: string) => looksOf(NAV, pages.none! + head, '.m-side-nav__toggle');
    const clean = await look('');
    assert.match(clean.join(), / 44 44 .* rgba\(0, 0, 0, 0\) .*\| 0px \|/);
    const bootstrap = readFileSync(require.resolve('bootstrap/dist/css/bootstrap.css'), 'utf8');
    for (const head of [BUTTONS, `<style>${bootstrap}</style>`]) assert.deepEqual(await look(head), clean);
  });

  it('leaves the site its own headings, texts, lists and links', async () => {
    const bare = await looksOf(OWN, PAGE, '#own *');
    assert.deepEqual(await looksOf(OWN, pages.none!, '#own *'), bare);
  });
});
