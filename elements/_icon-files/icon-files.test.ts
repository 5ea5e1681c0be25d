import { expect } from '@open-wc/testing';
import { ConsoleSpy } from '../_core/testing/testing.js';
import { loadIconFile } from './icon-files.js';
import { INVALID_SVG } from './validate-svg.js';

const SVG = '<svg viewBox="0 0 8 8"><path d="M0 0h8"/></svg>';
let paths = 0;
const newPath = () => `/icons/test-${paths++}.svg`;
const messageOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: Error) => error.message,
  );

describe('loadIconFile', () => {
  const { fetch } = window;
  let requests: { url: string; init: RequestInit | undefined }[];
  let errors: ConsoleSpy;

  const answerWith = (make: () => Response) => {
    window.fetch = (input, init) => {
      requests.push({ url: String(input), init });
      return Promise.resolve(make());
    };
  };

  beforeEach(() => {
    requests = [];
    errors = new ConsoleSpy('error');
    answerWith(() => new Response(SVG));
  });
  afterEach(() => {
    window.fetch = fetch;
    errors.restore();
  });

  it('gives what the file draws', async () => {
    const drawing = await loadIconFile(newPath());
    expect(drawing).to.deep.equal({
      viewBox: '0 0 8 8',
      shapes: [{ element: 'path', attributes: { d: 'M0 0h8' } }],
    });
  });

  it('fetches a path once, for 40 icons at a time and for later ones', async () => {
    const path = newPath();
    await Promise.all(Array.from({ length: 40 }, () => loadIconFile(path)));
    await loadIconFile(path);
    expect(requests).to.have.length(1);
  });

  it('fails with status and status text, reported once, and may be tried again', async () => {
    answerWith(() => new Response('', { status: 404, statusText: 'Not Found' }));
    const path = newPath();
    const messages = await Promise.all(Array.from({ length: 40 }, () => messageOf(loadIconFile(path))));
    expect(new Set(messages)).to.deep.equal(new Set(['404 Not Found']));
    expect(requests).to.have.length(1);
    expect(errors.lines).to.have.length(1);
    expect(errors.lines[0]).to.contain(path).and.to.contain('404 Not Found');
    answerWith(() => new Response(SVG));
    expect(await loadIconFile(path)).to.have.property('viewBox');
  });

  it('reads no more than 16 MB of a file', async () => {
    const part = new Uint8Array(1_000_000).fill(0x20);
    const seen = { read: 0, isCancelled: false };
    const endless = () =>
      new ReadableStream({
        pull(out) {
          seen.read += part.length;
          out.enqueue(part);
        },
        cancel() {
          seen.isCancelled = true;
        },
      });
    answerWith(() => new Response(endless()));
    expect(await messageOf(loadIconFile(newPath()))).to.match(/is larger than 16777216 bytes$/);
    expect(seen.read).to.be.below(20_000_000);
    expect(seen.isCancelled).to.equal(true);
  });

  it('refuses what is no SVG', async () => {
    answerWith(() => new Response('<html><body>Log in</body></html>'));
    expect(await messageOf(loadIconFile(newPath()))).to.equal(INVALID_SVG);
  });

  for (const path of [
    '//evil.test/x.svg',
    'https://evil.test/x.svg',
    '/\\evil.test/x.svg',
    'data:image/svg+xml,<svg/>',
  ]) {
    it(`asks no other site: ${path}`, async () => {
      expect(await messageOf(loadIconFile(path))).to.contain('own site');
      expect(requests).to.have.length(0);
    });
  }

  it('sends cookies to the own site only, follows no redirect and does not wait for ever', async () => {
    await loadIconFile(newPath());
    const init = requests[0]?.init;
    expect([init?.credentials, init?.redirect]).to.deep.equal(['same-origin', 'error']);
    expect(init?.signal).to.be.instanceOf(AbortSignal);
  });

  it('is not moved by a base element', async () => {
    const base = document.createElement('base');
    base.href = 'https://evil.test/';
    document.head.append(base);
    await loadIconFile(newPath()).finally(() => base.remove());
    expect(requests[0]?.url.startsWith(`${location.origin}/icons/`)).to.equal(true);
  });
});
