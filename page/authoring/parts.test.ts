import { expect } from '@open-wc/testing';
import {
  canonicalPath,
  elementsShowing,
  modelPlace,
  parentPath,
  placesBelow,
  placesIn,
} from './component-places.js';
import { fetchPageDocument } from './page-document.js';
import { shareUnchanged } from './share-unchanged.js';

const parse = (html: string) => {
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

describe('the elements that stand for components', () => {
  const root = parse(`
    <div data-path="/x/jcr:content/root"><uni-a></uni-a>
      <p><section data-aue-resource="urn:aemconnection:/content/x/jcr:content/root/b"><uni-b></uni-b></section></p>
      <uni-c data-cq-data-path="/x/jcr:content/root/c"></uni-c>
    </div><div data-path="nonsense"></div>`);

  it('are found by their paths, however they are marked', () => {
    expect([...placesIn(root).keys()]).to.deep.equal([
      '/x/jcr:content/root',
      '/x/jcr:content/root/b',
      '/x/jcr:content/root/c',
    ]);
  });

  it('have the elements that show them, and the components below them', () => {
    const [top, b, c] = [...placesIn(root).values()];
    expect(elementsShowing(top).map(({ localName }) => localName)).to.deep.equal(['uni-a']);
    expect(elementsShowing(b).map(({ localName }) => localName)).to.deep.equal(['uni-b']);
    expect(elementsShowing(c)).to.deep.equal([c]);
    expect(placesBelow(top!)).to.deep.equal([b, c]);
  });

  it('say where their model is', () => {
    const [, b] = [...placesIn(root).values()];
    expect(modelPlace(b!)).to.deep.equal({ owner: '/content/x', item: 'root/b' });
  });
});

describe('the markup of the Page Editor', () => {
  const container = '/content/x/jcr:content/root/container';
  const node = (path: string) =>
    `<cq data-path="${path}" data-config="{&#34;path&#34;:&#34;${path}&#34;,&#34;type&#34;:&#34;uni/components/callout&#34;}"></cq>`;
  const root = parse(`
    <div class="container responsivegrid">
      <div class="cmp-container">
        <div class="callout aem-GridColumn">${node(`${container}/callout`)}<uni-callout data-aue-resource="urn:aemconnection:${container}/callout"></uni-callout></div>
        <div class="heading aem-GridColumn"><uni-heading></uni-heading>${node(`${container}/heading`)}</div>
        <div class="new newpar section aem-Grid-newComponent">${node(`${container}/*`)}</div>
      </div>${node(container)}
    </div>`);

  it('has a component in the element around each of its nodes, and none where one is dropped', () => {
    const places = [...placesIn(root)].map(([path, { className }]) => [path, className.split(' ')[0]]);
    expect(places).to.deep.equal([
      ['/x/jcr:content/root/container', 'container'],
      ['/x/jcr:content/root/container/callout', 'callout'],
      ['/x/jcr:content/root/container/heading', 'heading'],
    ]);
  });

  it('has the elements that show a component beside its node', () => {
    const [, callout] = [...placesIn(root).values()];
    expect(elementsShowing(callout).map(({ localName }) => localName)).to.deep.equal(['uni-callout']);
    expect(modelPlace(callout!)).to.deep.equal({ owner: '/content/x', item: 'root/container/callout' });
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
