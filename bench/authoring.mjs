// node bench/authoring.mjs [--components 40] [--ticks 160]   (after npm run build)
// An author's storm: every 100 ms each component has changed and its editor says so.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadavg } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launch } from './measure.mjs';
import { table } from './statistics.mjs';

const { values: options } = parseArgs({
  options: { components: { type: 'string', default: '40' }, ticks: { type: 'string', default: '160' } },
});
const [components, ticks] = [Number(options.components), Number(options.ticks)];
const TICK_MS = 100;
/** As long as the page asks for what makes no difference. */
const WAIT_MS = 17_000;
const CMS = fileURLToPath(new URL('../dist/cms/', import.meta.url));
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const numbers = Array.from({ length: components }, (_, at) => at);

let begunAt = Number.POSITIVE_INFINITY;
let modelCalls = 0;
const revision = () => Math.min(ticks, Math.max(0, Math.ceil((Date.now() - begunAt) / TICK_MS)));
const callout = (at) => ({
  ':type': 'uni/components/callout',
  title: `Callout ${at}`,
  description: `<p>Revision ${revision()} of number ${at}.</p>`,
});

function pageHtml() {
  const tags = numbers.map((at) => {
    const { title, description } = callout(at);
    return `<div class="cmp-wrapper callout" data-path="/page/jcr:content/c${at}"><uni-callout data-title="${title}" data-description="${description}"></uni-callout></div>`;
  });
  const head = readFileSync(`${CMS}head-corporate.html`, 'utf8');
  return `<!doctype html><html lang="en"><title>Bench</title><meta name="is-editing-mode" content="true">${head}<main>${tags.join('')}</main></html>`;
}

function answer(path) {
  if (path === '/page.html') return ['text/html', pageHtml()];
  if (path === '/page.model.json') {
    modelCalls++;
    const items = Object.fromEntries(numbers.map((at) => [`c${at}`, callout(at)]));
    return ['application/json', JSON.stringify({ ':items': items })];
  }
  if (!path.startsWith('/etc.clientlibs/uni/')) throw new Error(path);
  return [TYPES[extname(path)], readFileSync(CMS + path.slice('/etc.clientlibs/uni/'.length))];
}

const server = createServer((request, response) => {
  try {
    const [type, body] = answer(new URL(request.url, 'http://localhost').pathname);
    response.writeHead(200, { 'content-type': type }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));

/** Runs in the page: tells of every component in every tick, and counts what comes and goes. */
async function storm({ components, ticks, TICK_MS }) {
  const counts = { mounts: 0, viewsCame: 0, viewsWent: 0 };
  document.addEventListener('uni-mount', () => counts.mounts++);
  const isView = (node) => node instanceof Element && node.matches('.uni-view');
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      counts.viewsCame += [...addedNodes].filter(isView).length;
      counts.viewsWent += [...removedNodes].filter(isView).length;
    }
  }).observe(document.body, { childList: true, subtree: true });
  for (let tick = 0; tick < ticks; tick++) {
    for (let at = 0; at < components; at++) {
      const msg = { cmd: 'replace', path: `/page/jcr:content/c${at}` };
      window.dispatchEvent(new CustomEvent('cq-pagemodel-update', { detail: { msg } }));
    }
    await new Promise((next) => setTimeout(next, TICK_MS));
  }
  return counts;
}

/** Runs in the page: what 10,000 messages of another origin cost it. */
function foreignMessages() {
  const data = { type: 'cq-pagemodel-update', msg: { cmd: 'replace', path: '/page/jcr:content/c0' } };
  const started = performance.now();
  for (let at = 0; at < 10_000; at++) {
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: 'https://elsewhere.example', source: window }),
    );
  }
  return performance.now() - started;
}

/** By the page's own clock of CPU time: other work on the machine does not count. */
function worstTask(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const main = traceEvents.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === main.pid && tid === main.tid,
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1e3;
}

const browser = await launch();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(countTimers);
  await page.goto(`http://127.0.0.1:${server.address().port}/page.html`);
  await page.waitForFunction(() => document.body.dataset.pageState === 'success');
  const before = modelCalls;
  begunAt = Date.now();
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  const counts = await page.evaluate(storm, { components, ticks, TICK_MS });
  const worst = worstTask(await browser.stopTracing());
  await page.waitForTimeout(WAIT_MS);
  const shown = await page.evaluate(
    (last) =>
      [...document.querySelectorAll('uni-callout')].filter((each) =>
        each.innerText.includes(`Revision ${last} `),
      ).length,
    revision(),
  );
  console.log(`${ticks} ticks of ${components} components; load average ${loadavg()[0].toFixed(1)}`);
  console.log(
    table([
      {
        'worst task, ms of CPU': worst.toFixed(1),
        mounts: counts.mounts,
        'views came−went': counts.viewsCame - counts.viewsWent,
        'with the last revision': shown,
        requests: modelCalls - before,
        changes: ticks * components,
        '10,000 foreign messages, ms': (await page.evaluate(foreignMessages)).toFixed(0),
        'timers live': await page.evaluate(() => window.liveTimers.size),
      },
    ]),
  );
} finally {
  await browser.close();
  server.close();
}

/** Runs in the page, before its own scripts. */
function countTimers() {
  window.liveTimers = new Set();
  for (const [start, stop] of [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
  ]) {
    const [begin, end] = [window[start], window[stop]];
    window[start] = (run, ms, ...rest) => {
      const id = begin(
        (...args) => {
          if (start === 'setTimeout') window.liveTimers.delete(id);
          run(...args);
        },
        ms,
        ...rest,
      );
      window.liveTimers.add(id);
      return id;
    };
    window[stop] = (id) => {
      window.liveTimers.delete(id);
      end(id);
    };
  }
}
