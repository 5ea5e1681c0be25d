import { expect } from '@open-wc/testing';
import { captureConsole, forgetPage, json, type StubbedFetch, stubFetch } from '../testing.js';
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

  /** Tells of an edit until somebody asks for the model; the module is on its way. */
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

  it('listens to nobody on a page that visitors see, nor where the author only looks', async () => {
    const meta = Object.assign(document.createElement('meta'), { name: 'is-editing-mode', content: 'false' });
    serve();
    document.head.append(meta);
    serve();
    await import('./start-authoring.js');
    window.dispatchEvent(event());
    await new Promise((resolve) => requestAnimationFrame(resolve));
    meta.remove();
    expect(net.calls).to.deep.equal([]);
  });

  it('listens to nobody where an address asks for it', async () => {
    const own = location.href;
    history.replaceState(null, '', '?env=target&wcmmode=edit');
    serve();
    await import('./start-authoring.js');
    window.dispatchEvent(event());
    await new Promise((resolve) => requestAnimationFrame(resolve));
    history.replaceState(null, '', own);
    expect(net.calls).to.deep.equal([]);
  });

  it('listens to nobody on a publish host, whatever the page says', async () => {
    const mode = editingMode();
    const { startAuthoring } = await import('./start-authoring.js');
    const page = { send: () => {}, define: async () => {}, ready: Promise.resolve(), signal: life.signal };
    startAuthoring(page, { hostname: 'localhost', port: '4503' });
    startAuthoring(page, { hostname: 'publish-test.university.example', port: '' });
    window.dispatchEvent(event());
    await new Promise((resolve) => requestAnimationFrame(resolve));
    mode.end();
    expect(net.calls).to.deep.equal([]);
  });

  it('ends with the page, though its module comes later', async () => {
    const mode = editingMode();
    serve();
    life.abort();
    await import('./start-authoring.js');
    window.dispatchEvent(event());
    await new Promise((resolve) => requestAnimationFrame(resolve));
    mode.end();
    expect(net.calls).to.deep.equal([]);
  });
});
