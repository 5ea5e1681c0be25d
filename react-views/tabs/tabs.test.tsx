import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { column, get, html, inStyle, show } from '../_shared/testing.js';
import { Tabs, type TabsProps } from './tabs.js';

const ITEMS = [
  { title: 'Boat', content: html('<p>A <a href="/a.html">ferry</a>.</p>'), level: 'h3', id: 'boat' },
  { title: 'Train', content: html('<p>Every hour.</p>'), level: 'h4', titleId: 'train' },
  { title: 'Bicycle', content: html('<p>Racks.</p>') },
];
const whole = (props: TabsProps = {}) => <Tabs items={ITEMS} {...props} />;
const open = (place: ParentNode) => [...place.querySelectorAll('details')].map((fold) => fold.open);
const selected = (place: ParentNode) =>
  [...place.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('aria-selected'));
const titles = (place: ParentNode) =>
  [...place.querySelectorAll('summary > *')].map(({ localName }) => localName);

describe('Tabs', () => {
  inStyle();

  it('are not closed by others of the same titles', () => {
    const place = show(
      <>
        {whole()}
        {whole({ items: ITEMS.map((item) => ({ ...item, content: html('<p>Another day</p>') })) })}
      </>,
    );
    expect(open(place)).to.deep.equal([true, false, false, true, false, false]);
  });

  it('are tabs in a wide place, and the first is seen', async () => {
    const place = show(whole());
    const [boat, train] = place.querySelectorAll('summary > *');
    expect(place.innerText).to.match(/^Boat\s+Train\s+Bicycle\s+Boat\s+A ferry\.$/);
    expect(boat!.getBoundingClientRect().width).to.equal(1);
    expect(train!.checkVisibility({ visibilityProperty: true })).to.equal(false);
    expect(get(place, 'summary').checkVisibility({ visibilityProperty: true })).to.equal(false);
    expect(selected(place)).to.deep.equal(['true', 'false', 'false']);
    await expect(place).to.be.accessible();
  });

  it('are valid before a script acts on them: the active tab has its panel', () => {
    const place = show(whole());
    const [panel, ...others] = place.querySelectorAll('[role=tabpanel]');
    const active = get(place, '[role=tab][aria-selected=true]');
    expect(others).to.have.length(0);
    expect([panel?.id, panel?.getAttribute('aria-labelledby')]).to.deep.equal([
      active.getAttribute('aria-controls'),
      active.id,
    ]);
    expect(show(whole({ items: ITEMS.slice(0, 1) })).querySelector('[role=tabpanel]')).to.equal(null);
  });

  it('are folds in a narrow one, each under its heading', async () => {
    const place = show(whole(), column(360));
    expect(get(place, '[role=tablist]').checkVisibility()).to.equal(false);
    expect(titles(place)).to.deep.equal(['h3', 'h4', 'span']);
    expect(place.innerText).to.match(/^Boat\s+A ferry\.\s+Train\s+Bicycle$/);
    await expect(place).to.be.accessible();
  });

  const walk = { title: 'Walk', open: true };
  for (const [what, props, at] of [
    ['its id', { open: 'boat' }, 0],
    ['its heading’s id', { open: 'train' }, 1],
    ['what an item says itself', { items: [...ITEMS, walk] }, 3],
    ['no id that there is', { open: 'nobody' }, 0],
  ] as const)
    it(`say first the item that is asked for, by ${what}`, () =>
      expect(open(show(whole(props))).indexOf(true)).to.equal(at));

  it('give all titles one level, or none', () => {
    expect(titles(show(whole({ level: '2' })))).to.deep.equal(['h2', 'h2', 'h2']);
    expect(titles(show(whole({ level: 'big' })))).to.deep.equal(['span', 'span', 'span']);
  });

  it('are links to their panels, so that they work before a script', () => {
    const place = show(whole());
    const [, tab] = place.querySelectorAll<HTMLAnchorElement>('a[role=tab]');
    const panel = get(place, tab!.hash);
    expect(panel.checkVisibility()).to.equal(false);
    expect(panel.textContent).to.equal('Every hour.');
    expect(tab!.getAttribute('aria-controls')).to.equal(panel.id);
  });

  it('show what has no title above or below', () => {
    const text = (words: string) => ({ content: html(`<p>${words}</p>`) });
    const place = show(whole({ items: [text('First'), ...ITEMS, text('Last')] }));
    expect(place.innerText).to.match(/^First\s+Boat[\s\S]+Last$/);
  });

  it('are no tabs where there is one', () => {
    const place = show(whole({ items: ITEMS.slice(0, 1) }));
    expect(place.querySelector('[role=tablist]')).to.equal(null);
    expect(get(place, 'summary').checkVisibility({ visibilityProperty: true })).to.equal(true);
  });

  it('say whom alone an item is for, so that a switch of the page can hide it', () => {
    const items = [...ITEMS, { title: 'English', audience: 'international' }];
    const place = show(whole({ items }));
    const marked = [...place.querySelectorAll('[data-audience=international]')];
    expect(marked.map(({ localName }) => localName)).to.deep.equal(['a', 'details']);
  });

  it('print all, each below its title', async () => {
    const place = show(whole());
    await emulateMedia({ media: 'print' });
    const shown = [...place.querySelectorAll<HTMLElement>('summary, .m-tabs__panel')].map(
      (part) => part.checkVisibility({ visibilityProperty: true }) && part.offsetHeight > 0,
    );
    const hasList = get(place, '[role=tablist]').checkVisibility();
    await emulateMedia({ media: 'screen' });
    expect(shown).to.deep.equal([true, true, true, true, true, true]);
    expect(hasList).to.equal(false);
  });

  it('have titles that a finger can hit, and no word too long for 320 px', async () => {
    const title = 'Donaudampfschifffahrtsgesellschaft'.repeat(2);
    for (const width of [320, 700]) {
      await setViewport({ width, height: 600 });
      const place = show(
        <div style={{ overflowWrap: 'anywhere' }}>{whole({ items: [{ title }, ...ITEMS] })}</div>,
      );
      const parts = [...place.querySelectorAll<HTMLElement>(width < 577 ? 'summary' : '[role=tab]')];
      for (const { offsetHeight } of parts) expect(offsetHeight).to.be.at.least(24);
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
    }
    await setViewport({ width: 1000, height: 600 });
  });

  it('are nothing without anything to show', () => {
    for (const items of [undefined, [], [{}, { title: '' }]])
      expect(renderToStaticMarkup(<Tabs {...(items && { items })} />)).to.equal('');
  });

  it('render on a server as in the browser', () => {
    expect(show(whole()).innerHTML).to.equal(renderToStaticMarkup(whole()));
  });
});
