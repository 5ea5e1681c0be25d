import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Embedding, startEmbedding } from '../../tools/test/embedding.js';

const TEXT = '&lt;p&gt;From 1 to 28 June, &lt;a href=&quot;/a&quot;&gt;all night&lt;/a&gt;.&lt;/p&gt;';
/**
 * Wide enough for each, and told in the tag itself, where the page's rules do not win. In a page, a button takes the font
 * around it.
 */
const BOX =
  'all: initial; display: block; position: absolute; inset: 20px auto auto 20px; inline-size: 640px; padding: 8px; background: white; font-family: var(--uni-font-family)';
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

  /** The boxes of all that a tag's view is made of, and its picture. */
  async function look(tag: string, head = '', script = '') {
    const body = `<section style="${BOX}"><${tag} ${TAGS[tag]}></${tag}></section>`;
    const { page } = await embedding.open(body, { head, script, home: { missing: FONTS } });
    await page.locator(`${tag} .uni-view > *`).first().waitFor();
    const boxes = await page.locator(tag).evaluate((host) =>
      [...(host.shadowRoot ?? host).querySelectorAll('.uni-view *')].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return `${part.localName} ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
    );
    const picture = await page.locator('body > section').screenshot({ animations: 'disabled' });
    return { boxes, picture: picture.toString('base64') };
  }

  for (const tag of Object.keys(TAGS)) {
    it(`looks the same to the pixel, whatever the page's styles are: ${tag}`, async () => {
      const clean = await look(tag);
      for (const [what, style] of Object.entries(HOSTILE)) {
        const seen = await look(tag, `<style>${style}</style>`);
        assert.deepEqual(seen.boxes, clean.boxes, `a page that ${what}`);
        assert.ok(seen.picture === clean.picture, `a page that ${what}: the picture differs`);
      }
    });

    it(`looks as it does in the page, where both have the style sheet: ${tag}`, async () => {
      const sheet = `<link rel="stylesheet" href="${embedding.sites.home}/embed/uni.css">`;
      const [isolated, light] = [await look(tag, sheet), await look(tag, sheet, 'data-light')];
      assert.deepEqual(isolated.boxes, light.boxes);
    });
  }
});
