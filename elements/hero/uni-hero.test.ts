import { expect } from '@open-wc/testing';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { inRoom } from '../_core/testing-room.js';
import { examples } from './examples.js';
import { definition } from './uni-hero.js';

describe('uni-hero', () => {
  const told = inRoom(definition);

  it('renders attributes and the list of its links', async () => {
    const place =
      await placeExample(`<uni-hero title="Learn" description="Since 1874." img="/content/dam/x.jpg" alt="A court">
      <script type="application/json" data-slot="calltoactions">[{"ctaDescription":"A","ctaUrl":"/a"},{"ctaDescription":"B","ctaUrl":"/b"}]</script>
    </uni-hero>`);
    expect(get(place, 'h1').textContent).to.equal('Learn');
    expect(get(place, 'img')).to.have.attribute('alt', 'A court');
    expect([...place.querySelectorAll('a')].map(({ className }) => className)).to.deep.equal([
      'm-button m-button--primary',
      'm-button m-button--secondary',
    ]);
  });

  it('has its title for an invisible heading that is empty', async () => {
    const place = await placeExample('<uni-hero title="Learn" is-invisible invisible-heading=""></uni-hero>');
    expect(get(place, 'h1.m-visually-hidden').textContent).to.equal('Learn');
  });

  it('is eager and centred unless told otherwise', async () => {
    const image = get<HTMLImageElement>(
      await placeExample('<uni-hero img="/content/dam/x.jpg"></uni-hero>'),
      'img',
    );
    expect(image.loading).to.equal('eager');
    expect(image).not.to.have.attribute('style');
  });

  it('takes a position', async () => {
    const place = await placeExample('<uni-hero img="/content/dam/x.jpg" pos-y="20%"></uni-hero>');
    expect(get(place, 'img').style.objectPosition).to.equal('50% 20%');
  });

  it('shows what can be shown of broken input, and tells the rest once', async () => {
    const broken = examples.find(({ name }) => name === 'Broken')!;
    const place = await placeExample(broken.html);
    await placeExample(broken.html);
    expect(get(place, 'h1').textContent).to.equal('Still here');
    expect(get(place, '.m-hero__action-text').textContent).to.equal('Ask us');
    expect(told.warnings).to.have.length(2);
    expect(told.warnings.join()).to.contain('<uni-hero> attribute loading="sometimes"');
    expect(told.warnings.join()).to.contain('<uni-hero> calltoactions[0].ctaUrl');
  });
});
