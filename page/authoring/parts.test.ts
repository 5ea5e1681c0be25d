import { expect } from '@open-wc/testing';
import { canonicalPath, parentPath } from './component-places.js';
import { fetchPageDocument } from './page-document.js';
import { shareUnchanged } from './share-unchanged.js';

const _parse = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
};

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

describe('a model fetched anew', () => {
  const before = { a: { list: [1, { x: 2 }] }, b: { text: 'old' }, n: null };

  it('is the same object where nothing has changed', () => {
    expect(shareUnchanged(before, structuredClone(before))).to.equal(before);
  });

  it('shares what is the same and has what is not', () => {
    const now = { ...structuredClone(before), b: { text: 'new' } };
    const shared = shareUnchanged(before, now) as typeof before;
    expect(shared).to.deep.equal(now);
    expect(shared.a).to.equal(before.a);
    expect(shared.b).to.not.equal(before.b);
  });

  for (const [what, now] of [
    ['a key less', { a: before.a, b: before.b }],
    ['a key more', { ...before, c: 1 }],
    ['keys in another order', { b: before.b, a: before.a, n: null }],
    ['a list for an object', { ...before, a: [] }],
    ['nothing for something', { ...before, a: null }],
    ['a shorter list', { ...before, a: { list: [1] } }],
  ] as const) {
    it(`is another object with ${what}`, () => {
      const shared = shareUnchanged(before, structuredClone(now));
      expect(shared).to.not.equal(before);
      expect(JSON.stringify(shared)).to.equal(JSON.stringify(now));
    });
  }

  it('may be as deep as it likes', () => {
    const deep = (leaf: number) => {
      let model: object = { leaf };
      for (let at = 0; at < 20_000; at++) model = { model };
      return model;
    };
    expect(shareUnchanged(deep(1), deep(2))).to.be.an('object');
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
  });
});
