import { expect } from '@open-wc/testing';
import { writeCookie } from '../environment/modes.js';
import { captureConsole, forgetPage, json, type StubbedFetch, stubFetch } from '../testing.js';
import { startAuthoring } from './authoring.js';
import { serveAuthors } from './serve-authors.js';
import { editingMode, OWNER, pathTo } from './testing.js';

const event = () =>
  new CustomEvent('cq-pagemodel-update', { detail: { msg: { cmd: 'replace', path: pathTo('a') } } });

describe('authoring', () => {
  let net: StubbedFetch;
  let asked: PromiseWithResolvers<string>;
  let life: AbortController;
  let logged: ReturnType<typeof captureConsole>;
  let place: HTMLElement;

  beforeEach(() => {
    asked = Promise.withResolvers();
    net = stubFetch((url) => {
      asked.resolve(url);
      return json({ ':items': {} });
    });
    life = new AbortController();
    logged = captureConsole();
    place = document.createElement('div');
    place.dataset.path = pathTo('a');
    document.body.append(place);
  });

  afterEach(() => {
    life.abort();
    net.restore();
    logged.restore();
    place.remove();
    forgetPage();
  });

  const serve = () =>
    serveAuthors({
      send: () => {},
      define: async () => {},
      ready: Promise.resolve(),
      signal: life.signal,
    });

  /** Tells of an edit until somebody asks for the model, because the module is on its way. */
  async function edit(): Promise<string> {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.dispatchEvent(event());
      port2.postMessage(undefined);
    };
    port2.postMessage(undefined);
    const url = await asked.promise;
    port1.close();
    return url;
  }

  it('listens where an author edits the page', async () => {
    const mode = editingMode();
    serve();
    expect(await edit()).to.equal(`${location.origin}${OWNER}.model.json`);
    mode.end();
  });

  describe('in Preview', () => {
    const mode = (value: string) => writeCookie('wcmmode', value, value ? 60 : 0, document);
    afterEach(() => {
      mode('');
      document.documentElement.removeAttribute('class');
    });

    it('hears the editor once the author has gone on to Edit, though the page is not loaded again', async () => {
      mode('preview');
      serve();
      await import('./authoring.js');
      window.dispatchEvent(event());
      await new Promise((resolve) => requestAnimationFrame(resolve));
      expect(net.calls).to.deep.equal([]);
      mode('edit');
      expect(await edit()).to.equal(`${location.origin}${OWNER}.model.json`);
    });

    it('shows what only authors see while they edit, by the class that the editor sets', async () => {
      const sheets = document.adoptedStyleSheets.length;
      const shown = () => document.adoptedStyleSheets.length - sheets;
      mode('preview');
      startAuthoring(page());
      const seen: number[] = [shown()];
      for (const layer of ['edit', 'preview', 'edit']) {
        mode(layer);
        document.documentElement.className = `aem-AuthorLayer-${layer}`;
        await Promise.resolve();
        seen.push(shown());
      }
      life.abort();
      expect([...seen, shown()]).to.deep.equal([0, 1, 0, 1, 0]);
    });
  });

  const meta = (content: string) =>
    document.head.append(Object.assign(document.createElement('meta'), { name: 'is-editing-mode', content }));
  const page = () => ({
    send: () => {},
    define: async () => {},
    ready: Promise.resolve(),
    signal: life.signal,
  });
  const NOBODY: Readonly<Record<string, () => unknown>> = {
    'on a page that visitors see': serve,
    'where the author only looks': () => [meta('false'), serve()],
    'where an address asks for it': () => [
      history.replaceState(null, '', '?env=target&wcmmode=edit'),
      serve(),
    ],
    'on a publish host by its port': () => [
      meta('true'),
      startAuthoring(page(), { hostname: 'localhost', port: '4503' }),
    ],
    'on a publish host by its name': () => [
      meta('true'),
      startAuthoring(page(), { hostname: 'publish-test.university.example', port: '' }),
    ],
    'once the page has ended, though its module comes later': () => [meta('true'), serve(), life.abort()],
  };
  for (const [where, start] of Object.entries(NOBODY))
    it(`listens to nobody ${where}`, async () => {
      const own = location.href;
      start();
      await import('./authoring.js');
      window.dispatchEvent(event());
      await new Promise((resolve) => requestAnimationFrame(resolve));
      document.querySelector('meta[name="is-editing-mode"]')?.remove();
      history.replaceState(null, '', own);
      expect(net.calls).to.deep.equal([]);
    });
});
