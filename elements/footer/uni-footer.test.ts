import { expect } from '@open-wc/testing';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { fragmentMetas } from '../../vocabulary/fragment-metas.js';
import { inRoom } from '../_core/testing-room.js';
import { examples } from './examples.js';
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

  it('takes its data from the fragment that the page names', async () => {
    expect(get(await placeExample(BARE), '.m-footer').textContent).to.equal('Averley© Averley');
  });

  it('shows what the server has written into it', async () => {
    const place = await placeExample(examples[0]!.html);
    expect(place.querySelectorAll('nav')).to.have.length(3);
    expect(get(place, 'address').textContent).to.contain('Old Quay');
    expect(get(place, '.m-footer__legal').textContent).to.contain('Privacy');
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

  it('keeps what stands in it when the fragment cannot be had, and says why', async () => {
    answer = () => new Response('', { status: 404 });
    const place = await placeExample(BARE);
    expect(get(place, 'uni-footer').innerHTML).to.equal('<p>Averley University</p>');
    expect(told.errors[0]).to.contain(
      '<uni-footer> src="/content/experience-fragments/uni/footer.model.json"',
    );
  });

  it('shows what can be shown of broken input', async () => {
    const place = await placeExample(examples.find(({ name }) => name === 'Broken')!.html);
    expect(told.errors).to.have.length(1);
    expect(told.errors[0]).to.contain('data-slot="legalLinks"');
    expect([...place.querySelectorAll('a')].map(({ textContent }) => textContent)).to.deep.equal([
      'Kept',
      'Pigeon post',
    ]);
  });
});
