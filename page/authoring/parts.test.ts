import { expect } from '@open-wc/testing';
import { canonicalPath, parentPath } from './component-places.js';
import { fetchPageDocument } from './page-document.js';

describe('a component’s path', () => {
  const PLAIN = '/uni/home/jcr:content/root/hero';
  for (const path of [
    PLAIN,
    `${PLAIN}/`,
    `/content${PLAIN}`,
    '/content/uni/home/_jcr_content/root/hero',
    `urn:aemconnection:/content${PLAIN}`,
    `/content/launches/2026/11/21/autumn/content${PLAIN}`,
  ]) {
    it(`is spelled one way: ${path}`, () => {
      expect(canonicalPath(path)).to.equal(PLAIN);
    });
  }

  for (const path of [
    undefined,
    null,
    7,
    {},
    '',
    'root/hero',
    '/uni/home',
    'https://x.example/y',
    'javascript:x',
  ]) {
    it(`is none: ${JSON.stringify(path)}`, () => {
      expect(canonicalPath(path)).to.equal(undefined);
    });
  }

  it('leads to its container, and ends at the page', () => {
    expect(parentPath('/x/jcr:content/root/main')).to.equal('/x/jcr:content/root');
    expect(parentPath('/x/jcr:content/root')).to.equal(undefined);
  });
});

describe('the page as the server writes it', () => {
  it('is fetched from its own address, without scripts that would run', async () => {
    const page = await fetchPageDocument(new AbortController().signal);
    expect(page.querySelector('body')).to.not.equal(null);
    expect(page.querySelector('script:not([type="application/json"])')).to.equal(null);
    expect(page.URL).to.equal(location.href.replace(/#.*/, ''));
  });

  it('is waited for no longer than the page lives', async () => {
    const life = new AbortController();
    const fetched = fetchPageDocument(life.signal).catch((error: Error) => error.message);
    life.abort();
    expect(await fetched).to.contain('was not waited for');
    const isRefused = await fetchPageDocument(life.signal).then(
      () => false,
      () => true,
    );
    expect(isRefused).to.equal(true);
  });
});
