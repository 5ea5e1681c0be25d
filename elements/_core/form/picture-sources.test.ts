// A picture's sources, and when and how large it comes, go with it into the view.
import { expect } from '@open-wc/testing';
import { forgetPage } from '../../../page/testing.js';
import type { ElementDefinition } from '../declare/definition.js';
import { clearPage, hearConsole } from '../testing/testing.js';
import { PIC } from '../testing/testing-forms.js';
import { livesOf, viewOf } from '../testing/testing-lives.js';
import { registerElement } from '../testing/testing-register.js';

const SOURCES = [
  { media: '(max-width: 600px)', type: 'image/webp', srcset: '/narrow.webp 1x, /narrow-2.webp 2x' },
  { media: '(max-width: 600px)', srcset: '/narrow.jpg' },
  { type: 'image/avif', srcset: '/a-600.avif 600w, /a-1800.avif 1800w', sizes: '50vw' },
  { media: '(min-width: 992px)', srcset: '/wide.jpg' },
];
const WRITTEN = SOURCES.map(
  (source) =>
    `<source ${Object.entries(source)
      .map(([name, value]) => `${name}="${value}"`)
      .join(' ')}>`,
).join('');
const PICTURE = `<picture>${WRITTEN}<source srcset="javascript:alert()"><img src="${PIC}" alt="A quay" width="1200" height="600" fetchpriority="low" loading="lazy"></picture>`;

const TAGS: Readonly<Record<string, string>> = {
  hero: `${PICTURE}<h1>Law</h1>`,
  'news-hero': `<p>${PICTURE}</p><h1>Law</h1>`,
  card: `<figure>${PICTURE}</figure><h3>Law</h3>`,
  picture: PICTURE,
  image: PICTURE,
  'bleed-block': `${PICTURE}<p>Law</p>`,
  list: `<ul><li>${PICTURE}<a href="/law">Law</a></li></ul>`,
  person: `${PICTURE}<h3>Mai Tran</h3>`,
};

const definitions = await Promise.all(
  Object.keys(TAGS).map(async (slug) => {
    const module = (await import(`../../${slug}/uni-${slug}.ts`)) as { definition: ElementDefinition };
    return module.definition;
  }),
);

describe('the sources of a picture', () => {
  hearConsole();
  before(() => {
    for (const definition of definitions) registerElement(definition);
  });
  afterEach(() => {
    for (const main of document.querySelectorAll('main')) main.remove();
    clearPage();
    forgetPage();
  });

  for (const [slug, html] of Object.entries(TAGS))
    for (const [life, live] of Object.entries(livesOf(definitions)))
      it(`go with it, and so does when and how large it comes: uni-${slug}, ${life}`, async () => {
        const view = viewOf(await live(`<uni-${slug}>${html}</uni-${slug}>`))!;
        const sources = [...view.querySelectorAll('picture > source')];
        const shown = sources.map((source) =>
          Object.fromEntries([...source.attributes].map(({ name, value }) => [name.toLowerCase(), value])),
        );
        expect(shown).to.deep.equal(SOURCES);
        const img = view.querySelector('picture > img')!;
        const said = ['width', 'height', 'fetchpriority', 'loading'].map((name) => img.getAttribute(name));
        expect(said).to.deep.equal(['1200', '600', 'low', 'lazy']);
      });

  it('are those of attributes where there are some', async () => {
    const { light } = livesOf(definitions);
    const view = viewOf(await light!(`<uni-picture tablet-up="/tablet.jpg">${PICTURE}</uni-picture>`))!;
    const sources = [...view.querySelectorAll('source')];
    expect(sources.map(({ srcset }) => srcset)).to.deep.equal(['/tablet.jpg']);
  });
});
