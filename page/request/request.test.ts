import { expect } from '@open-wc/testing';
import { type Clock, json, never, type StubbedFetch, settle, stopClock, stubFetch } from '../testing.js';
import { type RequestOptions, request } from './request.js';
import { RequestError, type RequestFailure } from './request-error.js';

let net: StubbedFetch | undefined;
let clock: Clock | undefined;
let unhandled = 0;
const countUnhandled = () => unhandled++;

beforeEach(() => {
  unhandled = 0;
  addEventListener('unhandledrejection', countUnhandled);
});

afterEach(async () => {
  await settle();
  removeEventListener('unhandledrejection', countUnhandled);
  net?.restore();
  clock?.restore();
  net = undefined;
  clock = undefined;
  expect(unhandled, 'unhandled rejections').to.equal(0);
});

async function failure(call: Promise<unknown>): Promise<RequestError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).to.be.instanceOf(RequestError);
  return error as RequestError;
}

async function expectFailure(answer: Response, kind: RequestFailure, options?: RequestOptions) {
  net = stubFetch(() => answer);
  const error = await failure(request('/x.json', options));
  expect(error.kind).to.equal(kind);
  expect(error.url).to.equal(`${location.origin}/x.json`);
  return error;
}

const header = (name: string, at = 0) => new Headers(net?.calls[at]?.init.headers).get(name);

/** A body that gives these chunks and then, unless it is to stall, ends. */
const stream = (chunks: Iterable<Uint8Array<ArrayBuffer>>, stalls = false) => {
  const source = chunks[Symbol.iterator]();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = source.next();
      if (!done) controller.enqueue(value);
      else if (stalls) await never;
      else controller.close();
    },
  });
};

const bytes = (text: string) => new TextEncoder().encode(text);

describe('request', () => {
  it('gives the parsed JSON of the answer', async () => {
    net = stubFetch(() => json({ title: 'Study' }));
    expect(await request('/x.json')).to.deep.equal({ title: 'Study' });
    expect(header('accept')).to.equal('application/json');
  });

  it('gives text, HTML too, when text is expected', async () => {
    net = stubFetch(() => new Response('<svg/>', { headers: { 'Content-Type': 'text/html' } }));
    expect(await request('/x.svg', { expect: 'text' })).to.equal('<svg/>');
  });

  it('includes credentials for the own origin and stays on it', async () => {
    net = stubFetch(() => json({}));
    await request('/x.json');
    expect(net.calls[0]?.init.credentials).to.equal('include');
    expect(net.calls[0]?.init.mode).to.equal('same-origin');
  });

  it('sends no credentials to another origin', async () => {
    net = stubFetch(() => json({}));
    await request('https://search.example/s.json');
    expect(net.calls[0]?.init.credentials).to.equal('omit');
    expect(net.calls[0]?.init.mode).to.equal('cors');
  });

  it('posts a body as JSON', async () => {
    net = stubFetch(() => json({}));
    await request('/x.json', { method: 'POST', body: { a: 1 } });
    expect(net.calls[0]?.init).to.include({ method: 'POST', body: '{"a":1}' });
    expect(header('content-type')).to.equal('application/json');
  });

  it('fails with a TypeError for a body that cannot be written as JSON', async () => {
    net = stubFetch(() => json({}));
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    const error = await request('/x.json', { method: 'POST', body: cycle }).catch(
      (reason: unknown) => reason,
    );
    expect(error).to.be.instanceOf(TypeError);
    expect(net.calls).to.have.length(0);
  });

  it('sends no content type without a body, which would cost other origins a preflight', async () => {
    net = stubFetch(() => json({}));
    await request('/x.json');
    expect(header('content-type')).to.equal(null);
  });

  it('is not moved by a base element', async () => {
    const base = document.createElement('base');
    base.href = 'https://evil.test/';
    document.head.prepend(base);
    net = stubFetch(() => json({}));
    try {
      await request('x.json');
    } finally {
      base.remove();
    }
    expect(net.calls[0]?.url).to.equal(new URL('x.json', location.href).href);
  });
});

describe('request, shared', () => {
  it('makes one call for callers who ask at the same time', async () => {
    net = stubFetch(() => json({ n: 1 }));
    const answers = await Promise.all([
      request('/x.json'),
      request('/x.json'),
      request(`${location.origin}/x.json`),
    ]);
    expect(net.calls).to.have.length(1);
    expect(answers).to.deep.equal([{ n: 1 }, { n: 1 }, { n: 1 }]);
  });

  it('calls again once the first call has ended, well or badly', async () => {
    let status = 500;
    net = stubFetch(() => json({}, { status }));
    await failure(request('/x.json'));
    status = 200;
    await request('/x.json');
    await request('/x.json');
    expect(net.calls).to.have.length(3);
  });

  it('shares neither posts nor calls that expect something else', async () => {
    net = stubFetch(() => json({}));
    await Promise.all([
      request('/x.json'),
      request('/x.json', { expect: 'text' }),
      request('/x.json', { method: 'POST' }),
      request('/x.json', { method: 'POST' }),
    ]);
    expect(net.calls).to.have.length(4);
  });

  it('detaches only the caller who aborts', async () => {
    net = stubFetch(async () => {
      await settle();
      return json({ n: 1 });
    });
    const abort = new AbortController();
    const gone = failure(request('/x.json', { signal: abort.signal }));
    const stays = request('/x.json');
    abort.abort('left');
    expect(await gone).to.include({ kind: 'aborted', cause: 'left' });
    expect(net.calls[0]?.init.signal?.aborted).to.equal(false);
    expect(await stays).to.deep.equal({ n: 1 });
  });

  it('ends the call when the last caller aborts, and starts anew for the next', async () => {
    net = stubFetch(() => never);
    const [one, other] = [new AbortController(), new AbortController()];
    const failures = [one, other].map(({ signal }) => failure(request('/x.json', { signal })));
    one.abort();
    expect(net.calls[0]?.init.signal?.aborted).to.equal(false);
    other.abort();
    expect(net.calls[0]?.init.signal?.aborted).to.equal(true);
    await Promise.all(failures);

    const third = new AbortController();
    const last = failure(request('/x.json', { signal: third.signal }));
    expect(net.calls).to.have.length(2);
    third.abort();
    await last;
  });

  it('calls nobody for a caller who has aborted already', async () => {
    net = stubFetch(() => json({}));
    expect((await failure(request('/x.json', { signal: AbortSignal.abort() }))).kind).to.equal('aborted');
    expect(net.calls).to.have.length(0);
  });

  it('ignores an abort after the answer', async () => {
    net = stubFetch(() => json({ n: 1 }));
    const abort = new AbortController();
    const answer = await request('/x.json', { signal: abort.signal });
    abort.abort();
    expect(answer).to.deep.equal({ n: 1 });
  });
});

describe('request, bounded in time', () => {
  beforeEach(() => {
    clock = stopClock();
  });

  it('gives up after 5,000 ms without headers, and ends the call', async () => {
    net = stubFetch(() => never);
    const call = failure(request('/x.json'));
    await clock?.tick(4999);
    expect(net.calls[0]?.init.signal?.aborted).to.equal(false);
    await clock?.tick(1);
    expect((await call).kind).to.equal('timeout');
    expect(net.calls[0]?.init.signal?.aborted).to.equal(true);
  });

  it('gives up after 5,000 ms when the body stalls', async () => {
    net = stubFetch(() => new Response(stream([bytes('{"a":')], true)));
    const call = failure(request('/x.json'));
    await clock?.tick(5000);
    expect((await call).kind).to.equal('timeout');
  });

  it('gives up after 5,000 ms when the body comes a byte a second', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void setInterval(() => controller.enqueue(bytes(' ')), 1000),
    });
    net = stubFetch(() => new Response(body));
    const call = failure(request('/x.json'));
    await clock?.tick(5000);
    expect((await call).kind).to.equal('timeout');
  });

  it('gives each caller time of its own', async () => {
    net = stubFetch(() => never);
    const first = failure(request('/x.json'));
    await clock?.tick(3000);
    const second = failure(request('/x.json'));
    await clock?.tick(2000);
    expect((await first).kind).to.equal('timeout');
    expect(net.calls).to.have.length(1);
    expect(net.calls[0]?.init.signal?.aborted).to.equal(false);
    await clock?.tick(3000);
    expect((await second).kind).to.equal('timeout');
    expect(net.calls[0]?.init.signal?.aborted).to.equal(true);
  });

  it('takes a shorter time from the caller', async () => {
    net = stubFetch(() => never);
    const call = failure(request('/x.json', { timeoutMs: 200 }));
    await clock?.tick(200);
    expect((await call).kind).to.equal('timeout');
  });

  it('leaves no timer behind, however the call ends', async () => {
    let status = 200;
    net = stubFetch(() => json({}, { status }));
    await request('/x.json');
    status = 404;
    await failure(request('/x.json'));
    const abort = new AbortController();
    const aborted = failure(request('/x.json', { signal: abort.signal }));
    abort.abort();
    await aborted;
    expect(clock?.timers).to.equal(0);
  });
});

describe('request, refusing answers', () => {
  it('fails when the body breaks off', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('reset')) });
    await expectFailure(new Response(body), 'network');
  });

  it('takes a byte order mark and characters that chunks cut in two', async () => {
    const whole = bytes('\uFEFF{"name": "Tiếng Việt"}');
    const chunks = Array.from(whole, (byte) => Uint8Array.of(byte));
    net = stubFetch(() => new Response(stream(chunks)));
    expect(await request('/x.json')).to.deep.equal({ name: 'Tiếng Việt' });
  });

  it('refuses a body over the cap as soon as that is known', async () => {
    const chunk = new Uint8Array(1024 * 1024);
    let taken = 0;
    function* endless() {
      for (;;) {
        taken++;
        yield chunk;
      }
    }
    await expectFailure(new Response(stream(endless())), 'size');
    expect(taken).to.be.at.most(20);
  });

  it('takes a body of 10 MB', async () => {
    net = stubFetch(() => json(`"${'x'.repeat(10 * 1024 * 1024)}"`));
    expect(await request('/x.json')).to.have.length(10 * 1024 * 1024);
  });

  it('refuses an answer that came from another origin', async () => {
    const answer = json({});
    Object.defineProperty(answer, 'url', { value: 'https://evil.test/x.json' });
    await expectFailure(answer, 'origin');
  });

  it('refuses what is no address', async () => {
    net = stubFetch(() => json({}));
    expect((await failure(request('http://'))).kind).to.equal('origin');
    expect(net.calls).to.have.length(0);
  });

  it('leaves no unhandled rejection when nobody waits for the answer', async () => {
    net = stubFetch(() => json({}, { status: 500 }));
    request('/x.json');
    request('http://');
    await settle();
    await settle();
    expect(unhandled).to.equal(0);
  });
});
