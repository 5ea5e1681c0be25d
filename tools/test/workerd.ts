import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Listening, listen } from './listen.js';
import { ownPackages } from './own-packages.js';

export { type Listening, listen } from './listen.js';

const packages = ownPackages('fixtures/edge');
/** Why there is no workerd; false where there is. */
export const withoutWorkerd = 'missing' in packages && packages.missing;

/** The path of the program. */
function workerd(): string {
  if ('missing' in packages) throw new Error(packages.missing);
  return (createRequire(`${packages.folder}/`)('workerd') as { default: string }).default;
}

/** A worker in the runtime that Cloudflare runs. */
export interface RunningWorker {
  readonly origin: string;
  readonly pid: number;
  close(): Promise<void>;
}

/** What stands behind `caches.default`: PUT keeps a whole answer under its host and path, GET gives it with the mark of a hit. */
export async function startCache(): Promise<Listening & { readonly kept: Map<string, Buffer> }> {
  const kept = new Map<string, Buffer>();
  const listening = await listen(async (request, response) => {
    const { method, url = '', headers } = request;
    const key = `${headers.host}${url}`;
    if (method === 'PUT') {
      // A worker that is ended meanwhile has not said all, which is kept by nobody.
      const said = await buffer(request).catch(() => undefined);
      if (!said) return;
      kept.set(key, said);
    }
    const answer = kept.get(key);
    if (method === 'PUT' || !answer) {
      response.writeHead(method === 'PUT' ? 204 : 504, { 'cf-cache-status': 'MISS' }).end();
      return;
    }
    const end = answer.indexOf('\r\n\r\n');
    for (const line of answer.toString('utf8', 0, end).split('\r\n').slice(1))
      response.appendHeader(line.split(':', 1)[0]!, line.slice(line.indexOf(':') + 1).trim());
    const isKnown = headers['if-none-match'] === response.getHeader('etag');
    response.writeHead(isKnown ? 304 : 200, { 'cf-cache-status': 'HIT' });
    response.end(isKnown ? undefined : answer.subarray(end + 4));
  });
  return { ...listening, kept };
}

/** @param bindings text by name. */
export async function startWorker(
  code: string,
  bindings: Readonly<Record<string, string>>,
  cache: string,
): Promise<RunningWorker> {
  const program = workerd();
  const folder = mkdtempSync(join(tmpdir(), 'uni-workerd-'));
  writeFileSync(join(folder, 'worker.js'), code);
  writeFileSync(join(folder, 'config.capnp'), configuration(bindings, cache));
  const child = spawn(program, ['serve', '--experimental', '--control-fd=3', join(folder, 'config.capnp')], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  const port = await listeningPort(child);
  const gone = new Promise((resolve) => child.on('close', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    close: async () => {
      child.kill();
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}

function listeningPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('close', (code) => reject(new Error(`workerd ended with ${code}`)));
    let said = '';
    (child.stdio[3] as Readable).on('data', (part) => {
      said += part;
      const port = /"event":"listen".*"port":(\d+)/.exec(said)?.[1];
      if (port) resolve(Number(port));
    });
  });
}

function configuration(bindings: Readonly<Record<string, string>>, cache: string): string {
  const text = Object.entries(bindings).map(([name, value]) => `(name = "${name}", text = "${value}")`);
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "network", network = (allow = ["local", "private", "public"])),
    (name = "cache", external = (address = "${new URL(cache).host}", http = ()))
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
);
const main :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-10-01",
  bindings = [${text.join(', ')}],
  globalOutbound = "network",
  cacheApiOutbound = "cache"
);
`;
}
