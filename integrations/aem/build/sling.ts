import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../tools/test/free-port.js';
import { prepareSling } from './sling-feature.js';

const START_TIMEOUT_MS = 400_000;
const POLL_MS = 500;
export const ADMIN = `Basic ${Buffer.from('admin:admin').toString('base64')}`;
const MAIN = 'org.apache.sling.feature.launcher.impl.Main';

/** The environment variable that tells tests where a running Sling is. */
export const SLING = 'UNI_SLING';

/** Where a running Sling is. */
interface Whereabouts {
  /** `http://127.0.0.1:4502` */
  readonly origin: string;
  /** Its folder, taken away at the end. */
  readonly home: string;
  /** Of its Java. */
  readonly pid: number;
}

/** A running Apache Sling with our packages. */
export interface Sling extends Whereabouts {
  /** Asks as the administrator. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Asks as a visitor, who has no name. */
  visit(path: string): Promise<Response>;
  /** Sets properties of a node with Sling's own servlet, which creates the node if there is none. */
  post(path: string, fields: Readonly<Record<string, string>>): Promise<void>;
  /** Reads its log. */
  log(): string;
}

/** Returns the requests that a test can make of a running Sling. */
export function slingAt({ origin, home, pid }: Whereabouts): Sling {
  const request = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { authorization: ADMIN, ...init.headers },
    });
  return {
    origin,
    home,
    pid,
    request,
    visit: (path) => fetch(`${origin}${path}`, { redirect: 'manual' }),
    async post(path, fields) {
      const answer = await request(path, { method: 'POST', body: new URLSearchParams(fields) });
      if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
    },
    log: () => readFileSync(join(home, 'logs/error.log'), 'utf8'),
  };
}

/**
 * Starts Sling in a folder of its own, with these packages installed.
 *
 * @param port 0 takes a free one.
 * @throws Error with the end of Sling's log when it does not answer in time.
 */
export async function startSling(
  packages: readonly string[],
  port = 0,
): Promise<Sling & { close(): Promise<void> }> {
  const { feature, classPath, repository } = prepareSling();
  const home = mkdtempSync(join(tmpdir(), 'uni-sling-'));
  const used = port || (await freePort());
  const installed = join(home, 'install');
  mkdirSync(installed);
  for (const file of packages) cpSync(file, join(installed, basename(file)));
  const settings = {
    'org.osgi.service.http.port': used,
    'org.apache.felix.http.host': '127.0.0.1',
    'sling.fileinstall.dir': installed,
  };
  const out = openSync(join(home, 'out.log'), 'w');
  const java = spawn(
    'java',
    [
      '-Xmx1g',
      '--add-opens=java.base/java.lang=ALL-UNNAMED',
      ...['-cp', classPath, MAIN, '-f', `file:${feature}`, '-u', `file:${repository}`, '-p', home],
      ...['-c', join(home, 'cache'), '-fv', '7.0.3'],
      ...Object.entries(settings).flatMap(([name, value]) => ['-D', `${name}=${value}`]),
    ],
    { stdio: ['ignore', out, out], cwd: home },
  );
  const ended = new Promise<void>((resolve) => java.once('exit', () => resolve()));
  const sling = slingAt({ origin: `http://127.0.0.1:${used}`, home, pid: java.pid! });
  const close = async () => {
    java.kill();
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await untilReady(sling, java);
    await mapAddresses(sling);
    return { ...sling, close };
  } catch (error) {
    const end = sling.log().split('\n').slice(-30).join('\n');
    await close();
    throw new Error(`Sling does not answer: ${(error as Error).message}\n${end}`);
  }
}

/** The bundle and the demo university's last page are there. */
async function untilReady({ request }: Sling, java: { exitCode: number | null }): Promise<void> {
  const latest = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const found = await answers(request, '/content/home.model.json');
    if (found && (await answers(request, '/content/vi/home.html'))) return;
    if (java.exitCode !== null) throw new Error(`Java ended with ${java.exitCode}`);
    if (performance.now() > latest) throw new Error(`no page after ${START_TIMEOUT_MS / 1000} s`);
    await pause(POLL_MS);
  }
}

async function answers(request: Sling['request'], path: string): Promise<boolean> {
  try {
    const answer = await request(path);
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

/** Pages have short addresses, as behind a dispatcher, and the client library that which AEM's proxy gives it. */
async function mapAddresses({ origin, post, request }: Sling): Promise<void> {
  const to = (...redirects: string[]) => ({
    'jcr:primaryType': 'sling:Mapping',
    'sling:internalRedirect': redirects,
  });
  // A file that is no content keeps its path, also where it is stored for the first time.
  const kept = Object.fromEntries(['content', 'apps', 'conf'].map((name) => [name, to(`/${name}`)]));
  const site = { ...to('/content', '/'), ...kept, 'etc.clientlibs': to('/apps') };
  for (const host of ['127.0.0.1', 'localhost'])
    await post('/etc/map/http', {
      ':operation': 'import',
      ':contentType': 'json',
      ':name': `${host}.${new URL(origin).port}`,
      ':content': JSON.stringify(site),
    });
  const latest = performance.now() + START_TIMEOUT_MS;
  while (!(await answers(request, '/home.html')) && performance.now() < latest) await pause(POLL_MS);
}
