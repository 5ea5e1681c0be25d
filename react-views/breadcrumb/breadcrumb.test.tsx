import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { breakpoints } from '../../vocabulary/breakpoints.js';
import { get, inStyle, show, url } from '../_shared/testing.js';
import { Breadcrumb } from './breadcrumb.js';

const LONG = 'Faculty of Engineering and Computer Science';
const TRAIL = [
  { title: 'Home', link: { url: url('/') } },
  { title: LONG, link: { url: url('/engineering.html') } },
  { title: 'Bachelor of Advanced Computing (Honours)', link: { url: url('/computing.html') } },
];
const HEIGHT_PX = 600;

const links = (place: ParentNode) => [...place.querySelectorAll('a')];
const texts = (place: ParentNode) =>
  [...place.querySelectorAll('.m-breadcrumb__text')].map(({ textContent }) => textContent);

describe('Breadcrumb', () => {
  inStyle();

  it('is a labelled navigation with an ordered list', async () => {
    const place = show(<Breadcrumb items={TRAIL} />);
    expect(get(place, 'nav')).to.have.attribute('aria-label', 'Breadcrumb');
    expect(place.querySelectorAll('nav > ol > li')).to.have.length(3);
    await expect(place).to.be.accessible();
  });

  it('takes the last of several active items for the current page', () => {
    const items = [TRAIL[0]!, { ...TRAIL[1]!, active: true }, { ...TRAIL[2]!, active: true }];
    const current = show(<Breadcrumb items={items} />).querySelectorAll('[aria-current="page"]');
    expect([...current].map(({ textContent }) => textContent)).to.deep.equal([TRAIL[2]!.title]);
  });

  it('cuts titles at 30 characters for the eye and keeps them whole in the accessible name', () => {
    const place = show(<Breadcrumb items={TRAIL} />);
    expect(texts(place)).to.deep.equal(['Home', 'Faculty of Engineering and Com…']);
    const [home, faculty] = links(place);
    expect(home?.querySelector('[aria-hidden="true"]:not(svg)')).to.equal(null);
    expect(get(faculty!, '[aria-hidden="true"]:not(svg)').textContent).to.equal(
      'Faculty of Engineering and Com…',
    );
    expect(get(faculty!, '.m-breadcrumb__whole').textContent).to.equal(LONG);
  });

  it('never cuts the current page, which is no link', () => {
    const current = get(show(<Breadcrumb items={TRAIL} />), '[aria-current="page"]');
    expect(current.localName).to.equal('span');
    expect(current.textContent).to.equal('Bachelor of Advanced Computing (Honours)');
  });

  it('takes the item marked active for the current page, else the last', () => {
    const marked = [{ title: 'Home', active: true }, ...TRAIL.slice(1)];
    const currents = [TRAIL, marked].map((items) => {
      const place = show(<Breadcrumb items={items} />);
      expect(place.querySelectorAll('[aria-current]')).to.have.length(1);
      return get(place, '[aria-current]').textContent;
    });
    expect(currents).to.deep.equal(['Bachelor of Advanced Computing (Honours)', 'Home']);
  });

  it('shows an item without an address as text, its whole title for screen readers', () => {
    const place = show(<Breadcrumb items={[{ title: LONG }, { title: 'Here' }]} />);
    expect(links(place)).to.have.length(0);
    expect(get(place, '.m-breadcrumb__text')).to.have.attribute('aria-hidden', 'true');
    expect(get(place, '.m-breadcrumb__whole').textContent).to.equal(LONG);
  });

  it('is nothing when it is hidden or has no items', () => {
    for (const view of [
      <Breadcrumb key="1" items={TRAIL} hideComponent />,
      <Breadcrumb key="2" items={[]} />,
    ])
      expect(renderToStaticMarkup(view)).to.equal('');
  });

  describe('from the tablet breakpoint on', () => {
    before(() => setViewport({ width: breakpoints.tabletUp, height: HEIGHT_PX }));

    it('shows plain links with whole titles, without chevrons', () => {
      const place = show(<Breadcrumb items={TRAIL} />);
      const seen = links(place).map((link) => link.innerText.trim());
      expect(seen).to.deep.equal(['Home', LONG]);
      for (const link of links(place)) expect(link.getBoundingClientRect().width).to.be.above(30);
      for (const chevron of place.querySelectorAll('svg'))
        expect(getComputedStyle(chevron).display).to.equal('none');
      expect(get(place, '[aria-current]').getBoundingClientRect().width).to.be.above(100);
      expect(get(place, '.m-breadcrumb__whole').getBoundingClientRect().width).to.be.above(200);
    });
  });

  describe('below the tablet breakpoint', () => {
    before(() => setViewport({ width: breakpoints.tabletDown, height: HEIGHT_PX }));
    after(() => setViewport({ width: 1280, height: HEIGHT_PX }));

    it('shows a chevron before each title, cut but for the current page', () => {
      const place = show(<Breadcrumb items={TRAIL} />);
      for (const step of place.querySelectorAll('li > *')) {
        const chevron = get(step, '.m-breadcrumb__chevron').getBoundingClientRect();
        const title = get(step, 'span').getBoundingClientRect();
        expect(chevron.width).to.equal(16);
        expect(chevron.right).to.be.below(title.left);
        expect(title.width).to.be.above(30);
      }
      expect(get(place, '.m-breadcrumb__whole').getBoundingClientRect().width).to.equal(1);
      expect(get(place, '[aria-current]').innerText).to.equal('Bachelor of Advanced Computing (Honours)');
    });

    it('has room for a finger', () => {
      const place = show(<Breadcrumb items={TRAIL} />);
      for (const link of links(place)) expect(link.getBoundingClientRect().height).to.be.at.least(44);
    });
  });
});
