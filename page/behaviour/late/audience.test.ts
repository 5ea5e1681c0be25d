import { expect } from '@open-wc/testing';
import { clear, get, show } from '../../../react-views/_shared/testing.js';
import { follow } from './audience.js';

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
    follow(facts);
    expect(domestic.checked).to.equal(true);
    expect(sessionStorage.getItem('audience')).to.equal('domestic');
  });
});
