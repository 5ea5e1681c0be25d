import { expect } from '@open-wc/testing';
import { waitUntil } from '../../page/testing-wait.js';
import { clear, get, placeExample } from '../../react-views/_shared/testing.js';
import type { ViewElement } from '../_core/element.js';
import { flushed } from '../_core/testing/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { examples } from './examples.js';
import { definition } from './uni-facts.js';

const SWITCHED = examples.find(({ name }) => name === 'With a switch of audiences')!.html;
const rootOf = (host: HTMLElement): ParentNode => host.shadowRoot ?? get(host, '.uni-view');
const radios = (host: HTMLElement) => [...rootOf(host).querySelectorAll<HTMLInputElement>('.m-facts__radio')];
const chosen = (host: HTMLElement) => radios(host).find(({ checked }) => checked)?.value;

describe('uni-facts', () => {
  testElement(definition);
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    sessionStorage.clear();
    history.replaceState(null, '', location.pathname);
  });

  for (const mode of ['', 'isolated'])
    it(`remembers the audience that a visitor has chosen ${mode}`, async () => {
      const html = SWITCHED.replace('<uni-facts', `<uni-facts ${mode}`);
      const first = get(await placeExample(html), 'uni-facts');
      expect(chosen(first)).to.equal('');
      await waitUntil(() => {
        radios(first)[0]!.click();
        radios(first)[2]!.click();
        return sessionStorage.getItem('audience') === 'international';
      });
      clear();
      const next = get(await placeExample(html), 'uni-facts');
      await waitUntil(() => chosen(next) === 'international');
    });

  it('sets all switches of the page alike', async () => {
    const place = await placeExample(SWITCHED + SWITCHED.replace('Award', 'Degree'));
    const [one, other] = place.querySelectorAll<HTMLElement>('uni-facts');
    await waitUntil(() => {
      radios(one!)[0]!.click();
      radios(one!)[1]!.click();
      return chosen(other!) === 'domestic';
    });
  });

  it('takes a choice in a form among the facts for no audience', async () => {
    const form = '<form><input type="radio" name="when" value="international"></form>';
    const host = get(await placeExample(SWITCHED.replace('</dd>', `${form}</dd>`)), 'uni-facts');
    await waitUntil(() => {
      radios(host)[0]!.click();
      radios(host)[1]!.click();
      return sessionStorage.getItem('audience') === 'domestic';
    });
    get(host, '.uni-view form input').click();
    expect([chosen(host), sessionStorage.getItem('audience')]).to.deep.equal(['domestic', 'domestic']);
  });

  it('shows the audience that the address names', async () => {
    history.replaceState(null, '', '?audience=domestic');
    const host = get(await placeExample(SWITCHED), 'uni-facts');
    await waitUntil(() => chosen(host) === 'domestic');
    expect(host.innerText).to.contain('$8,948').and.not.to.contain('$46,200');
  });

  it('keeps what a visitor has chosen when its data change', async () => {
    const host = get<ViewElement>(await placeExample(SWITCHED), 'uni-facts');
    radios(host)[1]!.click();
    host.setAttribute('variant', 'list');
    await flushed();
    expect(get(host, '.m-facts').className).to.contain('m-facts--list');
    expect(chosen(host)).to.equal('domestic');
  });

  it('leaves facts with other tags in them as they were written', async () => {
    const html = '<uni-facts><dl><dt>Fee</dt><dd><x-price>$8,948</x-price></dd></dl></uni-facts>';
    const host = get(await placeExample(html), 'uni-facts');
    expect(host.innerText).to.match(/Fee\s+\$8,948/);
  });
});
