import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The media type of a file by its name. */
export const typeOf = (path: string): string => TYPES[extname(path)] ?? 'text/plain';

/** A server on a free port of 127.0.0.1, and how to end it. */
export interface Listening {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a server that answers so. */
export async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<Listening> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
