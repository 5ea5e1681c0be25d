import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { get, html, inStyle, show } from '../_shared/testing.js';
import { Accordion, type AccordionProps } from './accordion.js';
import { accordionWords } from './accordion-words.js';

const ITEMS = [
  { title: 'Fees', content: html('<p>A <a href="/a.html">year</a>.</p>'), level: 'h3', id: 'fees' },
  { title: 'Dates', content: html('<p>In May.</p>'), level: 'h4' },
];
const whole = (props: AccordionProps = {}) => <Accordion items={ITEMS} {...props} />;
const details = (place: ParentNode) => [...place.querySelectorAll('details')];

describe('Accordion', () => {
  inStyle();

  it('folds the content below each title, whose heading keeps its level', async () => {
    const place = show(whole());
    expect([...place.querySelectorAll('summary > *')].map(({ localName }) => localName)).to.deep.equal([
      'h3',
      'h4',
    ]);
    expect(place.innerText).to.contain('Fees').and.not.to.contain('year');
    get(place, 'summary').click();
    expect(place.innerText).to.contain('year');
    await expect(place).to.be.accessible();
  });

  it('says whom alone a fold is for, so that a switch of the page can hide it', () => {
    const items = [...ITEMS, { title: 'English', audience: 'international' }];
    const [fees, , english] = details(show(whole({ items })));
    expect([fees!.dataset.audience, english!.dataset.audience]).to.deep.equal([undefined, 'international']);
  });

  it('gives all titles one level, or none', () => {
    const levels = (props: AccordionProps) =>
      [...show(whole(props)).querySelectorAll('summary > *')].map(({ localName }) => localName);
    expect(levels({ level: '2' })).to.deep.equal(['h2', 'h2']);
    expect(levels({ level: ' H5 ' })).to.deep.equal(['h5', 'h5']);
    expect(levels({ items: [{ title: 'Fees' }] })).to.deep.equal(['span']);
    expect(levels({ level: '9', items: [{ title: 'Fees' }] })).to.deep.equal(['span']);
  });

  it('has one open at a time by the names of its folds', () => {
    const names = (place: HTMLElement) => new Set(details(place).map(({ name }) => name));
    expect([...names(show(whole()))]).to.deep.equal(['']);
    const [name, ...others] = names(show(whole({ exclusive: true })));
    expect([name !== '', others]).to.deep.equal([true, []]);
  });

  it('has a button for all, in the words of its language, unless one is open at a time', () => {
    const words = accordionWords('vi');
    expect(get(show(whole({ openAll: true })), 'button').innerText.trim()).to.equal('Open all');
    expect(get(show(whole({ openAll: true, words })), 'button').innerText.trim()).to.equal('Mở tất cả');
    for (const props of [
      { openAll: true, exclusive: true },
      { openAll: true, items: ITEMS.slice(1) },
    ])
      expect(show(whole(props)).querySelector('button')).to.equal(null);
  });

  it('shows what has no title', () => {
    const place = show(whole({ items: [{ content: html('<p>First:</p>') }, ...ITEMS] }));
    expect(place.innerText).to.match(/^First:\s+Fees/);
  });

  it('prints all as if it were open', async () => {
    const place = show(whole());
    const [fold] = details(place);
    const closed = fold!.offsetHeight;
    await emulateMedia({ media: 'print' });
    const printed = fold!.offsetHeight;
    await emulateMedia({ media: 'screen' });
    expect(printed).to.be.above(closed);
  });

  it('has titles that a finger can hit, and no word too long for 320 px', async () => {
    await setViewport({ width: 320, height: 600 });
    const title = 'Donaudampfschifffahrtsgesellschaft'.repeat(2);
    const place = show(
      <div style={{ overflowWrap: 'anywhere' }}>
        {whole({ items: [{ title }, ...ITEMS], openAll: true })}
      </div>,
    );
    for (const { offsetHeight } of place.querySelectorAll('summary')) expect(offsetHeight).to.be.at.least(24);
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    await setViewport({ width: 1000, height: 600 });
  });

  it('is nothing without anything to show', () => {
    for (const items of [undefined, [], [{}, { title: '' }]])
      expect(renderToStaticMarkup(<Accordion {...(items && { items })} openAll />)).to.equal('');
  });

  it('renders on a server as in the browser', () => {
    const place = show(whole({ openAll: true }));
    expect(place.innerHTML).to.equal(renderToStaticMarkup(whole({ openAll: true })));
  });
});
