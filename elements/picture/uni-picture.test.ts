import { expect } from '@open-wc/testing';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { definition } from './uni-picture.js';

// How its picture is cropped, positioned and exchanged: elements/_smart-crop/cropped-elements.test.ts.
describe('uni-picture', () => {
  const logged = testElement(definition);

  it('tells of values that it does not know, and shows the picture all the same', async () => {
    const place = await placeExample(
      '<uni-picture img="/picture.jpg" ratio="5-1" variant="gold"></uni-picture>',
    );
    expect(get(place, 'img')).to.have.attribute('src', '/picture.jpg');
    const named = logged.warnings.map((line) => /attribute (\w+)/.exec(line)?.[1]);
    expect(named).to.deep.equal(['variant', 'ratio']);
  });
});
