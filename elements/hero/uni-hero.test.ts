import { expect } from '@open-wc/testing';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { definition } from './uni-hero.js';

describe('uni-hero', () => {
  testElement(definition);

  it('is eager and centred unless told otherwise', async () => {
    const image = get<HTMLImageElement>(
      await placeExample('<uni-hero img="/content/dam/x.jpg"></uni-hero>'),
      'img',
    );
    expect(image.loading).to.equal('eager');
    expect(image).not.to.have.attribute('style');
  });
});
