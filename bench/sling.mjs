// node --import tsx bench/sling.mjs --sling http://127.0.0.1:4502 [--runs 7]
// The course page of `npm run cms` behind the edge worker, against the same HTML without its scripts.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listen, startCache, startWorker } from '../fixtures/edge/workerd.ts';
import { launch, PHONE, textOf, visit } from './measure.mjs';
import { median, table } from './statistics.mjs';

const { values: options } = parseArgs({
  options: { sling: { type: 'string' }, runs: { type: 'string', default: '7' } },
});
if (!options.sling) throw new Error('--sling ADDRESS is missing: npm run cms prints it');
const PAGE = '/courses/bachelor-of-coastal-engineering.html';
const SCRIPTS = /<script\b.*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/gs;

/** What the worker answers, and for `?static` the HTML without scripts. */
const front = (worker) =>
  listen(async ({ url, headers }, response) => {
    const isStatic = url.endsWith('?static');
    const answer = await fetch(worker.origin + url.replace('?static', ''), {
      headers: { accept: headers.accept },
    });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(isStatic ? body.toString().replace(SCRIPTS, '') : body);
  });

const cache = await startCache();
const bindings = { ORIGIN: options.sling, BUDGET_MS: '20000', FRESH_S: '3600' };
const worker = await startWorker(readFileSync('dist/edge/worker.js', 'utf8'), bindings, cache.origin);
const server = await front(worker);
const browser = await launch();
try {
  const pages = [`${PAGE}?static`, PAGE].map((path) => server.origin + path);
  const [ofStatic, ofSling] = await Promise.all(pages.map((url) => textOf(browser, url)));
  if (ofStatic !== ofSling) throw new Error('the two pages do not show the same text');
  const loads = pages.map(() => []);
  for (let round = 0; round <= Number(options.runs); round++)
    for (const [at, url] of pages.entries()) {
      const load = { desktop: await visit(browser, url), phone: await visit(browser, url, PHONE) };
      if (round > 0) loads[at].push(load);
    }
  const of = (at, kind, name) => median(loads[at].map((load) => load[kind][name]));
  const ratio = (at, kind, name) => (of(at, kind, name) / of(0, kind, name)).toFixed(2);
  const rows = ['the same HTML, no script', 'Sling, edge worker'].map((page, at) => ({
    page,
    'KB gz': (of(at, 'desktop', 'bytes') / 1e3).toFixed(1),
    'script KB': (of(at, 'desktop', 'js') / 1e3).toFixed(1),
    'CPU÷': ratio(at, 'desktop', 'cpu'),
    'LCP÷': ratio(at, 'phone', 'lcp'),
    'ready÷': ratio(at, 'phone', 'ready'),
    blocking: of(at, 'phone', 'blocking').toFixed(0),
    shift: of(at, 'phone', 'shift').toFixed(3),
  }));
  console.log(table(rows));
} finally {
  await browser.close();
  server.close();
  await worker.close();
  cache.close();
}
