import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, it, mock } from 'node:test';
import { dataOfSite } from './site-data.js';
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

const PATIENCE_MS = 10_000;
const endPatience = () => mock.timers.tick(PATIENCE_MS);

describe('models that uni-prerender asks a site for', () => {
  afterEach(() => mock.timers.reset());

  it('are not taken from another site that it redirects to, and the fault says where it leads', async () => {
    let isOtherAsked = false;
    const other: RequestListener = (_request, response) => {
      isOtherAsked = true;
      response.end(TITLED);
    };
    await withSite(other, (foreign) =>
      withSite(
        (_request, response) => response.writeHead(302, { location: `${foreign}/x.json` }).end(),
        async (origin) => {
          const { code, output, said } = await run(['--origin', origin, '-', '-'], tag('/content/a.json'));
          assert.equal(code, 1);
          assert.equal(output, tag('/content/a.json'));
          assert.ok(
            said.includes(
              `/content/a.json cannot be had: ${origin} redirects to another site, ${foreign}/x.json`,
            ),
            said,
          );
          assert.equal(isOtherAsked, false);
        },
      ),
    );
  });

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

  it('are missing where its redirects have no end', () =>
    withSite(
      ({ url }, response) => response.writeHead(302, { location: url }).end(),
      async (origin) => {
        const { said } = await run(['--origin', origin, '-', '-'], tag('/content/a.json'));
        assert.match(said, /\/content\/a\.json cannot be had: Error 302$/m);
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

  it('are told to have taken too long', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    return withSite(
      () => endPatience(),
      async (origin) => {
        const { said } = await run(['--origin', origin, '-', '-'], tag('/content/a.json'));
        assert.ok(said.includes(`a.json cannot be had: ${origin} did not answer within 10 s`), said);
      },
    );
  });

  it('are not asked for any more after three in a row without an answer, which is told', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const asked: string[] = [];
    return withSite(
      ({ url = '' }, response) => {
        asked.push(url);
        if (url.startsWith('/content/there')) response.end(TITLED);
        else endPatience();
      },
      async (origin) => {
        const names = ['1', '2', 'there-1', '3', '4', '5', 'there-2', '6'];
        const page = names.map((name) => tag(`/content/${name}.json`)).join('');
        const { code, output, said } = await run(['--origin', origin, '-', '-'], page);
        assert.equal(code, 1);
        assert.deepEqual(
          asked,
          names.slice(0, 6).map((name) => `/content/${name}.json`),
        );
        assert.equal(output.match(/data-prerendered=/g)?.length, 1);
        assert.equal(said.match(/did not answer within 10 s/g)?.length, 5);
        assert.match(
          said,
          /6\.json cannot be had: .* left 3 addresses in a row unanswered and is not asked any more$/m,
        );
      },
    );
  });

  it('are not waited for any more by who asked later, either', { timeout: PATIENCE_MS }, () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const asked = new EventEmitter();
    return withSite(
      ({ url = '' }) => asked.emit(url),
      async (origin) => {
        const fetchModel = dataOfSite(new URL(origin));
        const ask = async (address: string) => {
          const isAsked = once(asked, address);
          const answer = assert.rejects(fetchModel(address), /did not answer within 10 s|not asked any more/);
          await isAsked;
          return () => answer;
        };
        const early = await Promise.all(['/1.json', '/2.json', '/3.json'].map(ask));
        mock.timers.tick(PATIENCE_MS / 2);
        const late = await ask('/4.json');
        mock.timers.tick(PATIENCE_MS / 2);
        await Promise.all([...early, late].map((answer) => answer()));
      },
    );
  });
});

describe('models that uni-prerender looks up in a folder', () => {
  it('are told with the reason why they cannot be read', () =>
    withFolder({ 'a.html': tag('/content/a.json'), 'content/a.json/b': '' }, async (folder, out) => {
      const { said } = await run([folder, out]);
      assert.match(said, /\/content\/a\.json cannot be had: EISDIR/);
      assert.equal(read(out, 'a.html'), tag('/content/a.json'));
    }));
});
