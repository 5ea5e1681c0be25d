import { expect } from '@open-wc/testing';
import { clear, get, show } from '../../../react-views/_shared/testing.js';
import { follow } from './audience.js';
import { say } from './say.js';

const SWITCH = `<label><input type="radio" name="a" value="" checked>All</label>
  <label><input type="radio" name="a" value="domestic">Domestic</label>`;

describe('the switch of audiences', () => {
  afterEach(() => {
    clear();
    sessionStorage.clear();
  });

  it('keeps what a visitor has chosen before its script came', () => {
    const facts = show(null);
    facts.innerHTML = SWITCH;
    const domestic = get<HTMLInputElement>(facts, '[value=domestic]');
    domestic.click();
    follow(facts, say);
    expect(domestic.checked).to.equal(true);
    expect(sessionStorage.getItem('audience')).to.equal('domestic');
  });

  it('says what it has changed, and nothing before', () => {
    const facts = show(null);
    facts.innerHTML = `${SWITCH}<p class="m-facts__told" aria-live="polite"></p>
      <dl><div class="m-facts__fact"><dt>Length</dt><dd>4 years</dd></div>
      <div class="m-facts__fact" data-audience="domestic"><dt>Fee, domestic</dt><dd>$8,948</dd></div></dl>`;
    follow(facts, say);
    const told = get(facts, '[aria-live]');
    const said = () => told.shadowRoot?.textContent ?? '';
    expect(said()).to.equal('');
    get(facts, '[value=domestic]').click();
    expect(said()).to.equal('Domestic. Fee, domestic: $8,948');
    get(facts, '[value=""]').click();
    expect(said()).to.equal('All');
  });
});
