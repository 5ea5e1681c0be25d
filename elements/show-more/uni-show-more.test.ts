import { expect, oneEvent } from '@open-wc/testing';
import { derivedId } from '../../react-views/_shared/derived-id.js';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { flushed } from '../_core/testing/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { definition } from './uni-show-more.js';

const ATTRIBUTES = 'default-content="First." more-content="&lt;b&gt;Rest&lt;/b&gt;."';

describe('uni-show-more', () => {
  testElement(definition);

  it('names its fold by what is in it, as a server does', async () => {
    const place = await placeExample(`<uni-show-more ${ATTRIBUTES}></uni-show-more>`);
    expect(get(place, 'button')).to.have.attribute('aria-controls', `fold-${derivedId('<b>Rest</b>.')}`);
  });

  it('tells the page when it is opened and closed', async () => {
    const place = await placeExample(`<div><uni-show-more ${ATTRIBUTES}></uni-show-more></div>`);
    for (const expanded of [true, false]) {
      const told = oneEvent(place, 'uni-toggle');
      get(place, 'button').click();
      const { detail, composed, target } = await told;
      expect([detail, composed, (target as Element).localName]).to.deep.equal([
        { expanded },
        true,
        'uni-show-more',
      ]);
    }
  });

  it('works in a shadow root', async () => {
    const place = await placeExample(`<uni-show-more isolated is-block ${ATTRIBUTES}></uni-show-more>`);
    const root = get(place, 'uni-show-more').shadowRoot!;
    expect(get(root, '.m-show-more__more').offsetHeight).to.equal(0);
    get(root, 'button').click();
    await flushed();
    expect(get(root, '.m-show-more__more').offsetHeight).to.be.above(0);
  });
});
