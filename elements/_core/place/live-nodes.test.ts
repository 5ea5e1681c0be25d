// What stands in a tag and is more than words goes on living in its view: the same node, in its place between the words.
import { expect } from '@open-wc/testing';
import { forgetPage, settle } from '../../../page/testing.js';
import { createPrerenderer } from '../../../prerender/prerender.js';
import { loadSanitizer } from '../../_safe/index.js';
import type { ElementDefinition } from '../declare/define.js';
import type { ViewElement } from '../element.js';
import { clearPage, hearConsole } from '../testing/testing.js';
import { registerElement } from '../testing/testing-register.js';

/** A tag's HTML around a block, with a word before and a word behind. */
const TAGS: Readonly<Record<string, (block: string) => string>> = {
  accordion: (block) => `<details open><summary>Fees</summary><p>Before</p>${block}<p>Behind</p></details>`,
  callout: (block) => `<h3>Fees</h3><p>Before</p>${block}<p>Behind</p>`,
  facts: (block) => `<dl><dt>Fees</dt><dd><p>Before</p>${block}<p>Behind</p></dd></dl>`,
  'show-more': (block) => `<p>Before</p>${block}<p>Behind</p>`,
  'bleed-block': (block) => `<h2>Fees</h2><p>Before</p>${block}<p>Behind</p>`,
  cta: (block) => `<h2>Fees</h2><p>Before</p>${block}<p>Behind</p><p><a href="/a">Apply</a></p>`,
  card: (block) => `<h3>Fees</h3><p>Before</p>${block}<p>Behind</p>`,
  hero: (block) => `<h1>Fees</h1><p>Before</p>${block}<p>Behind</p>`,
  notice: (block) => `<h2>Fees</h2><p>Before</p>${block}<p>Behind</p>`,
};
const THINGS: Readonly<Record<string, string>> = {
  frame: '<div style="position: relative"><iframe data-live srcdoc="<p>Map</p>" title="Map"></iframe></div>',
  form: '<form data-live><label>Name <input></label><select><option>a<option>b</select><button>Send</button></form>',
  film: '<video data-live controls muted></video>',
  sound: '<figure><audio data-live controls></audio></figure>',
  field: '<p>Your name <input data-live></p>',
  drawing: '<p>A <svg data-live width="9" height="9"><circle r="4"></circle></svg> drawing</p>',
  'a picture of another host':
    '<p>The <img data-live alt="Tower" src="//pictures.example/tower.jpg"> by night</p>',
  'another tag': '<x-map data-live>Map</x-map>',
  'a tag of ours': '<uni-callout data-live><h3>Open</h3><p>Daily</p><video></video></uni-callout>',
  'an empty element for a map': '<div id="map" data-live></div>',
};

const definitions = await Promise.all(
  Object.keys(TAGS).map(async (slug) => {
    const module = (await import(`../../${slug}/uni-${slug}.ts`)) as { definition: ElementDefinition };
    return module.definition;
  }),
);
const { prerender } = createPrerenderer(definitions, async () => '');

/** The page with a tag, before its class looks at it, and the tag once it is mounted. */
async function live(html: string) {
  const place = document.createElement('main');
  place.setHTMLUnsafe(html);
  const element = place.firstElementChild as ViewElement;
  const root = element.shadowRoot ?? element;
  const node = place.querySelector('[data-live]') ?? root.querySelector('[data-live]');
  const written = element.innerHTML;
  document.body.append(place);
  for (let turn = 0; turn < 2; turn++) {
    await element.mountComplete;
    await settle();
  }
  return { element, node: node!, written };
}
const served = (html: string) => prerender(html, { url: `${location.origin}/a.html` });
const LIVES: Readonly<Record<string, (slug: string, inside: string) => string | Promise<string>>> = {
  light: (slug, inside) => `<uni-${slug}>${inside}</uni-${slug}>`,
  isolated: (slug, inside) => `<uni-${slug} isolated>${inside}</uni-${slug}>`,
  prerendered: (slug, inside) => served(`<uni-${slug}>${inside}</uni-${slug}>`),
  'prerendered and isolated': (slug, inside) => served(`<uni-${slug} isolated>${inside}</uni-${slug}>`),
};
const viewOf = (element: Element) => (element.shadowRoot ?? element).querySelector('.uni-view');
/** The nodes that a visitor sees, in their order, with those in slots. */
function seen(node: Node): Node[] {
  if (node instanceof HTMLSlotElement) {
    const shown = node.assignedNodes();
    return (shown.length > 0 ? shown : [...node.childNodes]).flatMap(seen);
  }
  return node.hasChildNodes() && !(node instanceof HTMLTemplateElement)
    ? [node, ...[...node.childNodes].flatMap(seen)]
    : [node];
}
const at = (nodes: readonly Node[], word: string) =>
  nodes.findIndex(({ nodeValue }) => nodeValue?.includes(word));

describe('a live node in a tag', () => {
  hearConsole();
  before(async () => {
    await loadSanitizer();
    for (const definition of definitions) registerElement(definition);
  });
  afterEach(() => {
    for (const main of document.querySelectorAll('main')) main.remove();
    clearPage();
    forgetPage();
  });

  for (const [life, made] of Object.entries(LIVES))
    for (const [slug, around] of Object.entries(TAGS))
      for (const [thing, block] of Object.entries(THINGS))
        it(`${thing} in uni-${slug}, ${life}: the same node, between its words`, async () => {
          const html = await made(slug, around(block));
          const { element, node, written } = await live(html);
          expect(node.isConnected, html).to.equal(true);
          const nodes = seen(viewOf(element)!);
          const [before, self, behind] = [at(nodes, 'Before'), nodes.indexOf(node), at(nodes, 'Behind')];
          expect([before >= 0, before < self, self < behind], viewOf(element)!.outerHTML).to.deep.equal([
            true,
            true,
            true,
          ]);
          element.remove();
          await settle();
          expect(element.contains(node), element.outerHTML).to.equal(true);
          if (!life.startsWith('prerendered')) expect(element.innerHTML).to.equal(written);
        });
});
