// What a site's own style sheets, which are in no layer, do to the views of its tags, in each browser.
import { expect } from '@open-wc/testing';
import { createPrerenderer } from '../../../prerender/prerender.js';
import type { ElementDefinition } from '../declare/definition.js';

/** Rules as starters, resets and themes have them, of which each is weaker than the fence around a view. */
const HOST = `
  * { margin: 0; padding: 0; box-sizing: border-box }
  h1, h2, h3 { font: 500 56px/1.1 serif; letter-spacing: -1.68px; color: #08060d; margin: 32px 0 }
  p { margin: 3px; line-height: 3 }
  a { color: inherit; text-decoration: none }
  a:any-link { color: #035fe6 }
  a:hover, a:not(.button) { text-decoration: overline }
  button { background: none; border: 3px solid; padding: 1px; font: 9px serif }
  ul, ol { list-style: none }
  img, svg, picture { display: block; max-width: 50% }
  summary { display: block; color: lime }
  dt::before, a::after, span::before { content: "host" }
  details > summary { padding: 33px }
`;
const TAGS: Readonly<Record<string, string>> = {
  button: '<a href="/apply">Apply</a>',
  callout: '<h3>Fees</h3><p>A <a href="/a">link</a></p><ul><li>One</li></ul><p><a href="/b">All fees</a></p>',
  card: '<img src="/a.jpg" alt="A"><h3>Fees</h3><p>Words</p><p><a href="/b">All fees</a></p>',
  hero: '<img src="/a.jpg" alt="A"><h1>Fees</h1><p>Words</p><p><a href="/b">All fees</a></p>',
  accordion: '<details><summary>Fees</summary><p>Words</p></details>',
  facts: '<dl><dt>Fee</dt><dd>9</dd></dl>',
  breadcrumb: '<ol><li><a href="/">Home</a></li><li>Here</li></ol>',
};
const definitions = await Promise.all(
  Object.keys(TAGS).map(async (slug) => {
    const module = (await import(`../../${slug}/uni-${slug}.ts`)) as { definition: ElementDefinition };
    return module.definition;
  }),
);
const { prerender } = createPrerenderer(definitions, async () => '');

describe('views on a page with rules of its own in no layer', () => {
  const place = Object.assign(document.createElement('main'), {
    style: 'all: initial; display: block; inline-size: 640px',
  });
  const sheet = new CSSStyleSheet();
  const host = Object.assign(document.createElement('style'), { textContent: HOST });

  before(async () => {
    sheet.replaceSync(await (await fetch('/elsewhere.css')).text());
    document.adoptedStyleSheets.push(sheet);
    document.body.append(place);
  });
  afterEach(() => host.remove());
  after(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    place.remove();
  });

  const values = (part: Element, pseudo?: string) => {
    const style = getComputedStyle(part, pseudo);
    return [...style].map(
      (name) => `${part.localName}.${part.className}${pseudo ?? ''} ${name}: ${style.getPropertyValue(name)}`,
    );
  };
  const looks = () =>
    [...place.querySelectorAll('.uni-view, .uni-view :not(svg *, data)')].flatMap((part) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => values(part, pseudo)),
    );

  for (const [slug, html] of Object.entries(TAGS))
    it(`leave it no value of uni-${slug}`, async () => {
      place.innerHTML = await prerender(`<uni-${slug}>${html}</uni-${slug}>`);
      const plain = looks();
      expect(plain).not.to.have.length(0);
      document.head.append(host);
      const seen = looks();
      expect(seen.filter((value, at) => value !== plain[at])).to.deep.equal([]);
    });
});
