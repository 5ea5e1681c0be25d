import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { waitUntil } from '../../page/testing-wait.js';
import * as limits from '../../vocabulary/limits.js';
import { get, inStyle, show } from '../_shared/testing.js';
import { Toc, type TocEntry } from './toc.js';

const entry = (value: string, level: number): TocEntry => ({ id: `to-${value.toLowerCase()}`, value, level });
const entries = [entry('Fees', 2), entry('Deposits', 3), entry('Refunds', 3), entry('Dates', 2)];
const many = (count: number) => Array.from({ length: count }, (_, at) => entry(`Section ${at}`, 2));

/** The lists as nested arrays of the links' texts. */
const outline = (list: Element): unknown[] =>
  [...list.children].map((item) => {
    const [link, below] = item.children;
    return below ? [link!.textContent, outline(below)] : link!.textContent;
  });

describe('Toc', () => {
  inStyle();

  it("is a navigation named 'On this page', with that title", async () => {
    const place = show(<Toc entries={entries} />);
    expect(get(place, 'nav')).to.have.attribute('aria-label', 'On this page');
    expect(get(place, 'h2').textContent).to.equal('On this page');
    await expect(place).to.be.accessible();
  });

  it('is named and titled as its author says, so that two on a page differ', async () => {
    const place = show(
      <>
        <Toc entries={entries} />
        <Toc entries={entries} title="Section" />
      </>,
    );
    const names = [...place.querySelectorAll('nav')].map((nav) => nav.ariaLabel);
    expect(names).to.deep.equal(['On this page', 'Section']);
    const titles = [...place.querySelectorAll('h2')].map((title) => title.textContent);
    expect(titles).to.deep.equal(names);
    await expect(place).to.be.accessible();
  });

  it('links to each heading by its id, deeper ones in lists of their own', () => {
    const place = show(<Toc entries={entries} />);
    const hrefs = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).to.deep.equal(['#to-fees', '#to-deposits', '#to-refunds', '#to-dates']);
    expect(outline(get(place, 'ul'))).to.deep.equal([['Fees', ['Deposits', 'Refunds']], 'Dates']);
  });

  it('nests by one where a level is left out, and goes back to where it belongs', () => {
    const place = show(
      <Toc entries={[entry('A', 3), entry('B', 2), entry('C', 5), entry('D', 4), entry('E', 2)]} />,
    );
    expect(outline(get(place, 'ul'))).to.deep.equal(['A', ['B', ['C', 'D']], 'E']);
  });

  it('lets a browser that can mark the section that is read until a script does', async () => {
    const place = show(
      <>
        <Toc entries={[entry('Fees', 2), entry('Dates', 2)]} />
        <h2 id="to-fees" style={{ marginBlock: '0 200vh' }}>
          Fees
        </h2>
        <h2 id="to-dates" style={{ marginBlock: '0 200vh' }}>
          Dates
        </h2>
      </>,
    );
    const marked = () =>
      [...place.querySelectorAll('.m-toc__link')]
        .filter((link) => getComputedStyle(link).webkitTextStrokeWidth !== '0px')
        .map((link) => link.textContent);
    const canMark = CSS.supports('selector(:target-current)');
    for (const name of ['Dates', 'Fees']) {
      get(place, `#to-${name.toLowerCase()}`).scrollIntoView();
      await waitUntil(() => String(marked()) === (canMark ? name : ''), `${name} is marked`);
    }
  });

  it('marks the section that is being read, with weight and bar and without moving a letter', () => {
    const width = (place: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(get(place, '.m-toc__item:last-child > a'));
      return range.getBoundingClientRect().width;
    };
    const unmarked = show(<Toc entries={entries} />);
    const marked = show(<Toc entries={entries} />);
    [...marked.querySelectorAll('a')].at(3)!.ariaCurrent = 'location';
    const link = get(marked, '[aria-current="location"]');
    expect(link.textContent).to.equal('Dates');
    expect(marked.querySelectorAll('[aria-current]')).to.have.length(1);
    expect(Number.parseFloat(getComputedStyle(link).webkitTextStrokeWidth)).to.be.above(0);
    expect(getComputedStyle(link, '::after').borderInlineStartColor).to.equal('rgb(198, 58, 30)');
    expect(width(marked)).to.equal(width(unmarked));
  });

  it('is numbered through its levels when asked to', () => {
    for (const listType of ['numbered', 'ol'] as const) {
      const place = show(<Toc entries={entries} listType={listType} />);
      expect(place.querySelectorAll('ol'), listType).to.have.length(2);
      expect(getComputedStyle(get(place, 'a'), '::before').content).to.contain('counters');
    }
    for (const listType of ['bulleted', 'ul'] as const)
      expect(show(<Toc entries={entries} listType={listType} />).querySelector('ol'), listType).to.equal(
        null,
      );
  });

  it('has two columns above 768 px when it has over six entries', async () => {
    const columns = (count: number) =>
      new Set(
        [...show(<Toc entries={many(count)} />).querySelectorAll('a')].map(
          (link) => link.getBoundingClientRect().x,
        ),
      ).size;
    await setViewport({ width: 768, height: 800 });
    expect(columns(limits.tocSingleColumnEntries)).to.equal(1);
    expect(columns(limits.tocSingleColumnEntries + 1)).to.equal(2);
    await setViewport({ width: 767, height: 800 });
    expect(columns(limits.tocSingleColumnEntries + 1)).to.equal(1);
  });

  it('has links large enough to be touched, and room for long words at 320 px', async () => {
    await setViewport({ width: 320, height: 600 });
    const place = show(
      <Toc entries={[entry('Donaudampfschifffahrtsgesellschaftskapitänsprüfung', 2), ...entries]} />,
    );
    for (const link of place.querySelectorAll('a')) expect(link.offsetHeight).to.be.at.least(24);
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    await setViewport({ width: 1280, height: 800 });
  });

  it('is nothing without entries', () => {
    expect(renderToStaticMarkup(<Toc />)).to.equal('');
    expect(renderToStaticMarkup(<Toc entries={[]} />)).to.equal('');
  });
});
