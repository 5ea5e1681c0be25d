import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import type { OwnPath } from './ask.js';
import { fetchFrom } from './ask.js';

const PATH = '/content/a.json' as OwnPath;
const { signal } = new AbortController();

/** A server that ends with its test, and what it was asked. */
async function start(test: TestContext, answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.cookie ?? ''}`.trim());
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  test.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

describe('fetchFrom', () => {
  it('asks its site for a path, and gives what it answers', async (test) => {
    const site = await start(test, (_request, response) => response.writeHead(404).end('none'));
    const response = await fetchFrom(`${site.origin}/base/`)(PATH, { signal });
    assert.deepEqual([response.status, await response.text()], [404, 'none']);
    assert.deepEqual(site.asked, ['GET /content/a.json']);
  });

  it('follows what the site redirects to on itself', async (test) => {
    const site = await start(test, ({ url }, response) => {
      if (url === '/moved.json?a=1') response.end('{}');
      else response.writeHead(301, { location: '../moved.json?a=1' }).end();
    });
    assert.equal(await (await fetchFrom(site.origin)(PATH, { signal })).text(), '{}');
  });

  for (const status of [301, 302, 303, 307, 308])
    it(`does not ask another site to which it is redirected with ${status}`, async (test) => {
      const other = await start(test, (_request, response) => response.end('{}'));
      const site = await start(test, (_request, response) =>
        response.writeHead(status, { location: `${other.origin}/x.json` }).end(),
      );
      const expected = `${site.origin} redirects to another site, ${other.origin}/x.json`;
      await assert.rejects(fetchFrom(site.origin)(PATH, { signal }), { message: expected });
      assert.deepEqual(other.asked, []);
    });

  it('follows five of them, and cancels the body of each', async ({ mock }) => {
    let cancelled = 0;
    mock.method(globalThis, 'fetch', async (asked: string) => {
      const count = Number(new URL(asked).searchParams.get('n') ?? 0);
      if (count === 5) return Response.json({ count });
      const body = new ReadableStream({ cancel: () => void cancelled++ });
      return new Response(body, { status: 302, headers: { location: `?n=${count + 1}` } });
    });
    const answer = await fetchFrom('https://www.example.edu')(PATH, { signal });
    assert.deepEqual([await answer.json(), cancelled], [{ count: 5 }, 5]);
  });

  it('gives up redirects without end', async (test) => {
    const site = await start(test, ({ url }, response) => response.writeHead(302, { location: url }).end());
    await assert.rejects(fetchFrom(site.origin)(PATH, { signal }), /redirects more than 5 times/);
    assert.equal(site.asked.length, 6);
  });

  it('asks no other server, however a path is written', async (test) => {
    const site = await start(test, (_request, response) => response.end('{}'));
    for (const path of ['//evil.example/a.json', 'https://evil.example/a.json', '/\\evil.example/a.json'])
      await assert.rejects(fetchFrom(site.origin)(path as OwnPath, { signal }), /is no address on/);
    assert.deepEqual(site.asked, []);
  });

  it('says why a site cannot be reached', async (test) => {
    const { origin } = await start(test, ({ socket }) => void socket.destroy());
    await assert.rejects(fetchFrom(origin)(PATH, { signal }), /cannot be reached: other side closed|socket/i);
    assert.throws(() => fetchFrom('example'), TypeError);
  });

  it('ends with its signal', async (test) => {
    const site = await start(test, () => {});
    const leave = new AbortController();
    const answer = fetchFrom(site.origin)(PATH, leave);
    leave.abort();
    await assert.rejects(answer);
  });
});
