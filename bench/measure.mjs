import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const POLL_MS = 25;
/** A load is done when nothing has moved for so long. */
const QUIET_MS = 500;
const LIMIT_MS = 120_000;
/** Of the bench itself, in each page. */
const OWN_LISTENERS = 1;
/** A task that is longer blocks a visitor's input. */
const LONG_TASK_MS = 50;
const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @param more flags for the browser. */
export function launch(more = []) {
  const named = process.env.CHROMIUM_PATH;
  const executablePath = (named ? [named] : USUAL_PLACES).find(existsSync);
  if (!executablePath)
    throw new Error(
      `No Chromium found${named ? ` at ${named}` : ''}: install it or name one in CHROMIUM_PATH.`,
    );
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--js-flags=--expose-gc',
      ...more,
    ],
  });
}

/** Bytes a second and ms, as Lighthouse's mobile preset has them. */
export const NETWORKS = {
  slow4g: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6e6 / 8) * 0.9,
    uploadThroughput: (0.75e6 / 8) * 0.9,
  },
};

/** Its CPU is four times as slow, its network is slow 4G. */
export const PHONE = { throttle: 4, network: 'slow4g' };

export async function metrics(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Opens a page in a fresh context, calls use({ page, cdp }) and closes it. */
export async function open(browser, url, use, { javaScriptEnabled = true } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, javaScriptEnabled });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    return await use({ page, cdp, go: () => page.goto(url, { waitUntil: 'load' }) });
  } finally {
    await context.close();
  }
}

/** What a visitor reads, without white space. Folded text counts, and of a fold's button its first label. */
export const textOf = (browser, url) =>
  open(browser, url, async ({ page, cdp, go }) => {
    await go();
    await quiet(cdp);
    return page.evaluate(() => {
      const copy = document.querySelector('main').cloneNode(true);
      for (const node of copy.querySelectorAll(
        'script, style, template, .m-fold__mark, .m-fold__label ~ span',
      ))
        node.remove();
      return copy.textContent.replace(/\s+/g, '');
    });
  });

/**
 * The figures of one cold load. Times in ms, heap in MB, bytes gzipped. A page is `settled` when nothing moves any more.
 * `ready` is the page machine's state `success`, and the same as `settled` where there is none.
 *
 * @param throttle how many times slower the CPU is. Its own time is known at 1 only.
 * @param network a name of `NETWORKS`. Any other stands for none.
 */
export const visit = (browser, url, { throttle = 1, network } = {}) =>
  open(browser, url, async ({ page, cdp, go }) => {
    const answers = [];
    page.on('response', (response) => answers.push(weigh(response)));
    await page.addInitScript(observe);
    if (throttle > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    if (NETWORKS[network]) {
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', NETWORKS[network]);
    }
    await go();
    const at = await quiet(cdp);
    const { shifts, long, ready, ...painted } = await page.evaluate(() => {
      const { pictures, ...seen } = window.benchSeen;
      return { ...seen, picture: pictures.get(document.querySelector('main img')) ?? 0 };
    });
    await cdp.send('HeapProfiler.collectGarbage');
    const after = await metrics(cdp);
    const weights = await Promise.all(answers);
    const settled = (at.Timestamp - at.NavigationStart) * 1e3;
    const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0);
    return {
      ...painted,
      settled,
      ready: ready ?? settled,
      cpu: at.ThreadTime * 1e3,
      task: at.TaskDuration * 1e3,
      script: at.ScriptDuration * 1e3,
      layout: (at.LayoutDuration + at.RecalcStyleDuration) * 1e3,
      blocking: long.reduce((total, duration) => total + duration - LONG_TASK_MS, 0),
      shift: worstWindow(shifts),
      heap: after.JSHeapUsedSize / 1e6,
      nodes: after.Nodes,
      listeners: after.JSEventListeners - OWN_LISTENERS,
      requests: weights.length,
      bytes: sum(weights),
      js: sum(weights.filter(({ type }) => type === 'script')),
      text: await page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').trim()),
    };
  });

async function weigh(response) {
  const type = response.request().resourceType();
  const body = await response.body().catch(() => Buffer.alloc(0));
  return { type, bytes: type === 'image' ? body.length : gzipSync(body, { level: 9 }).length };
}

/** Runs in the page before its own scripts. */
function observe() {
  const seen = { long: [], shifts: [], fcp: 0, lcp: 0, pictures: new Map() };
  window.benchSeen = seen;
  document.addEventListener('uni-page-state', ({ detail }) => {
    if (detail.state === 'success') seen.ready = performance.now();
  });
  const note = ({ target }) =>
    target instanceof HTMLImageElement && seen.pictures.set(target, performance.now());
  document.addEventListener('load', note, true);
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('longtask', ({ duration }) => seen.long.push(duration));
  watch('layout-shift', ({ startTime, value }) => seen.shifts.push({ startTime, value }));
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
}

/** Cumulative layout shift: the worst of the windows of at most 5 s without a gap of 1 s. */
function worstWindow(shifts) {
  let [worst, sum, start, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { startTime, value } of shifts) {
    if (startTime - last > 1000 || startTime - start > 5000) [sum, start] = [0, startTime];
    last = startTime;
    sum += value;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Waits until neither script nor layout has moved for a while. Gives the metrics of when they last did. */
export async function quiet(cdp) {
  const started = Date.now();
  for (let mark, last, since = started; ; await sleep(POLL_MS)) {
    const now = await metrics(cdp);
    const seen = [now.ScriptDuration, now.LayoutCount, now.RecalcStyleCount].join();
    if (seen !== mark) {
      last = now;
      since = Date.now();
    }
    mark = seen;
    if (Date.now() - since >= QUIET_MS) return last;
    if (Date.now() - started > LIMIT_MS) throw new Error(`the page was not quiet after ${LIMIT_MS} ms`);
  }
}
