import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { inRoom } from '../_core/testing-room.js';
import { definition } from './uni-cta.js';

describe('uni-cta', () => {
  const told = inRoom(definition);

  it('renders its attributes', async () => {
    const place = await placeExample(
      '<uni-cta title="Apply" data-url="/apply.html" description="By Friday." link-target="_blank" applied-css-class-names="m-cta--grey" icon-type="blue"></uni-cta>',
    );
    const link = get<HTMLAnchorElement>(place, 'a');
    expect(link.getAttribute('href')).to.equal('/apply.html');
    expect(link.target).to.equal('_blank');
    expect(get(place, '.m-cta--grey .m-cta__description').textContent).to.equal('By Friday.');
    expect(get(place, 'svg').classList.contains('m-icon--blue')).to.equal(true);
  });

  it('takes its description from a child, and sanitises it', async () => {
    const place = await placeExample(
      '<uni-cta title="Apply"><div slot="description"><p onclick="x()">Hi</p><style>p{}</style></div></uni-cta>',
    );
    expect(get(place, '.m-cta__description').innerHTML).to.equal('<p>Hi</p>');
  });

  it('is followed by Enter, and tells the page once', async () => {
    const place = await placeExample('<uni-cta title="Apply" url="#apply"></uni-cta>');
    const details: { label: string; href: string }[] = [];
    place.addEventListener('uni-interact', (event) => details.push((event as CustomEvent).detail));
    get(place, 'a').focus();
    await sendKeys({ press: 'Enter' });
    expect(details.map(({ label, href }) => [label, href])).to.deep.equal([['Apply', '#apply']]);
  });

  it('keeps the words and names what it cannot take', async () => {
    const place = await placeExample('<uni-cta title="Fees" url="javascript:alert(1)"></uni-cta>');
    expect(place.querySelector('a')).to.equal(null);
    expect(get(place, '.m-cta').textContent).to.equal('Fees');
    expect(told.warnings).to.have.length(1);
    expect(told.warnings[0]).to.contain('<uni-cta> attribute url="javascript:alert(1)"');
  });

  it('follows a change of its attributes', async () => {
    const place = await placeExample('<uni-cta title="Apply" url="/a"></uni-cta>');
    get(place, 'uni-cta').setAttribute('url', '/b');
    await Promise.resolve();
    expect(get(place, 'a').getAttribute('href')).to.equal('/b');
  });

  it('looks in a shadow root as it does in the page', async () => {
    const looks = (element: Element) => {
      const { fontSize, color, backgroundColor, padding, position } = getComputedStyle(element);
      return { fontSize, color, backgroundColor, padding, position };
    };
    const markup = '<uni-cta title="Apply" url="/a" type="ochre"></uni-cta>';
    const inPage = looks(get(await placeExample(markup), '.m-cta'));
    const isolated = get(await placeExample(markup.replace('title', 'isolated title')), 'uni-cta');
    expect(looks(get(isolated.shadowRoot!, '.m-cta'))).to.deep.equal(inPage);
    expect(inPage.position).to.equal('relative');
  });
});
