import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { breakpoints } from '../../vocabulary/breakpoints.js';
import { get, inStyle, show, url } from '../_shared/testing.js';
import { Header, type HeaderProps } from './header.js';

const SECTIONS = [
  { title: 'Courses', link: url('/courses.html') },
  { title: 'Students', link: url('/students/home.html') },
];
const LANGUAGES = [{ title: 'Tiếng Việt', link: url('/vi/home.html'), lang: 'vi' }];
const HEIGHT_PX = 800;
const SMALLEST_WIDTH_PX = 320;

const header = (props: Partial<HeaderProps> = {}) => (
  <Header
    name="Averley University"
    navigation={SECTIONS}
    utility={LANGUAGES}
    searchLink={url('/search.html')}
    {...props}
  />
);
const linkNamed = (place: ParentNode, name: string) => {
  const found = [...place.querySelectorAll('a')].find(({ textContent }) => textContent?.trim() === name);
  if (!found) throw new Error(`no link is named ${name}`);
  return found;
};
const currentOf = (name: string, currentPath?: string) =>
  linkNamed(show(header({ currentPath })), name).getAttribute('aria-current');
const narrow = () => setViewport({ width: breakpoints.smallDesktopDown, height: HEIGHT_PX });
const wide = () => setViewport({ width: breakpoints.smallDesktopUp, height: HEIGHT_PX });

describe('Header', () => {
  inStyle();

  it('leads home, to the sections, to the search and to other languages', () => {
    const place = show(header());
    expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).to.deep.equal([
      '/',
      '/courses.html',
      '/students/home.html',
      '/search.html',
      '/vi/home.html',
    ]);
    expect(linkNamed(show(header({ home: url('/home.html') })), 'Averley University')).to.have.attribute(
      'href',
      '/home.html',
    );
  });

  it('is a banner with one named navigation', () => {
    const place = show(header());
    expect(place.querySelectorAll('header')).to.have.length(1);
    expect(place.querySelectorAll('nav')).to.have.length(1);
    expect(get(place, 'nav')).to.have.attribute('aria-label', 'Main');
    expect(get(show(header({ navigationLabel: 'Chính' })), 'nav')).to.have.attribute('aria-label', 'Chính');
  });

  it('marks the page that it stands on', () => {
    expect(currentOf('Courses', '/courses')).to.equal('page');
    expect(currentOf('Students', '/students/')).to.equal('page');
    expect(currentOf('Courses', '/students')).to.equal(null);
    expect(currentOf('Courses')).to.equal(null);
  });

  it('marks the section that it stands in, but never the home page for all of them', () => {
    expect(currentOf('Courses', '/courses/bachelor-of-law')).to.equal('true');
    expect(currentOf('Courses', '/coursework')).to.equal(null);
    const place = show(header({ navigation: [{ title: 'Home', link: url('/') }], currentPath: '/students' }));
    expect(linkNamed(place, 'Home')).not.to.have.attribute('aria-current');
  });

  it('marks no link to a part of the page that it stands on, or of its section', () => {
    const navigation = ['/students#cards', '/students#rooms', '/students'].map((link) => ({
      title: link,
      link: url(link),
    }));
    for (const [currentPath, own] of [
      ['/students', 'page'],
      ['/students/rooms', 'true'],
    ] as const) {
      const links = show(header({ navigation, currentPath })).querySelectorAll('nav a');
      const marks = [...links].map((link) => link.getAttribute('aria-current'));
      expect(marks).to.deep.equal([null, null, own]);
    }
  });

  it('shows a second level in folds, of which one is open at a time', () => {
    const items = [{ title: 'Law', link: url('/courses/law') }];
    const place = show(
      header({
        navigation: [
          { title: 'Courses', link: url('/courses'), items },
          { title: 'More', items },
        ],
        currentPath: '/courses/law',
      }),
    );
    const folds = [...place.querySelectorAll<HTMLDetailsElement>('.m-header__fold')];
    expect(folds.map((fold) => get(fold, 'summary').textContent)).to.deep.equal(['Courses', 'More']);
    expect(linkNamed(place, 'Courses')).to.have.attribute('aria-current', 'true');
    expect(linkNamed(place, 'Law')).to.have.attribute('aria-current', 'page');
    for (const fold of folds) fold.open = true;
    expect(folds.map(({ open }) => open)).to.deep.equal([false, true]);
  });

  it('says in which language a link is', () => {
    const link = linkNamed(show(header()), 'Tiếng Việt');
    expect([link.lang, link.hreflang]).to.deep.equal(['vi', 'vi']);
  });

  it('names the home link by the name, else by what it is', () => {
    expect(get(show(header({ logo: '/crest.svg' })), 'img')).to.have.attribute('alt', '');
    expect(get(show(header({ logo: '/crest.svg', name: undefined })), 'img')).to.have.attribute(
      'alt',
      'Home',
    );
  });

  it('has no menu when there is nothing in it', () => {
    const place = show(<Header name="Averley University" />);
    expect(place.querySelector('details')).to.equal(null);
    expect(place.querySelectorAll('nav, ul')).to.have.length(0);
  });

  it('is nothing when it has nothing to show', () => {
    expect(renderToStaticMarkup(<Header navigation={[]} />)).to.equal('');
  });

  for (const [place, set] of [
    ['below the desktop breakpoint', () => narrow()],
    ['from the desktop breakpoint on', () => wide()],
  ] as const)
    it(`keeps a link and the button of its fold in one line ${place}`, async () => {
      await set();
      const items = [{ title: 'Law', link: url('/law') }];
      const host = show(header({ navigation: [{ title: 'Courses', link: url('/courses'), items }] }));
      get<HTMLDetailsElement>(host, '.m-header__menu').open = true;
      const middle = (each: HTMLElement) => {
        const { top, height } = each.getBoundingClientRect();
        return top + height / 2;
      };
      const height = linkNamed(host, 'Courses').offsetHeight;
      get<HTMLDetailsElement>(host, '.m-header__fold').open = true;
      expect(middle(get(host, '.m-header__more'))).to.be.closeTo(middle(linkNamed(host, 'Courses')), 8);
      expect(linkNamed(host, 'Courses').offsetHeight).to.equal(height);
      await wide();
    });

  describe('below the desktop breakpoint', () => {
    before(narrow);
    after(wide);

    it('shows its links when the menu is opened by keyboard, and hides them again', async () => {
      const place = show(header());
      const panel = get(place, '.m-header__panel');
      expect(panel.checkVisibility()).to.equal(false);
      get(place, 'summary').focus();
      await sendKeys({ press: 'Enter' });
      expect(panel.checkVisibility()).to.equal(true);
      await sendKeys({ press: 'Enter' });
      expect(panel.checkVisibility()).to.equal(false);
    });

    it('lets Tab go from the menu into the links and out of them', async () => {
      const place = show(
        <>
          {header()}
          <a href="/after.html">After</a>
        </>,
      );
      get(place, 'details').toggleAttribute('open', true);
      get(place, 'summary').focus();
      const visited: string[] = [];
      for (let at = 0; at < 5; at++) {
        await sendKeys({ press: 'Tab' });
        visited.push(document.activeElement?.textContent?.trim() ?? '');
      }
      expect(visited).to.deep.equal(['Courses', 'Students', 'Search', 'Tiếng Việt', 'After']);
    });

    it('pushes the page down instead of covering it', () => {
      const place = show(
        <>
          {header()}
          <p>Page</p>
        </>,
      );
      get(place, 'details').toggleAttribute('open', true);
      const [panel, page] = ['.m-header__panel', 'p'].map((part) => get(place, part).getBoundingClientRect());
      expect(page!.top).to.be.at.least(panel!.bottom);
    });

    it('fits into 320 px with a long name', async () => {
      await setViewport({ width: SMALLEST_WIDTH_PX, height: HEIGHT_PX });
      const place = show(
        header({ name: 'Averley University of the Coast, Engineering and the Liberal Arts', logo: '/x.svg' }),
      );
      get(place, 'details').toggleAttribute('open', true);
      expect(document.documentElement.scrollWidth).to.be.at.most(SMALLEST_WIDTH_PX);
      await narrow();
    });
  });

  describe('from the desktop breakpoint on', () => {
    before(wide);

    it('shows its links beside the name, without a menu', () => {
      const place = show(header());
      expect(get(place, '.m-header__panel').checkVisibility()).to.equal(true);
      expect(get(place, 'details').checkVisibility()).to.equal(false);
      const [home, first] = ['.m-header__home', 'nav a'].map((part) =>
        get(place, part).getBoundingClientRect(),
      );
      expect(first!.left).to.be.greaterThan(home!.right);
      expect(first!.top).to.be.lessThan(home!.bottom);
    });
  });
});
