import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { applyStyles, clear, get, partsOnlyIn, placeExample } from '../../react-views/_shared/testing.js';
import { registerElement } from '../_core/register.js';
import { ConsoleSpy } from '../_core/testing.js';
import { examples } from './examples.js';
import { definition } from './uni-button.js';

type ButtonElement = HTMLElement & { onClick?: (event: Event) => void };

describe('uni-button', () => {
  let warnings: ConsoleSpy;

  before(async () => {
    await applyStyles('button');
    registerElement(definition);
  });
  after(() => {
    document.adoptedStyleSheets = [];
  });
  beforeEach(() => {
    warnings = new ConsoleSpy('warn');
  });
  afterEach(() => {
    warnings.restore();
    clear();
  });

  it('is a primary link', async () => {
    const place = await placeExample('<uni-button text="Apply" link="/apply.html"></uni-button>');
    const link = get<HTMLAnchorElement>(place, 'a');
    expect(link.getAttribute('href')).to.equal('/apply.html');
    expect(link.className).to.equal('m-button m-button--primary');
  });

  it('calls the function of its property onClick by mouse and keyboard', async () => {
    const place = await placeExample('<uni-button text="Open" link="#"></uni-button>');
    const types: string[] = [];
    get<ButtonElement>(place, 'uni-button').onClick = ({ type }) => types.push(type);
    await Promise.resolve();
    const action = get(place, '[role="button"]');
    action.click();
    action.focus();
    await sendKeys({ press: 'Space' });
    await sendKeys({ press: 'Enter' });
    expect(types).to.deep.equal(['click', 'click', 'click']);
  });

  it('lets a click on it be heard on the tag', async () => {
    const place = await placeExample('<uni-button text="Open" type="button"></uni-button>');
    let clicks = 0;
    place.addEventListener('click', () => clicks++);
    get(place, 'button').click();
    expect(clicks).to.equal(1);
  });

  it('tells that it is collapsed only when it is told so', async () => {
    const states = await Promise.all(
      ['', 'data-aria-expanded="false"', 'data-aria-expanded="true"'].map(async (attribute) => {
        const place = await placeExample(`<uni-button text="x" link="#" ${attribute}></uni-button>`);
        return get(place, '[role="button"]').getAttribute('aria-expanded');
      }),
    );
    expect(states).to.deep.equal([null, 'false', 'true']);
  });

  it('never shows an icon of an impossible size', async () => {
    const place = await placeExample(
      '<uni-button text="x" link="/x" icon-left="add" icon-left-size="big"></uni-button>',
    );
    expect(get(place, 'svg')).to.have.attribute('width', '18');
    expect(warnings.lines[0]).to.contain('icon-left-size="big"');
  });

  it('has a template that writes what the view renders', async () => {
    const { innerHTML } = await placeExample(examples.map(({ html }) => html).join(''));
    const parts = await partsOnlyIn(new URL('./button.html', import.meta.url), innerHTML);
    expect(parts).to.deep.equal([]);
  });

  it('keeps a living root only for what needs a script', async () => {
    const defaults = { classes: 'primary', link: '/x' };
    expect(definition.hydrate(defaults)).to.equal('never');
    expect(definition.hydrate({ ...defaults, link: '#' })).to.equal('interaction');
    expect(definition.hydrate({ ...defaults, onClick: () => undefined })).to.equal('interaction');
  });

  describe('has accessible examples', () => {
    for (const { name, html } of examples) {
      it(name, async () => {
        await expect(await placeExample(html)).to.be.accessible();
      });
    }
  });
});
