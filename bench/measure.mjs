import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const POLL_MS = 25;
/** A load is done when nothing has moved for so long. */
const QUIET_MS = 500;
const LIMIT_MS = 120_000;
const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function launch() {
  const executablePath = process.env.CHROMIUM_PATH ?? USUAL_PLACES.find(existsSync);
  if (!executablePath) throw new Error('No Chromium found: install it or name one in CHROMIUM_PATH.');
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
    ],
  });
}

export async function metrics(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Opens a page in a fresh context, calls use({ page, cdp }) and closes it. */
export async function open(browser, url, use) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    return await use({ page, cdp, go: () => page.goto(url, { waitUntil: 'load' }) });
  } finally {
    await context.close();
  }
}

/** The figures of one cold load. Times in ms, heap in MB, bytes gzipped. */
export const visit = (browser, url) =>
  open(browser, url, async ({ page, cdp, go }) => {
    const bytes = [];
    page.on('response', (response) =>
      bytes.push(
        response.body().then(
          (body) => gzipSync(body, { level: 9 }).length,
          () => 0,
        ),
      ),
    );
    await go();
    const at = await quiet(cdp);
    await cdp.send('HeapProfiler.collectGarbage');
    const after = await metrics(cdp);
    return {
      cpu: at.ThreadTime * 1e3,
      task: at.TaskDuration * 1e3,
      script: at.ScriptDuration * 1e3,
      layout: (at.LayoutDuration + at.RecalcStyleDuration) * 1e3,
      heap: after.JSHeapUsedSize / 1e6,
      nodes: after.Nodes,
      listeners: after.JSEventListeners,
      bytes: (await Promise.all(bytes)).reduce((sum, n) => sum + n, 0),
      text: await page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').trim()),
    };
  });

/** Waits until neither script nor layout has moved for a while; gives the metrics of when they last did. */
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
