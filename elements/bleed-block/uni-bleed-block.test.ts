import { expect } from '@open-wc/testing';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { definition } from './uni-bleed-block.js';

describe('uni-bleed-block', () => {
  testElement(definition);

  it('takes its text from an attribute before its content, as the template gives it', async () => {
    const place = await placeExample(
      '<uni-bleed-block data-text="&lt;p&gt;Given&lt;/p&gt;"><div class="m-bleed-block"><p>Written by the template</p></div></uni-bleed-block>',
    );
    expect(get(place, '.m-bleed-block__text').innerHTML).to.equal('<p>Given</p>');
    expect(place.querySelectorAll('.m-bleed-block')).to.have.length(1);
  });
});
