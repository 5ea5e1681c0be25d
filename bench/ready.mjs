// node bench/ready.mjs [--path /courses/….html] [--runs 5] [--cpu 4] [--network slow4g|none]
// How long the long course page takes to be ready, rendered by the browser and prerendered, beside a page of the same
// bytes that runs nothing; and how long a keystroke in the course search takes to painted suggestions.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { launch, NETWORKS, open } from './measure.mjs';
import { startSite } from './site.mjs';
import { median, table } from './statistics.mjs';

const { values: options } = parseArgs({
  options: {
    path: { type: 'string', default: '/courses/bachelor-of-coastal-engineering.html' },
    search: { type: 'string', default: '/courses.html' },
    runs: { type: 'string', default: '5' },
    cpu: { type: 'string', default: '4' },
    network: { type: 'string', default: 'slow4g' },
    'port-offset': { type: 'string', default: '700' },
  },
});
const LIMIT_MS = 120_000;

/** Throttles a page, and notes in it when it was ready. */
async function prepare(page, cdp) {
  await page.addInitScript(() => {
    document.addEventListener('uni-page-state', ({ detail }) => {
      if (detail.state === 'success') window.readyAt = performance.now();
    });
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(options.cpu) });
  const network = NETWORKS[options.network];
  if (!network) return;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
}

const readyAt = (browser, url) =>
  open(browser, url, async ({ page, cdp, go }) => {
    await prepare(page, cdp);
    await go();
    await page.waitForFunction(() => window.readyAt !== undefined, undefined, { timeout: LIMIT_MS });
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name, responseEnd }) => ({ name, responseEnd })),
    );
    const ready = await page.evaluate(() => window.readyAt);
    return { ready, files: files.filter(({ responseEnd }) => responseEnd <= ready).map(({ name }) => name) };
  });

/** The same markup, its scripts fetched as bytes; a few lines note when all is there. */
async function inertPage(url, files) {
  const html = await (await fetch(url)).text();
  const styled = html.replace(
    /<script\b(?![^>]*application\/)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs,
    '',
  );
  const others = files
    .filter((name) => /\.(js|json|svg)(\?|$)/.test(name))
    .map((name) => new URL(name).pathname);
  const note = `<script>const all=${JSON.stringify(others)}.map((url)=>fetch(url).then((answer)=>answer.arrayBuffer()));
Promise.all([...all,new Promise((done)=>addEventListener('load',done))]).then(()=>{window.readyAt=performance.now()})</script>`;
  return styled.replace('<head>', `<head>${note}`);
}

/** From a key to the frame that shows its suggestions, whose answer is known: letters were typed and taken back before. */
const keystroke = (browser, url) =>
  open(browser, url, async ({ page, cdp, go }) => {
    await go();
    const input = page.getByRole('combobox');
    await input.click();
    for (const key of ['c', 'o']) {
      const answer = page.waitForResponse((response) => response.url().includes('/s/suggest.json'));
      await input.press(key);
      await (await answer).finished();
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      await page.locator('[role="option"]').first().waitFor();
    }
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(options.cpu) });
    await page.evaluate(() => {
      window.key = new Promise((resolve) => {
        document.addEventListener(
          'keydown',
          ({ timeStamp }) =>
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
          { once: true, capture: true },
        );
      });
    });
    await input.press('Backspace');
    const ms = await page.evaluate(() => window.key);
    if ((await page.locator('[role="option"]').count()) === 0)
      throw new Error('no suggestions after the key');
    return ms;
  });

const site = await startSite(options['port-offset']);
const browser = await launch();
try {
  const urls = {
    browser: `${site.origin}${options.path}?prerender=off`,
    prerendered: site.origin + options.path,
  };
  const first = await readyAt(browser, urls.browser);
  site.state.inert = await inertPage(urls.browser, first.files);
  const runs = [];
  for (let round = 0; round <= Number(options.runs); round++) {
    const run = {
      bytes: (await readyAt(browser, `${site.origin}/bytes`)).ready,
      browser: (await readyAt(browser, urls.browser)).ready,
      prerendered: (await readyAt(browser, urls.prerendered)).ready,
      keystroke: await keystroke(browser, site.origin + options.search),
    };
    if (round > 0) runs.push(run);
  }
  const of = (name) => median(runs.map((run) => run[name]));
  console.log(
    `medians of ${runs.length} runs in ms, CPU ${options.cpu}×, network ${options.network}; load average ${loadavg()[0].toFixed(1)}`,
  );
  console.log(
    table([
      {
        ...Object.fromEntries(Object.keys(runs[0]).map((name) => [name, of(name).toFixed(0)])),
        'browser÷bytes': median(runs.map((run) => run.browser / run.bytes)).toFixed(2),
        'prerendered÷bytes': median(runs.map((run) => run.prerendered / run.bytes)).toFixed(2),
      },
    ]),
  );
} finally {
  await browser.close();
  site.stop();
}
