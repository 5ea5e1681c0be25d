import { expect } from '@open-wc/testing';
import { waitUntil } from '../../page/testing-wait.js';
import { applyStyles, clear, get, placeExample } from '../../react-views/_shared/testing.js';
import { outageMessages } from '../../vocabulary/outage.js';
import { registerClass } from '../_core/register-class.js';
import { ConsoleSpy } from '../_core/testing/testing.js';
import { examples } from './examples.js';
import { definition } from './uni-outage-message.js';

function setState(state: string): void {
  document.body.dataset.pageState = state;
  document.dispatchEvent(new CustomEvent('uni-page-state', { detail: { state } }));
}
interface Updating extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
}

const updated = (place: HTMLElement) => get<Updating>(place, 'uni-outage-message').updateComplete;

/** Nodes that have come into the tag since: screen readers hear an alert as it is when it comes. */
function inserted(place: HTMLElement): { readonly parts: Node[]; readonly end: () => void } {
  const parts: Node[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) parts.push(...addedNodes);
  });
  observer.observe(get(place, 'uni-outage-message'), { childList: true, subtree: true });
  return { parts, end: () => observer.disconnect() };
}

const alertOf = (place: HTMLElement) => get(place, '[role="alert"]');
const titleShown = async (place: HTMLElement) => {
  await waitUntil(() => place.querySelector('h2'));
  return get(place, 'h2').textContent;
};

describe('uni-outage-message', () => {
  let warnings: ConsoleSpy;

  before(() => {
    registerClass(definition);
  });
  beforeEach(() => {
    warnings = new ConsoleSpy('warn');
  });
  afterEach(() => {
    warnings.restore();
    clear();
    delete document.body.dataset.pageState;
    document.adoptedStyleSheets = [];
  });

  it('has no alert and no box while the page is well', async () => {
    setState('success');
    const place = await placeExample('<uni-outage-message></uni-outage-message>');
    await updated(place);
    expect(place.querySelector('[role="alert"]')).to.equal(null);
    expect(get(place, 'uni-outage-message').getBoundingClientRect().height).to.equal(0);
  });

  it('keeps the elements in its title', async () => {
    const place = await placeExample(
      '<uni-outage-message><h2 lang="vi">Mất <em>điện</em></h2><p>Text</p></uni-outage-message>',
    );
    await updated(place);
    setState('app_error');
    await waitUntil(() => place.querySelector('[role="alert"] h2'));
    const title = get(place, '[role="alert"] h2');
    expect([title.innerHTML, title.lang]).to.deep.equal(['Mất <em>điện</em>', 'vi']);
  });

  it('inserts its alert with its words in one piece when the page fails, and says the default message', async () => {
    const place = await placeExample('<uni-outage-message></uni-outage-message>');
    await updated(place);
    const { parts, end } = inserted(place);
    setState('app_error');
    expect(await titleShown(place)).to.equal(outageMessages.courses.title);
    await waitUntil(() => parts.length > 0);
    end();
    expect(parts).to.deep.equal([alertOf(place)]);
    const steps = [...place.querySelectorAll('[role="alert"] li a')];
    expect(steps.map((step) => step.getAttribute('href'))).to.deep.equal([
      '/contact.html',
      '/study.html',
      '/handbooks.html',
    ]);
  });

  it('has on its title what an author wrote there', async () => {
    const place = await placeExample(
      '<uni-outage-message><h2 id="place" lang="vi">Sorry</h2><p>Later</p></uni-outage-message>',
    );
    await updated(place);
    setState('app_error');
    expect(await titleShown(place)).to.equal('Sorry');
    await waitUntil(() => alertOf(place)?.querySelector('h2#place')?.getAttribute('lang') === 'vi');
  });

  it('shows when it comes to a page that has failed already', async () => {
    setState('app_error');
    const place = await placeExample('<uni-outage-message title="Gone"></uni-outage-message>');
    expect(await titleShown(place)).to.equal('Gone');
  });

  it('is cleared on success', async () => {
    const place = await placeExample('<uni-outage-message></uni-outage-message>');
    setState('app_error');
    await titleShown(place);
    setState('success');
    await waitUntil(() => !place.querySelector('[role="alert"]'));
    expect(place.textContent).to.equal('');
  });

  it('stands as a server has written it until the page succeeds, and is not said twice', async () => {
    const written =
      '<uni-outage-message data-title="Gone" text="&lt;p&gt;Fishing&lt;/p&gt;"><div class="m-outage" role="alert"><div class="m-outage__body"><h2 class="m-outage__title">Gone</h2><div class="m-outage__text"><p>Fishing</p></div></div></div></uni-outage-message>';
    const place = await placeExample(written);
    const alert = alertOf(place);
    for (const state of ['aboveTheFold', 'allComponents', 'app_error', 'app_error']) {
      setState(state);
      await updated(place);
      expect(place.querySelectorAll('[role="alert"]').length, state).to.equal(1);
      expect(alertOf(place) === alert, state).to.equal(true);
    }
    setState('success');
    await waitUntil(() => !place.querySelector('[role="alert"]'));
  });

  it('is said once, however many errors there are', async () => {
    const place = await placeExample('<uni-outage-message></uni-outage-message>');
    setState('app_error');
    await titleShown(place);
    const heading = get(place, 'h2');
    setState('app_error');
    get(place, 'uni-outage-message').setAttribute('data-title', outageMessages.courses.title);
    await updated(place);
    expect(get(place, 'h2')).to.equal(heading);
  });

  it('does not take the focus', async () => {
    const place = await placeExample('<button>Here</button><uni-outage-message></uni-outage-message>');
    get(place, 'button').focus();
    setState('app_error');
    await titleShown(place);
    expect(document.activeElement).to.equal(get(place, 'button'));
  });

  it('takes title, text and picture from attributes, and follows them', async () => {
    setState('app_error');
    const place = await placeExample(
      '<uni-outage-message data-title="Gone" text="&lt;p&gt;Fishing&lt;/p&gt;" image-path="/react-views/_shared/layers.css?.jpg"></uni-outage-message>',
    );
    expect(await titleShown(place)).to.equal('Gone');
    expect(get(place, '.m-outage__text').innerHTML).to.equal('<p>Fishing</p>');
    expect(get(place, 'img')).to.have.attribute('alt', '');
    get(place, 'uni-outage-message').setAttribute('data-title', 'Back soon');
    await waitUntil(() => get(place, 'h2').textContent === 'Back soon');
  });

  it('takes its text from a child, which it hides', async () => {
    setState('app_error');
    const place = await placeExample(
      '<uni-outage-message><p slot="text">See <b>you</b></p></uni-outage-message>',
    );
    await titleShown(place);
    expect(get(place, '.m-outage__text').innerHTML).to.equal('See <b>you</b>');
    expect(getComputedStyle(get(place, '[slot]')).display).to.equal('none');
  });

  it('sanitises its text and leaves out an unsafe picture', async () => {
    setState('app_error');
    const place = await placeExample(
      `<uni-outage-message text="&lt;b onclick=alert(1)&gt;Hi&lt;/b&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;p&gt;Hi&lt;/p&gt;" image-path="javascript:alert(1)"></uni-outage-message>`,
    );
    await titleShown(place);
    expect(place.querySelector('[onclick], script, .m-outage__image')).to.equal(null);
    expect(warnings.lines[0]).to.contain('image-path');
  });

  it('looks right with its own styles alone', async () => {
    setState('app_error');
    const place = await placeExample('<uni-outage-message></uni-outage-message>');
    await titleShown(place);
    const { backgroundColor, paddingTop } = getComputedStyle(alertOf(place));
    expect(backgroundColor).to.equal('rgb(252, 243, 234)');
    expect(Number.parseFloat(paddingTop)).to.be.at.least(32);
  });

  it('brings its styles into a shadow root', async () => {
    setState('app_error');
    const place = await placeExample('<div></div>');
    const root = get(place, 'div').attachShadow({ mode: 'open' });
    root.innerHTML = '<uni-outage-message></uni-outage-message>';
    expect(root.adoptedStyleSheets).to.have.length(1);
  });

  it('has one alert when it is cloned', async () => {
    const place = await placeExample('<uni-outage-message></uni-outage-message>');
    setState('app_error');
    await titleShown(place);
    const element = get(place, 'uni-outage-message');
    const clone = element.cloneNode(true) as HTMLElement;
    place.append(clone);
    await (clone as Updating).updateComplete;
    expect(clone.querySelectorAll('[role="alert"]')).to.have.length(1);
  });

  it('listens no more once it is removed', async () => {
    const place = await placeExample('<uni-outage-message></uni-outage-message>');
    const element = get<Updating>(place, 'uni-outage-message');
    element.remove();
    setState('app_error');
    await element.updateComplete;
    expect(element.childElementCount).to.equal(0);
  });

  describe('has accessible examples', () => {
    beforeEach(() => applyStyles());

    for (const { name, html } of examples) {
      it(name, async () => {
        setState('app_error');
        const place = await placeExample(`<h1>Page</h1>${html}`);
        await titleShown(place);
        await expect(place).to.be.accessible();
      });
    }
  });
});
