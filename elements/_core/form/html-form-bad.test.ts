// HTML that is broken, too deep or of doubtful address: each tag shows what it can, and says no more than once what it
// cannot.
import { expect } from '@open-wc/testing';
import { forgetPage, settle } from '../../../page/testing.js';
import { createPrerenderer } from '../../../prerender/prerender.js';
import type { ElementDefinition } from '../declare/definition.js';
import type { ViewElement } from '../element.js';
import { clearPage, hearConsole } from '../testing/testing.js';
import { registerElement } from '../testing/testing-register.js';

const SLUGS = ['button', 'callout', 'card', 'hero', 'breadcrumb', 'heading', 'image', 'cta', 'show-more'];
const definitions = await Promise.all(
  SLUGS.map(async (slug) => {
    const module = (await import(`../../${slug}/uni-${slug}.ts`)) as { definition: ElementDefinition };
    return module.definition;
  }),
);
const { prerender } = createPrerenderer(definitions, async () => '');

/** Far more than a server reads. A browser's parser ends at about 500. */
const DEPTH = 5000;

const ready = async (element: ViewElement): Promise<ViewElement> => {
  for (let turn = 0; turn < 2; turn++) {
    await element.mountComplete;
    await settle();
  }
  return element;
};
const placed = (html: string): Promise<ViewElement> => {
  const place = document.body.appendChild(document.createElement('main'));
  place.setHTMLUnsafe(html);
  return ready(place.firstElementChild as ViewElement);
};
const served = async (html: string) => placed(await prerender(html, { url: `${location.origin}/a.html` }));
const viewIn = (element: Element) =>
  [...element.children].find(({ classList }) => classList.contains('uni-view'));
const linksIn = (element: Element) =>
  [...(viewIn(element)?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href'));

interface Bad {
  readonly html: string;
  readonly says: string;
  readonly links?: readonly string[];
  readonly warns?: number;
}
const BAD: readonly Bad[] = [
  { html: '<uni-callout><h3></h3><p>Words</p></uni-callout>', says: 'Words' },
  { html: '<uni-callout><h3><img alt=""></h3><h3>Fees</h3>Words</uni-callout>', says: 'Fees Words' },
  { html: '<uni-button><a href="javascript:alert()">Apply</a></uni-button>', says: 'Apply', warns: 1 },
  { html: '<uni-card><h3><a href="javascript:alert()">Law</a></h3></uni-card>', says: 'Law', warns: 1 },
  { html: '<uni-cta><a href="vbscript:x">Visit</a></uni-cta>', says: 'Visit', warns: 1 },
  {
    html: '<uni-callout><h3>Fees</h3><p><a href="javascript:alert()">Pay</a></p></uni-callout>',
    says: 'Fees Pay',
    warns: 1,
  },
  {
    html: '<uni-hero><h1>Study</h1><a href="javascript:alert()">Apply</a><a href="/b">Visit</a></uni-hero>',
    says: 'Study Apply Visit',
    links: ['/b'],
  },
  {
    html: '<uni-breadcrumb><a href="/">Home</a> / <a href="javascript:alert()">Law</a> / Fees</uni-breadcrumb>',
    says: 'Home Law Fees',
    links: ['/'],
  },
  { html: '<uni-card><h3>Law</h3><img alt="A quay"></uni-card>', says: 'Law' },
  { html: '<uni-card><img src="javascript:alert()" alt=""><h3>Law</h3></uni-card>', says: 'Law', warns: 1 },
  { html: '<uni-hero><h1>One</h1><h1>Two</h1></uni-hero>', says: 'One Two' },
  { html: '<uni-callout><form><form><h3>Fees</h3><p>Words</form></uni-callout>', says: 'Fees Words' },
  { html: '<uni-callout><h3>Fees<p>One<p>Two<div>Three</uni-callout>', says: 'Fees One Two Three' },
  { html: '<uni-callout><h3>Fees</h3><b><p>One</b> Two</p></uni-callout>', says: 'Fees One Two' },
  { html: '<uni-callout><h3>Fees</h3><table>One<tr><td>Two</table></uni-callout>', says: 'Fees One Two' },
  {
    html: '<uni-card><a href="/a">One <a href="/b">Two</a></a></uni-card>',
    says: 'One Two',
    links: ['/a', '/b'],
  },
  {
    html: '<uni-callout><h3>Fees</h3><div><uni-button>Pay</uni-button></div></uni-callout>',
    says: 'Fees Pay',
  },
  {
    html: '<uni-callout><h3>Fees</h3><p>So <uni-button>Pay</uni-button></p></uni-callout>',
    says: 'Fees So Pay',
  },
  {
    html: '<uni-card><h3>Law</h3><uni-button><a href="/a">Apply</a></uni-button></uni-card>',
    says: 'Law Apply',
  },
  { html: '<uni-heading><h2></h2></uni-heading>', says: '' },
  {
    html: '<uni-callout><p data-slot="description">Words</p><h3 data-slot="title">Fees</h3></uni-callout>',
    says: 'Fees Words',
  },
  { html: '<uni-card><h3>Law</h3><p data-slot="none">Beside</p></uni-card>', says: 'Law Beside' },
  { html: '<uni-show-more><details><summary></summary></details></uni-show-more>', says: '' },
];

describe('bad HTML in a tag', () => {
  const logged = hearConsole();
  before(() => {
    for (const definition of definitions) registerElement(definition);
  });
  afterEach(() => {
    for (const main of document.querySelectorAll('main')) main.remove();
    clearPage();
    forgetPage();
  });
  const spoken = ({ innerText }: HTMLElement) => innerText.replace(/[\s›]+/g, ' ').trim();

  for (const { html, says, links, warns = 0 } of BAD)
    for (const [life, live] of [
      ['in the browser', placed],
      ['from a server', served],
    ] as const)
      it(`${life}: ${html.slice(0, 90)}`, async () => {
        const element = await live(html);
        const words = spoken(element).split(' ').sort();
        expect(words).to.deep.equal(says.split(' ').sort());
        if (links) expect(linksIn(element)).to.deep.equal(links);
        expect(
          [...element.querySelectorAll('a')].filter(({ protocol }) => /script/.test(protocol)),
        ).to.have.length(0);
        expect(logged.errors).to.deep.equal([]);
        expect(logged.warnings).to.have.length(warns);
      });

  for (const slug of SLUGS)
    for (const block of ['div', 'span', 'ul'])
      it(`is not broken by depth: ${slug}, ${block}`, async () => {
        const inside = `${`<${block}>`.repeat(DEPTH)}<h3>Fees</h3><a href="/a">Words</a>`;
        const html = `<uni-${slug}>${inside}${`</${block}>`.repeat(DEPTH)}</uni-${slug}>`;
        const element = await placed(html);
        expect(element.textContent).to.contain('Words');
        expect(logged.errors).to.deep.equal([]);
        const errors: unknown[] = [];
        const page = { url: `${location.origin}/a.html`, onError: (error: unknown) => errors.push(error) };
        expect((await prerender(html, page)) === html, 'left as authored').to.equal(true);
        expect(errors).to.have.length(1);
      });
});
