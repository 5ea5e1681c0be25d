import { expect } from '@open-wc/testing';
import { fragmentModelUrl, pageModelUrl, renditionUrl, resolveDataUrl } from './addresses.js';

const PATHS: Readonly<Record<string, string>> = {
  '/a/b.html': '/a/b.model.json',
  '/a/b.HTML': '/a/b.model.json',
  '/a/b': '/a/b.model.json',
  '/a/b.model.json': '/a/b.model.json',
  '/a/v2.0': '/a/v2.0.model.json',
  '/a/b.print.html': '/a/b.print.model.json',
  '/a/': '/a/home.model.json',
  '/': '/home.model.json',
  '': '/home.model.json',
  '/a/b.html/suffix': '/a/b.model.json',
  '/a/b.html/suffix.html': '/a/b.model.json',
  '/a/b.html/': '/a/b.model.json',
  '/a/b.htmlx/c.html': '/a/b.htmlx/c.model.json',
  '/a/b.html;jsessionid=1F': '/a/b.model.json',
  '/a;v=1/b.html': '/a/b.model.json',
  '/a/b.html?x=1#y': '/a/b.model.json',
  '/vi/kh%C3%B3a-h%E1%BB%8Dc.html': '/vi/kh%C3%B3a-h%E1%BB%8Dc.model.json',
  '/khóa.html': '/kh%C3%B3a.model.json',
  '/local-page-default.html': '/local-page-default.model.json',
};

const COURSE_SEARCH_PATHS = [
  '/courses',
  '/courses/',
  '/courses.html',
  '/courses.HTML',
  '/courses/search',
  '/courses/search/',
  '/courses/search.html',
  '/courses/search.html/suffix',
  '/content/courses',
  '/content/courses/',
  '/content/courses.html',
  '/content/courses/search.html',
];

const HOSTILE_PATHS = [
  '//other-host/en/courses.html',
  '///other-host/x.html',
  '/\\other-host/x.html',
  '\\\\other-host/x.html',
  '/\t/other-host/x.html',
  '/\n/other-host/x.html',
  '\u0001//other-host/x.html',
  ' //other-host/x.html',
  '/..//other-host/x.html',
  '/%2e%2e//other-host/x.html',
  '/.//other-host/x.html',
  '/a/..//other-host/x.html',
  '/;x//other-host/x.html',
  ';//other-host/x.html',
  'https://other-host/x.html',
  '@other-host/x.html',
  ':80@other-host/x.html',
];

describe('pageModelUrl', () => {
  for (const [path, url] of Object.entries(PATHS)) {
    it(`of ${JSON.stringify(path)} is ${url}`, () => {
      expect(pageModelUrl(path)).to.equal(url);
    });
  }

  for (const path of COURSE_SEARCH_PATHS) {
    it(`of ${path} is that of the course search`, () => {
      expect(pageModelUrl(path)).to.equal('/courses/search.model.json');
    });
  }

  for (const path of [
    '/courses/law.html',
    '/courses/search/law.html',
    '/coursesx.html',
    '/en/courses.html',
  ]) {
    it(`of ${path} is that of the page`, () => {
      expect(pageModelUrl(path)).to.equal(path.replace('.html', '.model.json'));
    });
  }

  for (const path of HOSTILE_PATHS) {
    it(`of ${JSON.stringify(path)} stays on its origin`, () => {
      const url = new URL(pageModelUrl(path), 'https://site.example/a/b.html');
      expect(url.origin).to.equal('https://site.example');
      expect(url.pathname).to.match(/\.model\.json$/);
    });
  }
});

describe('fragmentModelUrl', () => {
  it('adds the selector to a path under the experience fragments', () => {
    const path = '/content/experience-fragments/uni/header';
    for (const ending of ['', '/', '.html', '.model.json']) {
      expect(fragmentModelUrl(path + ending)).to.equal(`${path}.model.json`);
    }
  });

  it('takes every other path as one under the experience fragments', () => {
    for (const path of [
      'uni/header',
      '/uni/header',
      '//uni/header',
      '/content/experience-fragments/../../uni/header',
    ]) {
      expect(fragmentModelUrl(path)).to.equal('/content/experience-fragments/uni/header.model.json');
    }
  });
});

describe('renditionUrl', () => {
  const RENDITIONS = 'jcr:content/renditions';

  it('names the renditions of the CMS', () => {
    expect(renditionUrl('/content/dam/court.jpg', 'web')).to.equal(
      `/content/dam/court.jpg/${RENDITIONS}/cq5dam.web.1280.1280.jpeg`,
    );
    expect(renditionUrl('/content/dam/logo.png', 'web')).to.equal(
      `/content/dam/logo.png/${RENDITIONS}/cq5dam.web.1280.1280.png`,
    );
    expect(renditionUrl('/content/dam/court.jpg', 'thumbnail')).to.equal(
      `/content/dam/court.jpg/${RENDITIONS}/cq5dam.thumbnail.319.319.png`,
    );
  });

  it('takes the whole name of any other rendition', () => {
    expect(renditionUrl('/content/dam/court.jpg', 'cq5dam.web.640.640.jpeg')).to.equal(
      `/content/dam/court.jpg/${RENDITIONS}/cq5dam.web.640.640.jpeg`,
    );
    expect(renditionUrl('/a.jpg', 'toString')).to.equal(`/a.jpg/${RENDITIONS}/toString`);
  });

  it('lets neither path nor name leave the site', () => {
    expect(renditionUrl('//evil.test/a.jpg', 'web')).to.match(/^\/evil\.test\//);
    expect(renditionUrl('/a.jpg', '../../b')).to.equal(`/a.jpg/${RENDITIONS}/..%2F..%2Fb`);
  });
});

describe('resolveDataUrl', () => {
  const development = new URL('http://localhost:8080/a/b.html');
  const production = new URL('http://localhost:4503/a/b.html');

  it('leaves an address as it is in production', () => {
    expect(resolveDataUrl('/x.json?q=1', production)).to.equal('/x.json?q=1');
    expect(resolveDataUrl('/x.json', new URL('https://www.university.example/'))).to.equal('/x.json');
  });

  it('leads to the mocks folder in development', () => {
    expect(resolveDataUrl('/a/b.model.json', development)).to.equal('/mocks/a/b.model.json');
    expect(resolveDataUrl('/bin/popular.json?q=1', development)).to.equal('/mocks/bin/popular.json?q=1');
    expect(resolveDataUrl('http://localhost:8080/x.json', development)).to.equal('/mocks/x.json');
    expect(resolveDataUrl('c.json', development)).to.equal('/mocks/a/c.json');
  });

  it('leads there once', () => {
    expect(resolveDataUrl('/mocks/x.json', development)).to.equal('/mocks/x.json');
  });

  it('leads to a picture itself instead of its renditions in development', () => {
    const url = renditionUrl('/content/dam/court.jpg', 'web');
    expect(resolveDataUrl(url, development)).to.equal('/mocks/content/dam/court.jpg');
  });

  it('does the same on hosts for tests and development, and on no other', () => {
    const url = renditionUrl('/content/dam/court.jpg', 'web');
    const on = (host: string) => resolveDataUrl(url, new URL(`https://${host}.university.example/a.html`));
    for (const host of ['publish-test', 'dev2']) expect(on(host)).to.equal('/mocks/content/dam/court.jpg');
    for (const host of ['www', 'publish-stage', 'train']) expect(on(host)).to.equal(url);
    const test = new URL('https://publish-test.university.example/');
    for (const other of ['/a.model.json', `//cdn.example${url}`, `https://cdn.example${url}`])
      expect(resolveDataUrl(other, test)).to.equal(other);
  });

  it('calls no other origin in development', () => {
    for (const url of [
      'https://search.example/s.json',
      '//search.example/s.json',
      '/\\search.example/s.json',
    ]) {
      expect(resolveDataUrl(url, development)).to.equal('/mocks/s.json');
    }
    expect(resolveDataUrl('http://search.example//evil.test/s.json', development)).to.equal(
      '/mocks/evil.test/s.json',
    );
  });
});
