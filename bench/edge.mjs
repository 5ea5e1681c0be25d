// node --import tsx bench/edge.mjs [--requests 1000] [--port-offset 500]
// CPU time of the edge worker in workerd for one page of the demo site: made, and from the cache.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultTreeAdapter, parse, serialize } from 'parse5';
import { listen, startCache, startWorker } from '../fixtures/edge/workerd.ts';
import { startSite } from './site.mjs';
import { table } from './statistics.mjs';

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000' },
    'port-offset': { type: 'string', default: '500' },
  },
});
const REQUESTS = Number(options.requests);
const PAGE = '/courses/bachelor-of-coastal-engineering';
const WORKER = fileURLToPath(new URL('../dist/edge/worker.js', import.meta.url));
const TICKS_A_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** User and system time of a process so far, ms. */
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND) * 1000;
}

const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1000;

/** A name that ends in `-made-N` is the page as it is, each a page of its own for the worker's cache. */
const originOf = (site, source) =>
  listen(async ({ url, headers }, response) => {
    if (/^\/courses\/.*?-made-\d+\.html$/.test(url)) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(source);
      return;
    }
    const answer = await fetch(site.origin + url, { headers: { accept: headers.accept ?? '*/*' } });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()));
  });

/** The page as it would be if its templates wrote the tags and their data alone. */
function withoutViews(html) {
  const document = parse(html);
  const bare = (node) => {
    for (const child of [...(node.childNodes ?? [])]) {
      const attrs = new Map(child.attrs?.map(({ name, value }) => [name, value]));
      if (attrs.get('class') === 'uni-view' && child.parentNode.tagName.startsWith('uni-'))
        defaultTreeAdapter.detachNode(child);
      else bare(child);
      if (attrs.has('data-prerendered'))
        child.attrs = child.attrs.filter(
          ({ name }) => !/^data-(?:prerendered|hydrate|id-prefix)$/.test(name),
        );
    }
  };
  bare(document);
  return serialize(document);
}

async function ask(worker, name, expected) {
  const answer = await fetch(`${worker.origin}${name}.html`);
  const said = answer.headers.get('x-uni-prerender');
  if (said !== expected) throw new Error(`${name}: ${answer.status}, ${said}, not ${expected}`);
  return answer.text();
}

/** ms of CPU a request. The first tenth only warms up. */
async function measure(worker, nameOf, expected) {
  let before = 0;
  const warm = REQUESTS / 10;
  for (let at = 0; at < REQUESTS + warm; at++) {
    if (at === warm) before = cpuOf(worker.pid);
    await ask(worker, nameOf(at), expected);
  }
  return (cpuOf(worker.pid) - before) / REQUESTS;
}

const code = readFileSync(WORKER, 'utf8');
const site = await startSite(options['port-offset']);
const endings = [() => site.stop()];
try {
  const source = withoutViews(await (await fetch(`${site.origin}${PAGE}.html`)).text());
  const origin = await originOf(site, source);
  endings.unshift(() => origin.close());
  const cache = await startCache();
  endings.unshift(() => cache.close());
  const bindings = { ORIGIN: origin.origin, BUDGET_MS: '10000', FRESH_S: '3600' };
  const worker = await startWorker(code, bindings, cache.origin);
  endings.unshift(() => worker.close());
  const made = await ask(worker, `${PAGE}-made-${REQUESTS * 2}`, 'made');
  const rows = [
    ['made', (at) => `${PAGE}-made-${at}`, 'made'],
    ['from the cache', () => `${PAGE}-made-0`, 'hit'],
  ];
  console.log(
    `\n${source.length} characters before, ${made.length} after; CPU of workerd, ${REQUESTS} requests each`,
  );
  const results = [];
  for (const [what, nameOf, expected] of rows) {
    const ms = await measure(worker, nameOf, expected);
    results.push({ what, 'ms a request': ms.toFixed(2), 'a second and core': (1000 / ms).toFixed(0) });
  }
  console.log(table(results));
  console.log(
    `memory of workerd after ${Math.round(REQUESTS * 3.3)} requests: ${memoryOf(worker.pid).toFixed(0)} MB`,
  );
} finally {
  for (const end of endings) await end();
}
