import { expect } from '@open-wc/testing';
import { placeExample } from '../../react-views/_shared/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { definition } from './uni-footer.js';

describe('uni-footer', () => {
  const logged = testElement(definition);

  it('asks for no fragment when it has any data of its own', async () => {
    const place = await placeExample('<uni-footer legal="© Averley"></uni-footer>');
    expect(place.textContent).to.equal('© Averley');
    expect(logged.errors).to.deep.equal([]);
  });
});
