import { expect } from '@open-wc/testing';
import { activeLink } from './active-link.js';

const ORIGIN = 'https://www.averley.example';

/** The active links of a page, as `address current`. The links stand on that page. */
function active(path: string, ...hrefs: readonly string[]): string | undefined {
  const place = document.implementation.createHTMLDocument();
  const base = place.createElement('base');
  base.href = ORIGIN + path;
  place.head.append(base);
  const links = hrefs.map((href) => {
    const link = place.createElement('a');
    link.setAttribute('href', href);
    return link;
  });
  const found = activeLink(links, { href: ORIGIN + path, origin: ORIGIN });
  return found && `${found.link.getAttribute('href')} ${found.current}`;
}

describe('the active link', () => {
  it('is the one to the current page', () => {
    expect(active('/a/b.html', '/a.html', '/a/b.html', '/a/b/c.html')).to.equal('/a/b.html page');
  });

  it('is the first of several', () => {
    expect(active('/a.html', '/a.html?x=1', '/a.html')).to.equal('/a.html?x=1 page');
    expect(active('/a/b.html', '/a.html?x=1', '/a.html')).to.equal('/a.html?x=1 true');
  });

  for (const [path, href] of [
    ['/a/b.html', '/a/b'],
    ['/a/b', '/a/b.html'],
    ['/a/', '/a/home.html'],
    ['/a/home.html', '/a.html'],
    ['/content/a/b.html', '/a/b.html'],
    ['/a/b.html?x=1#y', '/a/b.html'],
    ['/a/b.html', 'b.html'],
    ['/a/b.html', `${ORIGIN}/a/b.html`],
    ['/học-phí.html', '/h%E1%BB%8Dc-ph%C3%AD.html'],
  ] as const) {
    it(`is ${href} on ${path}`, () => {
      expect(active(path, href)).to.equal(`${href} page`);
    });
  }

  it('is else the nearest page above', () => {
    expect(active('/a/b/c/d.html', '/a.html', '/a/b.html', '/x.html')).to.equal('/a/b.html true');
    expect(active('/students/card.html', '/students/home.html')).to.equal('/students/home.html true');
  });

  it('compares whole segments', () => {
    expect(active('/courses-old/x.html', '/courses.html')).to.equal(undefined);
    expect(active('/course.html', '/courses.html')).to.equal(undefined);
  });

  for (const href of [
    '#fees',
    '/a/b.html#fees',
    'https://elsewhere.example/a/b.html',
    'mailto:a@b.example',
    'javascript:void 0',
    'http://[',
    '',
  ]) {
    it(`is not ${JSON.stringify(href)}`, () => {
      expect(active('/a/b.html', href)).to.equal(href === '' ? ' page' : undefined);
    });
  }

  it('is the home page only there', () => {
    expect(active('/home.html', '/')).to.equal('/ page');
    expect(active('/a.html', '/', '/home.html')).to.equal(undefined);
  });
});
