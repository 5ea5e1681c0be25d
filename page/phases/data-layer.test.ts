import { expect } from '@open-wc/testing';
import { prerender } from '../testing.js';
import { feedDataLayer } from './data-layer.js';

const DETAIL = { element: 'uni-cta', action: 'click', label: 'Apply', href: '/apply.html' };

describe('the data layer', () => {
  let fed: AbortController;
  beforeEach(() => {
    fed = new AbortController();
    feedDataLayer(fed.signal);
  });
  afterEach(() => {
    fed.abort();
    for (const name of ['adobeDataLayer', 'dataLayer']) Reflect.deleteProperty(window, name);
  });

  const set = (name: string, layer: unknown = []) => {
    Reflect.set(window, name, layer);
    return layer as unknown[];
  };
  const interact = (detail: unknown = DETAIL) =>
    document.body.dispatchEvent(new CustomEvent('uni-interact', { bubbles: true, composed: true, detail }));

  for (const name of ['adobeDataLayer', 'dataLayer']) {
    it(`gets what visitors use, as ${name}`, () => {
      const layer = set(name);
      interact();
      expect(layer).to.deep.equal([{ ...DETAIL, event: 'uni-interact' }]);
    });
  }

  it('gets the page’s states', () => {
    const layer = set('dataLayer');
    const detail = { state: 'success', previous: 'idle' };
    document.dispatchEvent(new CustomEvent('uni-page-state', { detail }));
    expect(layer).to.deep.equal([{ ...detail, event: 'uni-page-state' }]);
  });

  it('hears of a page that was prerendered on speculation when it is shown, in order', () => {
    const layer = set('dataLayer');
    const show = prerender();
    for (const state of ['allComponents', 'success'])
      document.dispatchEvent(new CustomEvent('uni-page-state', { detail: { state } }));
    expect(layer).to.deep.equal([]);
    show();
    expect(layer.map((each) => (each as { state: string }).state)).to.deep.equal([
      'allComponents',
      'success',
    ]);
  });

  it('is Adobe’s where there are two', () => {
    const google = set('dataLayer');
    const adobe = set('adobeDataLayer');
    interact();
    expect(adobe).to.have.length(1);
    expect(google).to.have.length(0);
  });

  it('hears of Adobe’s own click, with the id that the CMS has given the component', () => {
    const place = document.createElement('div');
    place.dataset.cmpDataLayer = '{"cta-0a1b2c3d4e":{"@type":"uni/components/cta"}}';
    const inside = place.appendChild(document.createElement('uni-cta'));
    document.body.append(place);
    const click = (target: Element) =>
      target.dispatchEvent(new CustomEvent('uni-interact', { bubbles: true, detail: DETAIL }));
    const adobe = set('adobeDataLayer');
    click(inside);
    expect(adobe[1]).to.deep.equal({
      event: 'cmp:click',
      eventInfo: { path: 'component.cta-0a1b2c3d4e' },
    });
    click(document.body);
    expect(adobe).to.have.length(3);
    Reflect.deleteProperty(window, 'adobeDataLayer');
    const google = set('dataLayer');
    click(inside);
    expect(google).to.have.length(1);
    place.remove();
  });

  it('is none where a page has none, or something else of that name', () => {
    interact();
    const place = document.createElement('p');
    place.id = 'dataLayer';
    document.body.append(place);
    interact();
    place.remove();
    set('dataLayer', { push: () => expect.fail('not a layer') });
    interact();
  });

  it('that throws does no harm, and its error is reported', () => {
    const { reportError } = globalThis;
    const reported: unknown[] = [];
    globalThis.reportError = (error) => reported.push(error);
    const layer = set('dataLayer');
    layer.push = () => {
      throw new Error('broken');
    };
    interact();
    globalThis.reportError = reportError;
    expect(reported).to.have.length(1);
  });

  it('gets nothing more once the page has stopped', () => {
    const layer = set('dataLayer');
    fed.abort();
    interact();
    expect(layer).to.have.length(0);
  });
});
