// What stands in a tag and is more than words goes on living in its view: the same node, in its place between the words.
import { expect } from '@open-wc/testing';
import { forgetPage, settle } from '../../../page/testing.js';
import { createPrerenderer } from '../../../prerender/prerender.js';
import { loadSanitizer } from '../../_safe/safe-html.js';
import type { ElementDefinition } from '../declare/definition.js';
import type { ViewElement } from '../element.js';
import { clearPage, hearConsole } from '../testing/testing.js';
import { registerElement } from '../testing/testing-register.js';

/** A tag's HTML around a block, with a word before and a word behind. */
const TAGS: Readonly<Record<string, (block: string) => string>> = {
  accordion: (block) => `<details open><summary>Fees</summary><p>Before</p>${block}<p>Behind</p></details>`,
  steps: (block) => `<ol><li><h3>Fees</h3><p>Before</p>${block}<p>Behind</p></li></ol>`,
  tabs: (block) => `<h3>Fees</h3><p>Before</p>${block}<p>Behind</p><h3>Dates</h3><p>May</p>`,
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
  'an element that a script has filled': '<div id="map" data-live><div><span>Quay</span></div></div>',
};

/** The box gives the thing its size. */
const BOXES: Readonly<Record<string, string>> = {
  film: '<div class="box" style="padding-bottom: 56%"><iframe data-live title="A"></iframe></div>',
  'film in two boxes':
    '<figure class="box" style="width: 99%"><div><iframe data-live title="A"></iframe></div><figcaption>A film</figcaption></figure>',
  map: '<div class="box" style="height: 9em"><div id="map" data-live></div></div>',
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
/** Each thing in each tag is asked of Chromium. The other browsers get each thing in one tag, and one thing in each tag. */
const inThisBrowser = (slug: string) =>
  Object.entries(THINGS).filter(
    ([thing]) => navigator.userAgent.includes('Chrome') || slug === 'accordion' || thing === 'form',
  );
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
      for (const [thing, block] of inThisBrowser(slug))
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

  for (const [life, made] of Object.entries(LIVES))
    for (const [slug, around] of Object.entries(TAGS))
      for (const [thing, block] of Object.entries(BOXES))
        it(`${thing} is all the text in uni-${slug}, ${life}: it keeps its box`, async () => {
          const alone = around(block).replace(/<p>Be(?:fore|hind)<\/p>/g, '');
          const { element, node } = await live(await made(slug, alone));
          expect(node.closest('.box[style]') !== null, element.outerHTML).to.equal(true);
          expect(seen(viewOf(element)!).includes(node), element.outerHTML).to.equal(true);
        });

  for (const [life, made] of Object.entries(LIVES))
    describe(life, () => {
      const FIELD = '<p><input data-live></p>';
      const inFold = (block: string) => TAGS.accordion!(block);
      const mounted = async (slug: string, inside: string) => {
        const { element, node } = await live(await made(slug, inside));
        (node as HTMLInputElement).value = 'typed';
        return { element, node: node as HTMLInputElement };
      };
      const isShown = (element: Element, node: Node) => seen(viewOf(element)!).includes(node);
      /** Where a node has been written: in the tag, or in the template that hides what the view replaces. */
      const writtenIn = (element: Element, selector: string) =>
        element.querySelector(`:scope > ${selector}`) ??
        element
          .querySelector<HTMLTemplateElement>('template[data-uni-authored]')!
          .content.querySelector(selector)!;

      it('is the same node while attributes and words around it change', async () => {
        const { element, node } = await mounted('callout', `<h3>Fees</h3><p>Before</p>${FIELD}`);
        element.setAttribute('title', 'Costs');
        await settle();
        const words = writtenIn(element, 'p');
        words.before(Object.assign(document.createElement('p'), { textContent: 'New' }));
        words.firstChild!.nodeValue = 'Later';
        await settle();
        const view = viewOf(element)!;
        expect(view.textContent).to.match(/Costs.*New.*Later/s);
        expect([isShown(element, node), node.value, node.isConnected]).to.deep.equal([true, 'typed', true]);
      });

      it('goes on living where the tag is moved, or taken out and put back', async () => {
        const { element, node } = await mounted('accordion', inFold(FIELD));
        document.body.prepend(element);
        await settle();
        expect(isShown(element, node)).to.equal(true);
        element.remove();
        await settle();
        document.body.append(element);
        await element.mountComplete;
        await settle();
        expect([isShown(element, node), node.value]).to.deep.equal([true, 'typed']);
        element.remove();
      });

      it('comes back to its place where an attribute takes its words’ place', async () => {
        const { element, node } = await mounted('callout', `<h3>Fees</h3>${FIELD}<p>Behind</p>`);
        element.setAttribute('data-description', 'Other words');
        await settle();
        expect(isShown(element, node)).to.equal(false);
        element.removeAttribute('data-description');
        await settle();
        expect([isShown(element, node), node.value]).to.deep.equal([true, 'typed']);
      });

      it('is taken away by a framework from the parent that this knows', async () => {
        const { element, node } = await mounted('accordion', inFold(FIELD));
        const block = node.parentElement!;
        const fold = writtenIn(element, 'details');
        expect(fold.removeChild(block)).to.equal(block);
        await settle();
        expect(isShown(element, node)).to.equal(false);
        fold.insertBefore(block, fold.lastChild);
        await settle();
        expect([isShown(element, node), node.value]).to.deep.equal([true, 'typed']);
        const other = await mounted('callout', `<h3>Fees</h3>${FIELD}<p>Behind</p>`);
        const own = other.node.parentElement!;
        other.element.insertBefore(document.createElement('hr'), own);
        other.element.removeChild(own);
        await settle();
        expect([isShown(other.element, other.node), own.parentNode]).to.deep.equal([false, null]);
      });

      it('is not brought back where a script has taken it away', async () => {
        const { element, node } = await mounted('callout', `<h3>Fees</h3><p>Before</p>${FIELD}`);
        node.parentElement!.remove();
        element.setAttribute('title', 'Costs');
        await settle();
        expect(viewOf(element)!.textContent).to.contain('Costs');
        expect(node.isConnected).to.equal(false);
      });

      it('is copied with its tag', async () => {
        const { element, node } = await mounted('accordion', inFold(FIELD));
        const copy = element.cloneNode(true) as ViewElement;
        document.querySelector('main')!.append(copy);
        await copy.mountComplete;
        await settle();
        const nodes = seen(viewOf(copy)!);
        expect(nodes.filter((each) => each instanceof HTMLInputElement)).to.have.length(1);
        expect(isShown(element, node)).to.equal(true);
      });

      it('has a slot that nothing else can make', async () => {
        const slot = '<slot name="uni-live-0">x</slot>';
        const json = JSON.stringify(`<p>A</p>${slot}`).replaceAll('</', '<\\/');
        for (const inside of [
          `<script type="application/json" data-slot="description">${json}</script>`,
          `<h3>Fees</h3><p>A</p>${slot}<p>&lt;slot name="uni-live-0"></p>`,
        ]) {
          const { element } = await live(await made('callout', `${inside}`));
          expect(viewOf(element)!.querySelector('slot')).to.equal(null);
        }
      });
    });

  it('counts as it grows: four times as many take at most some five times the reads', async () => {
    const reads = async (html: string) => {
      const read = Element.prototype.getAttribute;
      let count = 0;
      Element.prototype.getAttribute = function (name) {
        count++;
        return read.call(this, name);
      };
      try {
        await live(html);
      } finally {
        Element.prototype.getAttribute = read;
      }
      return count;
    };
    const flat = (n: number) =>
      `<uni-callout><h3>Fees</h3>${'<p>A <input data-live></p>'.repeat(n)}</uni-callout>`;
    const ofFolds = (n: number) =>
      served(
        `<uni-accordion isolated>${'<details><summary>A</summary><p><input data-live></p></details>'.repeat(n)}</uni-accordion>`,
      );
    const deep = (n: number) =>
      `<uni-callout><h3>Fees</h3>${'<div>'.repeat(n)}<input data-live>${'</div>'.repeat(n)}</uni-callout>`;
    for (const made of [flat, deep, ofFolds])
      expect((await reads(await made(400))) / (await reads(await made(100))), made.name).to.be.below(5);
  });
});
