import { expect } from '@open-wc/testing';
import { placeExample } from '../../react-views/_shared/testing.js';
import '../_core/testing/testing-with-react.js';
import { testElement } from '../_core/testing/testing-element.js';
import { examples } from './examples.js';
import { definition } from './uni-button-pair.js';

const textsOf = (place: HTMLElement) =>
  [...place.querySelectorAll('a')].map(({ textContent }) => textContent);

describe('uni-button-pair', () => {
  const logged = testElement(definition);

  it('shows the other button when one is not JSON, and names the fault', async () => {
    const place = await placeExample(examples.find(({ name }) => name === 'Broken')!.html);
    expect(textsOf(place)).to.deep.equal(['Compare courses']);
    expect(logged.errors).to.have.length(1);
    expect(logged.errors[0]).to.contain('<uni-button-pair> <script data-slot="button1"> is not valid JSON');
  });
});
