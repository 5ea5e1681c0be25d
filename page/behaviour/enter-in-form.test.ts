import { expect } from '@open-wc/testing';
import { clear, show } from '../../react-views/_shared/testing.js';
import { submitByEnter } from './enter-in-form.js';

describe('Enter in a field of a form whose button is isolated', () => {
  afterEach(clear);

  /** How often a key in the first field presses the button. */
  function pressesOf(init: KeyboardEventInit, isTaken = false): number {
    const place = show(null);
    place.innerHTML = '<form><input name="a"><input name="b"><div isolated></div></form>';
    const root = place.querySelector('[isolated]')!.attachShadow({ mode: 'open' });
    root.innerHTML = '<button type="submit">Send</button>';
    let presses = 0;
    root.querySelector('button')!.addEventListener('click', (event) => {
      event.preventDefault();
      presses++;
    });
    const field = place.querySelector('input')!;
    if (isTaken) field.addEventListener('keydown', (event) => event.preventDefault());
    submitByEnter();
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
    );
    return presses;
  }

  it('presses it once', () => {
    expect(pressesOf({})).to.equal(1);
  });

  it('does not while an input method composes a word', () => {
    expect(pressesOf({ isComposing: true })).to.equal(0);
  });

  it('does not where the page has taken the key, nor does another key', () => {
    expect(pressesOf({}, true)).to.equal(0);
    expect(pressesOf({ key: 'a' })).to.equal(0);
  });
});
