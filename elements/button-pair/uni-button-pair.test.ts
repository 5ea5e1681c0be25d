import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import '../_core/testing-with-react.js';
import { inRoom } from '../_core/testing-room.js';
import { examples } from './examples.js';
import { definition } from './uni-button-pair.js';

const slot = (name: string, value: unknown) =>
  `<script type="application/json" data-slot="${name}">${JSON.stringify(value)}</script>`;
const textsOf = (place: HTMLElement) =>
  [...place.querySelectorAll('a')].map(({ textContent }) => textContent);

describe('uni-button-pair', () => {
  const told = inRoom(definition);

  it('takes its buttons from JSON in slots', async () => {
    const place = await placeExample(
      `<uni-button-pair>${slot('button1', { text: 'A', link: '/a' })}${slot('button2', { text: 'B', link: '/b', isAuthenticated: 'true' })}</uni-button-pair>`,
    );
    expect(textsOf(place)).to.deep.equal(['A', 'B (requires login)']);
  });

  it('takes them from attributes and properties as well', async () => {
    const place = await placeExample(
      `<uni-button-pair button1='{"text":"A","link":"/a"}'></uni-button-pair>`,
    );
    Object.assign(get(place, 'uni-button-pair'), { button2: { text: 'B', link: '/b' } });
    await Promise.resolve();
    expect(textsOf(place)).to.deep.equal(['A', 'B']);
  });

  it('drops an unsafe address', async () => {
    const place = await placeExample(
      `<uni-button-pair>${slot('button1', { text: 'A', link: 'javascript:alert(1)' })}</uni-button-pair>`,
    );
    expect(get(place, '[role="button"]')).not.to.have.attribute('href');
  });

  it('shows the other button when one is not JSON, and names the fault', async () => {
    const place = await placeExample(examples.find(({ name }) => name === 'Broken')!.html);
    expect(textsOf(place)).to.deep.equal(['Compare courses']);
    expect(told.errors).to.have.length(1);
    expect(told.errors[0]).to.contain('<uni-button-pair> <script data-slot="button1"> is not valid JSON');
  });

  it('lets a click on a script’s action be heard on the tag, by mouse and keyboard', async () => {
    const place = await placeExample(
      `<uni-button-pair>${slot('button1', { text: 'Show', link: '#' })}</uni-button-pair>`,
    );
    let clicks = 0;
    get(place, 'uni-button-pair').addEventListener('click', () => clicks++);
    const action = get(place, '[role="button"]');
    action.click();
    action.focus();
    await sendKeys({ press: 'Space' });
    await sendKeys({ press: 'Enter' });
    expect(clicks).to.equal(3);
    expect(location.hash).to.equal('');
  });
});
