import { expect } from '@open-wc/testing';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { inRoom } from '../_core/testing-room.js';
import { definition } from './uni-breadcrumb.js';

const TRAIL =
  '[{"title":"Home","link":{"url":"/home.html"}},{"title":"Bad","link":{"url":"javascript:alert(1)"}},{"title":"Here","active":true}]';
const breadcrumb = (attributes = '') =>
  `<uni-breadcrumb ${attributes}><script type="application/json" data-slot="items">${TRAIL}</script></uni-breadcrumb>`;

describe('uni-breadcrumb', () => {
  inRoom(definition);

  it('renders the trail from its slot', async () => {
    const place = await placeExample(breadcrumb());
    expect([...place.querySelectorAll('li')].map(({ textContent }) => textContent)).to.deep.equal([
      'Home',
      'Bad',
      'Here',
    ]);
    expect(get(place, '[aria-current="page"]').textContent).to.equal('Here');
  });

  it('keeps the words of a link with an unsafe address, without the link', async () => {
    const place = await placeExample(breadcrumb());
    expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).to.deep.equal([
      '/home.html',
    ]);
  });

  it('hides and comes back with hide-component', async () => {
    const place = await placeExample(breadcrumb('hide-component'));
    expect(place.querySelector('nav')).to.equal(null);
    get(place, 'uni-breadcrumb').removeAttribute('hide-component');
    await Promise.resolve();
    expect(place.querySelectorAll('nav')).to.have.length(1);
  });
});
