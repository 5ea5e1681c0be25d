import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/**
 * A port of 127.0.0.1 that nobody listens on, for a program that cannot choose one itself.
 *
 * @param wanted 0 takes any.
 * @throws Error with the code EADDRINUSE where somebody listens on the wanted one.
 */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer().listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
