import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { get, html, inStyle, show, url } from '../_shared/testing.js';
import { Steps, type StepsProps } from './steps.js';
import { stepsWords } from './steps-words.js';

const ITEMS = [
  { title: 'Choose', content: html('<p>A <a href="/a.html">course</a>.</p>'), level: 'h3' },
  { title: 'Apply', date: '2027-09-30', level: 'h3', id: 'apply', link: url('/apply') },
];
const whole = (props: StepsProps = {}) => <Steps items={ITEMS} {...props} />;
const steps = (place: ParentNode) => [...place.querySelectorAll('li')];
const current = (place: ParentNode) => steps(place).map((step) => step.getAttribute('aria-current'));

describe('Steps', () => {
  inStyle();

  it('are an ordered list of titles, dates and texts', async () => {
    const place = show(whole());
    expect(steps(place).map(({ innerText }) => innerText.replace(/\s+/g, ' '))).to.deep.equal([
      'Choose A course.',
      'Apply 30 September 2027',
    ]);
    expect(get(place, 'h3 a').getAttribute('href')).to.equal('/apply');
    expect(get<HTMLTimeElement>(place, 'time').dateTime).to.equal('2027-09-30');
    await expect(place).to.be.accessible();
  });

  it('mark the current one, by its number or its id, and fill its number', () => {
    expect(current(show(whole()))).to.deep.equal([null, null]);
    expect(current(show(whole({ current: '1' })))).to.deep.equal(['step', null]);
    const place = show(whole({ current: 'apply' }));
    expect(current(place)).to.deep.equal([null, 'step']);
    const [one, other] = steps(place).map((step) => getComputedStyle(step, '::before').backgroundColor);
    expect(one).not.to.equal(other);
  });

  it('go on with their numbers from group to group, whose heading is one level above', () => {
    const items = [
      { title: 'A', level: 'h4', group: 'before' },
      { content: html('<p>Between</p>') },
      { title: 'B', level: 'h4', group: 'assumedKnowledge' },
      { title: 'C', level: 'h4', group: 'My own' },
    ];
    const place = show(whole({ items }));
    expect([...place.querySelectorAll('ol')].map(({ start }) => start)).to.deep.equal([1, 2, 3]);
    expect([...place.querySelectorAll('h3')].map(({ textContent }) => textContent)).to.deep.equal([
      'Before you apply',
      'Assumed knowledge',
      'My own',
    ]);
    expect(place.innerText).to.contain('Between');
  });

  it('say whom they are for, unless the title says it, in the words of a language', () => {
    const items = [
      { title: 'English', audience: 'international' },
      { title: 'Für International', audience: 'international' },
      { title: 'Leave', audience: 'returning-staff' },
    ];
    const texts = (props: StepsProps) => steps(show(whole(props))).map(({ textContent }) => textContent);
    expect(texts({ items })).to.deep.equal([
      'English (International)',
      'Für International',
      'Leave (Returning staff)',
    ]);
    expect(texts({ items: items.slice(0, 1), words: stepsWords('vi') })).to.deep.equal(['English (Quốc tế)']);
  });

  it('of another audience go where the page’s switch chooses one', () => {
    const items = [...ITEMS, { title: 'A', audience: 'domestic' }, { title: 'B', audience: 'international' }];
    const place = show(
      <>
        <input type="radio" className="m-facts__radio" value="domestic" defaultChecked />
        {whole({ items })}
      </>,
    );
    expect(steps(place).map((step) => step.checkVisibility())).to.deep.equal([true, true, true, false]);
  });

  it('have a date in words', () => {
    const place = show(whole({ items: [{ title: 'A', date: 'in spring' }] }));
    expect([place.querySelector('time'), get(place, '.m-steps__date').textContent]).to.deep.equal([
      null,
      'in spring',
    ]);
  });

  it('have no word too long for 320 px', async () => {
    await setViewport({ width: 320, height: 600 });
    const title = 'Donaudampfschifffahrtsgesellschaft'.repeat(2);
    show(<div style={{ overflowWrap: 'anywhere' }}>{whole({ items: [{ title, group: title }] })}</div>);
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    await setViewport({ width: 1000, height: 600 });
  });

  it('are nothing without anything to show', () => {
    for (const items of [undefined, [], [{}, { title: '' }]])
      expect(renderToStaticMarkup(<Steps {...(items && { items })} />)).to.equal('');
  });

  it('render on a server as in the browser', () => {
    const written = renderToStaticMarkup(whole()).replace('dateTime', 'datetime');
    expect(show(whole()).innerHTML).to.equal(written);
  });
});
