import { expect } from '@open-wc/testing';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { inRoom } from '../_core/testing-room.js';
import { examples } from './examples.js';
import { definition } from './uni-bleed-block.js';

describe('uni-bleed-block', () => {
  const told = inRoom(definition);

  it('takes its text from its content, sanitised', async () => {
    const place = await placeExample(
      '<uni-bleed-block img="/content/dam/x.jpg" alt-text="A tank"><h2 onclick="x()">Water</h2>\n<p>Real</p><style>p{}</style></uni-bleed-block>',
    );
    expect(get(place, '.m-bleed-block__text').innerHTML.replace(/\s+/g, '')).to.equal(
      '<h2>Water</h2><p>Real</p>',
    );
    expect(get(place, 'img')).to.have.attribute('alt', 'A tank');
  });

  it('takes its text from an attribute before its content, as the template gives it', async () => {
    const place = await placeExample(
      '<uni-bleed-block data-text="&lt;p&gt;Given&lt;/p&gt;"><div class="m-bleed-block"><p>Written by the template</p></div></uni-bleed-block>',
    );
    expect(get(place, '.m-bleed-block__text').innerHTML).to.equal('<p>Given</p>');
    expect(place.querySelectorAll('.m-bleed-block')).to.have.length(1);
  });

  it('renders its attributes', async () => {
    const place = await placeExample(
      '<uni-bleed-block img="/content/dam/x.jpg" image-id="tank" data-style="std" pos-y="10%" loading="eager" data-aria-hidden="true"></uni-bleed-block>',
    );
    const image = get<HTMLImageElement>(place, '.m-bleed-block--std img#tank');
    expect(image.style.objectPosition).to.equal('50% 10%');
    expect(image.loading).to.equal('eager');
    expect(image).to.have.attribute('aria-hidden', 'true');
  });

  it('shows what can be shown of broken input, and tells the rest', async () => {
    const place = await placeExample(examples.find(({ name }) => name === 'Broken')!.html);
    expect(get(place, 'h2').textContent).to.equal('Still here');
    expect(told.warnings).to.have.length(2);
    expect(told.warnings[0]).to.contain('data-style="no such style" is none of ds, std, default');
    expect(told.warnings[1]).to.contain('loading="sometimes" is none of eager, lazy');
  });
});
