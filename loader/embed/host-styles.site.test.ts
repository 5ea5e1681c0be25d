import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { memoize } from 'lodash-es';
import { hasView } from '../../elements/_core/declare/definition.js';
import { type ComponentFolder, componentFolders } from '../../tools/rollup/component-folders.js';
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

const folders = await componentFolders();

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

  it('has a box of its own, but for those that stand in a line, and none where it is hidden', async () => {
    const words = '<h2>A</h2><nav><ul><li><a href="/a">B</a></li></ul></nav>';
    const tags = folders.map(({ definition: { tag } }) => tag);
    const { page } = await embedding.open(
      tags.map((tag) => `<${tag}>${words}</${tag}><${tag} hidden>${words}</${tag}>`).join(''),
    );
    const isBox = ({ definition }: ComponentFolder) =>
      !hasView(definition) || definition.display !== 'inline';
    // Those without a view are ready before their styles have come.
    await page.waitForFunction(
      (names) => names.every((name) => getComputedStyle(document.querySelector(name)!).display !== 'inline'),
      folders.filter(isBox).map(({ definition: { tag } }) => tag),
    );
    const displays = await page.evaluate(async (names) => {
      await Promise.all(names.map((name) => customElements.whenDefined(name)));
      const hosts = names.flatMap((name) => [
        ...document.querySelectorAll<HTMLElement & { mountComplete?: Promise<void> }>(name),
      ]);
      await Promise.all(hosts.map(({ mountComplete }) => mountComplete));
      return hosts.map((host) => `${host.localName} ${host.hidden} ${getComputedStyle(host).display}`);
    }, tags);
    assert.deepEqual(
      displays.filter((line) => line.endsWith(' inline')),
      folders.filter((folder) => !isBox(folder)).map(({ definition: { tag } }) => `${tag} false inline`),
    );
    assert.deepEqual(
      displays.filter((line) => line.includes(' true ') !== line.endsWith(' none')),
      [],
    );
    assert.equal(displays.length, 2 * tags.length);
  });
});
