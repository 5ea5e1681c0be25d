import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { read, run, withFolder } from './testing.js';

const tag = (src: string) => `<uni-callout src="${src}"></uni-callout>`;
const TITLED = '{"title":"From the site"}';

async function withSite(answer: RequestListener, use: (origin: string) => Promise<void>): Promise<void> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
}

describe('models that uni-prerender asks a site for', () => {
  it('are not taken from another site that it redirects to, and the fault says where it leads', () =>
    withSite(
      (_request, response) => response.end(TITLED),
      (foreign) =>
        withSite(
          (_request, response) => response.writeHead(302, { location: `${foreign}/x.json` }).end(),
          async (origin) => {
            const { code, output, said } = await run(['--origin', origin, '-', '-'], tag('/content/a.json'));
            assert.equal(code, 1);
            assert.equal(output, tag('/content/a.json'));
            assert.ok(said.includes(`${origin} redirects to another site, ${foreign}/x.json`), said);
          },
        ),
    ));

  it('are taken from where it redirects to on itself', () =>
    withSite(
      ({ url }, response) =>
        url === '/content/b.json'
          ? response.end(TITLED)
          : response.writeHead(301, { location: '/content/b.json' }).end(),
      async (origin) => {
        const { code, output } = await run(['--origin', origin, '-', '-'], tag('/content/a.json'));
        assert.equal(code, 0);
        assert.match(output, />From the site</);
      },
    ));

  it('are told with the site’s own error', () =>
    withSite(
      (_request, response) => response.writeHead(503).end(),
      async (origin) => {
        const { said } = await run(['--origin', origin, '-', '-'], tag('/content/a.json'));
        assert.match(said, /\/content\/a\.json cannot be had: Error 503$/m);
      },
    ));

  it('are told to be out of reach, and why', async () => {
    let closed = '';
    await withSite(
      () => undefined,
      async (origin) => {
        closed = origin;
      },
    );
    const { code, said } = await run(['--origin', closed, '-', '-'], tag('/content/a.json'));
    assert.equal(code, 1);
    assert.ok(said.includes(`a.json cannot be had: ${closed} cannot be reached: connect ECONNREFUSED`), said);
  });
});

it('uni-prerender writes every file of a folder into a new one, however they take turns', async () => {
  const files = Array.from({ length: 16 }, (_, at) => [`${'deep/'.repeat(at % 5)}${at}.txt`, 'x'] as const);
  for (let time = 0; time < 20; time++)
    await withFolder(Object.fromEntries(files), async (folder, out) => {
      assert.match((await run([folder, out])).said, /no faults\n$/);
    });
});

describe('models that uni-prerender looks up in a folder', () => {
  it('are none where there is a pipe, which would never end', () =>
    withFolder({ 'a.html': tag('/a.json') }, async (folder, out) => {
      execFileSync('mkfifo', [join(folder, 'a.json')]);
      assert.match((await run([folder, out])).said, /\/a\.json cannot be had: is no file$/m);
    }));

  it('are told with the reason why they cannot be read', () =>
    withFolder({ 'a.html': tag('/content/a.json'), 'content/a.json/b': '' }, async (folder, out) => {
      const { said } = await run([folder, out]);
      assert.match(said, /\/content\/a\.json cannot be had: /);
      assert.equal(read(out, 'a.html'), tag('/content/a.json'));
    }));
});
