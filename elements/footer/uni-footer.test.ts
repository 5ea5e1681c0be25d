import { expect } from '@open-wc/testing';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { fragmentMetas } from '../../vocabulary/fragment-metas.js';
import { inRoom } from '../_core/testing-room.js';
import { definition } from './uni-footer.js';

const BARE = '<uni-footer><p>Averley University</p></uni-footer>';
const FRAGMENT = {
  ':type': 'uni/components/experiencefragment',
  ':items': { footer: { ':type': 'uni/components/footer/v2/footer', name: 'Averley', legal: '© Averley' } },
};

describe('uni-footer', () => {
  const realFetch = window.fetch;
  let answer: () => Response;
  let meta: HTMLMetaElement;
  const told = inRoom(definition);
  beforeEach(() => {
    meta = document.createElement('meta');
    meta.name = fragmentMetas.footer;
    meta.content = '/content/experience-fragments/uni/footer.model.json';
    document.head.append(meta);
    answer = () => Response.json(FRAGMENT);
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      return pathname.endsWith('.json') ? answer() : realFetch(input, init);
    };
  });
  afterEach(() => {
    window.fetch = realFetch;
    meta.remove();
  });

  it('asks for no fragment when it has any data of its own', async () => {
    meta.remove();
    const place = await placeExample('<uni-footer legal="© Averley"></uni-footer>');
    expect(place.textContent).to.equal('© Averley');
    expect(told.errors).to.deep.equal([]);
  });

  it('keeps what stands in it when there is no fragment, and asks to configure one', async () => {
    meta.remove();
    const place = await placeExample(BARE);
    expect(get(place, 'uni-footer').innerHTML).to.equal('<p>Averley University</p>');
    expect(told.errors[0]).to.contain('please configure exf-footer-data-path');
  });
});
