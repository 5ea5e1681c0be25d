import { expect } from '@open-wc/testing';
import { applyStyles, clear, get, partsOnlyIn, placeExample } from '../../react-views/_shared/testing.js';
import { registerElement } from '../_core/register.js';
import { ConsoleSpy } from '../_core/testing.js';
import { examples } from './examples.js';
import { definition } from './uni-breadcrumb.js';

const TRAIL =
  '[{"title":"Home","link":{"url":"/home.html"}},{"title":"Bad","link":{"url":"javascript:alert(1)"}},{"title":"Here","active":true}]';
const breadcrumb = (attributes = '') =>
  `<uni-breadcrumb ${attributes}><script type="application/json" data-slot="items">${TRAIL}</script></uni-breadcrumb>`;

describe('uni-breadcrumb', () => {
  before(async () => {
    await applyStyles('breadcrumb');
    registerElement(definition);
  });
  after(() => {
    document.adoptedStyleSheets = [];
  });
  afterEach(clear);

  it('renders the trail from its slot', async () => {
    const place = await placeExample(breadcrumb());
    expect([...place.querySelectorAll('li')].map(({ textContent }) => textContent)).to.deep.equal([
      'Home',
      'Bad',
      'Here',
    ]);
    expect(get(place, '[aria-current="page"]').textContent).to.equal('Here');
  });

  it('keeps the words of a link with an unsafe address, without the link', async () => {
    const place = await placeExample(breadcrumb());
    expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).to.deep.equal([
      '/home.html',
    ]);
  });

  it('hides and comes back with hide-component', async () => {
    const place = await placeExample(breadcrumb('hide-component'));
    expect(place.querySelector('nav')).to.equal(null);
    get(place, 'uni-breadcrumb').removeAttribute('hide-component');
    await Promise.resolve();
    expect(place.querySelectorAll('nav')).to.have.length(1);
  });

  it('has a template that writes what the view renders', async () => {
    const { innerHTML } = await placeExample(breadcrumb());
    const parts = await partsOnlyIn(new URL('./breadcrumb.html', import.meta.url), innerHTML);
    expect(parts).to.deep.equal(['m-visually-hidden']);
  });

  it('needs no living root', () => {
    expect(definition.hydrate({})).to.equal('never');
  });

  describe('has accessible examples', () => {
    let errors: ConsoleSpy;
    beforeEach(() => {
      errors = new ConsoleSpy('error');
    });
    afterEach(() => errors.restore());

    for (const { name, html } of examples) {
      it(name, async () => {
        await expect(await placeExample(html)).to.be.accessible();
      });
    }
  });
});
