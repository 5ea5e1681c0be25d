import { expect } from '@open-wc/testing';
import { languageAddress, languageHref } from './language-address.js';

describe('languageHref', () => {
  const hrefs: readonly (readonly [href: string, code: string, expected: string])[] = [
    ['https://site.example/en/study.html?x=1#y', 'vi', 'https://site.example/vi/study.html?x=1#y'],
    ['/vi/study.html', 'en', '/en/study.html'],
    ['/content/site/en/study', 'vi', '/content/site/vi/study'],
    ['/en', 'vi', '/vi'],
    ['/en/', 'vi', '/vi/'],
    ['/vi.html', 'en', '/en.html'],
    ['/en/a/en/b', 'vi', '/vi/a/en/b'],
    ['/envoy/en', 'vi', '/envoy/vi'],
    ['/envoy.html', 'vi', '/envoy.html'],
    ['/study.html?next=/en/x', 'vi', '/study.html?next=/en/x'],
    ['/en/study', 'VI', '/en/study'],
    ['/en/study', '..', '/en/study'],
    ['/en/study', '//evil.test', '/en/study'],
    ['https://[', 'vi', 'https://['],
  ];
  for (const [href, code, expected] of hrefs) {
    it(`of ${href} in ${code} is ${expected}`, () => {
      expect(languageHref(href, code)).to.equal(expected);
    });
  }

  it('keeps the origin of a path that begins like another host', () => {
    const href = languageHref('https://site.example//other-host/en/', 'vi');
    expect(href).to.equal('https://site.example//other-host/vi/');
    expect(new URL(href).origin).to.equal('https://site.example');
  });
});

describe('languageAddress', () => {
  const alternate = (href: string, hreflang = 'vi') => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'alternate', hreflang, href });
    document.head.append(link);
    return link;
  };

  it('is what the page gives, if that is of its own site', () => {
    const own = alternate('/vi/a.html');
    expect(languageAddress('vi')).to.equal(`${location.origin}/vi/a.html`);
    own.remove();
    const other = alternate('https://elsewhere.example/vi/a.html');
    expect(languageAddress('vi')).to.equal(undefined);
    other.remove();
  });

  it('is not the address for everybody else, which `x-default` names and many CMSs write first', () => {
    const links = [alternate('/choose.html', 'x-default'), alternate('/study.html', 'en')];
    expect(languageAddress('en')).to.equal(`${location.origin}/study.html`);
    for (const link of links) link.remove();
  });
});
