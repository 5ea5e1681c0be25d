// A page of its own: what Enter does is loaded once, when somebody goes to a field of the form.
import { expect, oneEvent } from '@open-wc/testing';
import { placeExample } from '../../react-views/_shared/testing.js';
import { testElement } from '../_core/testing-element.js';
import { definition } from './uni-button.js';

describe('Enter before what it does has come', () => {
  testElement(definition);

  it('sends the form once, by its isolated button', async () => {
    const place = await placeExample(
      '<form><input name="q"><input name="r"><uni-button isolated type="button submit" text="Search"></uni-button></form>',
    );
    const form = place.querySelector('form')!;
    let sent = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent++;
    });
    const input = form.querySelector('input')!;
    const isSent = oneEvent(form, 'submit');
    input.focus();
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    await isSent;
    expect(sent).to.equal(1);
  });
});
