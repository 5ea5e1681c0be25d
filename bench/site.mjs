// The demo site behind a server that compresses as a CDN does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const TEXT = /^(text\/|application\/(json|javascript)|image\/svg)/;

/**
 * Starts the demo site.
 *
 * @param portOffset keeps its ports apart from those of another one.
 */
export async function startSite(portOffset) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'fixtures/server/main.ts', '--port-offset', portOffset],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const publish = await new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the content server did not start: npm run build first')));
    child.stdout.on('data', (text) => {
      const found = /publish\s+(http:\/\/[^/\s]+)/.exec(text);
      if (found) resolve(found[1]);
    });
  });
  const kept = new Map();
  const server = createServer(async (request, response) => {
    const send = ({ status, type, body, headers }) =>
      response.writeHead(status, { ...headers, 'content-type': type }).end(body);
    const { accept = '*/*' } = request.headers;
    const key = `${request.url} ${accept}`;
    if (!kept.has(key)) {
      const answer = await fetch(publish + request.url, { headers: { accept } });
      kept.set(
        key,
        compressed(
          answer.status,
          answer.headers.get('content-type') ?? '',
          Buffer.from(await answer.arrayBuffer()),
          answer.headers.get('cache-control'),
        ),
      );
    }
    return send(kept.get(key));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop() {
      server.close();
      server.closeAllConnections();
      child.kill();
    },
  };
}

function compressed(status, type, body, cache) {
  const headers = cache ? { 'cache-control': cache } : {};
  return TEXT.test(type)
    ? {
        status,
        type,
        body: gzipSync(body, { level: 9 }),
        headers: { ...headers, 'content-encoding': 'gzip' },
      }
    : { status, type, body, headers };
}
