import { expect, oneEvent } from '@open-wc/testing';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { inRoom } from '../_core/testing-room.js';
import { examples } from './examples.js';
import { definition } from './uni-card.js';

describe('uni-card', () => {
  const told = inRoom(definition);

  it('renders its attributes', async () => {
    const place = await placeExample(
      '<uni-card title="Law" title-id="law" data-link="/law.html" description="Five years." description-id="law-text" image-url="/content/dam/x.jpg" focal-position-x="30%" pos-y="top" classes="mine"></uni-card>',
    );
    expect(get(place, 'h3#law a').getAttribute('href')).to.equal('/law.html');
    expect(get(place, '#law-text').textContent).to.equal('Five years.');
    expect(get(place, 'img').style.objectPosition).to.equal('30% 0%');
    expect(get(place, '.m-card').classList.contains('mine')).to.equal(true);
  });

  it('lets its text be selected unless it is told otherwise', async () => {
    const place = await placeExample(
      '<uni-card title="a"></uni-card><uni-card title="b" allow-text-selection="false"></uni-card>',
    );
    const classes = [...place.querySelectorAll('.m-card')].map(({ className }) => className);
    expect(classes).to.deep.equal(['m-tile m-card m-tile--selectable', 'm-tile m-card']);
  });

  it('follows its link when its text is clicked, and tells the page once', async () => {
    const place = await placeExample(
      '<uni-card title="Law" link="#law" description="Five years."></uni-card>',
    );
    const labels: string[] = [];
    place.addEventListener('uni-interact', (event) => labels.push((event as CustomEvent).detail.label));
    const followed = oneEvent(window, 'hashchange');
    get(place, '.m-card__description').click();
    await followed;
    expect(location.hash).to.equal('#law');
    history.replaceState(null, '', location.pathname + location.search);
    expect(labels).to.deep.equal(['Law']);
  });

  it('takes its description from a child, and sanitises it', async () => {
    const place = await placeExample(
      '<uni-card title="Law"><div slot="description"><p onclick="x()">Hi</p><style>p{}</style></div></uni-card>',
    );
    expect(get(place, '.m-card__description').innerHTML).to.equal('<p>Hi</p>');
  });

  it('keeps its ids when its data change elsewhere', async () => {
    const place = await placeExample('<uni-card title="Law" link="/law.html"></uni-card>');
    const { id } = get(place, 'h3');
    get(place, 'uni-card').setAttribute('classes', 'mine');
    await Promise.resolve();
    expect(get(place, '.mine h3').id).to.equal(id);
  });

  it('keeps the words and names what it cannot take', async () => {
    const place = await placeExample(examples.find(({ name }) => name === 'Broken')!.html);
    expect(place.querySelector('a')).to.equal(null);
    expect(get(place, 'h3').textContent).to.equal('Fees');
    expect(getComputedStyle(get(place, 'img')).objectPosition).to.equal('50% 50%');
    expect(told.warnings).to.have.length(1);
    expect(told.warnings[0]).to.contain('<uni-card> attribute link="javascript:alert(1)"');
  });
});
