import { expect } from '@open-wc/testing';
import { clear, get, show } from '../../../react-views/_shared/testing.js';
import { waitUntil } from '../../testing-wait.js';
import { behave } from '../behave.js';

const SWITCH = `<label><input class="m-facts__radio" type="radio" name="a" value="" checked>All</label>
  <label><input class="m-facts__radio" type="radio" name="a" value="domestic">Domestic</label>`;

describe('the switch of audiences', () => {
  afterEach(() => {
    clear();
    sessionStorage.clear();
  });

  /** Whether its script has come or not. */
  function switched(html: string): HTMLElement {
    const facts = show(null);
    facts.dataset.uniLate = 'audience';
    facts.innerHTML = html;
    behave(document);
    facts.parentElement!.dispatchEvent(new Event('uni-mount', { bubbles: true }));
    return facts;
  }

  it('keeps and says what a visitor has chosen before its script came, and nothing before', async () => {
    const facts = switched(`${SWITCH}<p class="m-facts__told" aria-live="polite"></p>
      <dl><div class="m-facts__fact"><dt>Length</dt><dd>4 years</dd></div>
      <div class="m-facts__fact" data-audience="domestic"><dt>Fee, domestic</dt><dd>$8,948</dd></div></dl>`);
    const told = get(facts, '[aria-live]');
    const said = () => told.shadowRoot?.textContent ?? '';
    expect(said()).to.equal('');
    const domestic = get<HTMLInputElement>(facts, '[value=domestic]');
    domestic.click();
    await waitUntil(() => said() === 'Domestic. Fee, domestic: $8,948');
    expect([domestic.checked, sessionStorage.getItem('audience')]).to.deep.equal([true, 'domestic']);
    get(facts, '[value=""]').click();
    expect(said()).to.equal('All');
  });

  const back = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  const isDomestic = (facts: HTMLElement) => get<HTMLInputElement>(facts, '[value=domestic]').checked;

  it('is as a visitor has chosen on another page when this one comes out of the cache', async () => {
    const facts = switched(SWITCH);
    document.body.click();
    sessionStorage.setItem('audience', 'domestic');
    await waitUntil(() => {
      back();
      return isDomestic(facts);
    });
  });

  it('sets those that are in the page alike, and forgets those that were taken out of it', async () => {
    const [first, gone, last] = [switched(SWITCH), switched(SWITCH), switched(SWITCH)];
    for (const [at, facts] of [first, gone, last].entries())
      for (const radio of facts.querySelectorAll('input')) radio.name = `a${at}`;
    document.body.click();
    gone.remove();
    get(first, '[value=domestic]').click();
    await waitUntil(() => isDomestic(last));
    expect(isDomestic(gone)).to.equal(false);
  });
});
