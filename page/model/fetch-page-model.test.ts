import { expect } from '@open-wc/testing';
import type { RequestError } from '../request/request-error.js';
import { captureConsole, json, never, type StubbedFetch, stubFetch } from '../testing.js';
import { fetchPageModel } from './fetch-model.js';

const page = new URL('https://www.university.example/a/b.html');

describe('fetchPageModel', () => {
  let net: StubbedFetch;
  let logged: ReturnType<typeof captureConsole>;

  beforeEach(() => {
    logged = captureConsole();
  });

  afterEach(() => {
    logged.restore();
    net.restore();
  });

  const failure = async (call: Promise<unknown>) =>
    (await call.catch((error: unknown) => error)) as RequestError;

  it('fetches the model of the page and normalises its keys', async () => {
    net = stubFetch(() => json({ 'jcr:title': 'B' }));
    expect(await fetchPageModel(page)).to.deep.equal({ jcrTitle: 'B' });
    expect(net.calls.map(({ url }) => url)).to.deep.equal([`${location.origin}/a/b.model.json`]);
    expect(logged.warn).to.deep.equal([]);
  });

  it('asks for the current page unless told otherwise', async () => {
    net = stubFetch(() => json({}));
    await fetchPageModel();
    expect(net.calls[0]?.url).to.match(/\.model\.json$/);
  });

  it('follows the content path that the head names, on its own origin', async () => {
    net = stubFetch(() => json({}));
    const meta = Object.assign(document.createElement('meta'), { name: 'uni-model' });
    document.head.append(meta);
    meta.content = '/content/uni/en/library.model.json';
    await fetchPageModel();
    meta.content = '//evil.example/library.model.json';
    await fetchPageModel();
    meta.remove();
    await fetchPageModel(page);
    const paths = net.calls.map(({ url }) => url.replace(location.origin, '').replace(/^\/mocks/, ''));
    expect(paths).to.deep.equal([
      '/content/uni/en/library.model.json',
      '/evil.example/library.model.json',
      '/a/b.model.json',
    ]);
  });

  it('does not warn of an abort', async () => {
    net = stubFetch(() => never);
    const abort = new AbortController();
    const call = failure(fetchPageModel(page, { signal: abort.signal }));
    abort.abort();
    expect((await call).kind).to.equal('aborted');
    expect(logged.warn).to.deep.equal([]);
  });
});
