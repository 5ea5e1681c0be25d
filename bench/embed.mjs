// node bench/embed.mjs [--n 60] [--runs 9], after npm run build
// What one isolated card asks of a page of another site, bare and prerendered, and what 60 callouts cost beside plain r2wc.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { loadavg } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { prerender } from '../dist/lib/prerender.js';
import { launch, metrics, open, quiet, visit } from './measure.mjs';
import { median, table } from './statistics.mjs';
import { serveVariants } from './variants.mjs';

const { values: options } = parseArgs({
  options: { n: { type: 'string', default: '60' }, runs: { type: 'string', default: '9' } },
});
const QUIET_MS = 500;
const CARD =
  '<uni-card isolated title="Bachelor of Coastal Engineering" link="/coastal" description="Four years between the wave tank and the shore."><h3><a href="/coastal">Bachelor of Coastal Engineering</a></h3></uni-card>';
const VARIANTS = ['r2wc', 'embed', 'embed-light'];
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

async function listen(answer) {
  const server = createServer(answer);
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const close = () => new Promise((done) => server.close(done));
  return { origin: `http://127.0.0.1:${server.address().port}`, close };
}

/** The site that has the files, and another one whose pages have a card, bare at `/bare`, else prerendered. */
async function startSites() {
  const home = await listen(async ({ url }, response) => {
    const file = fileURLToPath(new URL(`../dist/embed${url}`, import.meta.url));
    const body = await readFile(file).catch(() => undefined);
    const headers = {
      'content-type': TYPES[extname(url)] ?? 'text/plain',
      'access-control-allow-origin': '*',
    };
    response.writeHead(body ? 200 : 404, headers).end(body);
  });
  const page = (card) =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Harbour Times</title><link rel="icon" href="data:,"><body><h1>Tides</h1>${card}<p>After the card</p><script type="module" src="${home.origin}/uni.js"></script></body></html>`;
  const rendered = await prerender(CARD, { url: 'https://www.example.edu/' });
  const other = await listen(({ url }, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(page(url === '/bare' ? CARD : rendered)),
  );
  return { other: other.origin, home: home.origin, close: () => Promise.all([home.close(), other.close()]) };
}

/** What a page with one card loads from the home site, and how far its content moves. */
const measureCard = (browser, { other, home }, name) =>
  open(browser, `${other}/${name}`, async ({ page, go }) => {
    const loaded = [];
    page.on('response', (response) => {
      if (response.url().startsWith(home)) loaded.push(sizeOf(response));
    });
    await page.addInitScript(() => {
      globalThis.shift = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) globalThis.shift += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await go();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
    const files = await Promise.all(loaded);
    const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0);
    return {
      card: name,
      files: files.length,
      'bytes, gzip': sum(files),
      'of these React': sum(files.filter((file) => /\/react-/.test(file.name))),
      'layout shift': (await page.evaluate(() => globalThis.shift)).toFixed(4),
      names: files.map((file) => `${file.name.replace(/^.*\//, '')} ${file.bytes}`).join(', '),
    };
  });

async function sizeOf(response) {
  return { name: response.url(), bytes: gzipSync(await response.body(), { level: 9 }).length };
}

/** CPU time of n callouts that are inserted into a page whose scripts have run, because it has one already. */
const measureInsertion = (browser, origin, variant) =>
  open(browser, `${origin}/${variant}/1.html`, async ({ page, cdp, go }) => {
    await go();
    await quiet(cdp);
    const before = await metrics(cdp);
    await page.evaluate(insert, Number(options.n));
    const after = await quiet(cdp);
    const standing = await page.evaluate(countStanding);
    if (standing !== Number(options.n) + 1)
      throw new Error(`${standing} callouts stand on the page of ${variant}`);
    return (after.ThreadTime - before.ThreadTime) * 1e3;
  });

/** Runs in the page: how many callouts have their view. */
function countStanding() {
  const callouts = [...document.querySelectorAll('uni-callout, r2wc-callout')];
  return callouts.filter((each) => (each.shadowRoot ?? each).querySelector('section')).length;
}

/** Runs in the page. */
function insert(n) {
  const first = document.querySelector('uni-callout, r2wc-callout');
  const names = first.getAttributeNames().filter((name) => name !== 'isolated' && name !== 'container');
  const attributes = names.map((name) => `${name}="${first.getAttribute(name).replaceAll('"', '&quot;')}"`);
  const tag = `<${first.localName} ${attributes.join(' ')}></${first.localName}>`;
  first.parentElement.insertAdjacentHTML('beforeend', tag.repeat(n));
}

/** A B C A B C …, of which the first round only warms up. */
async function measureMounting(browser, { origin }) {
  const runs = Object.fromEntries(VARIANTS.map((variant) => [variant, []]));
  for (let round = 0; round <= Number(options.runs); round++) {
    for (const variant of VARIANTS) {
      const { cpu, task, bytes } = await visit(browser, `${origin}/${variant}/${options.n}.html`);
      const mounting = await measureInsertion(browser, origin, variant);
      if (round > 0) runs[variant].push({ mounting, cpu, task, bytes });
    }
  }
  const middle = (variant, key) => median(runs[variant].map((run) => run[key]));
  const ratio = (variant, key) => (middle(variant, key) / middle('r2wc', key)).toFixed(2);
  return VARIANTS.map((variant) => ({
    variant,
    ...Object.fromEntries(
      ['mounting', 'cpu', 'task', 'bytes'].map((key) => [key, middle(variant, key).toFixed(0)]),
    ),
    'mounting÷r2wc': ratio(variant, 'mounting'),
    'cpu÷r2wc': ratio(variant, 'cpu'),
  }));
}

const browser = await launch();
const [sites, variants] = [await startSites(), await serveVariants()];
try {
  const cards = [await measureCard(browser, sites, 'bare'), await measureCard(browser, sites, 'prerendered')];
  console.log(table(cards.map(({ names, ...figures }) => figures)));
  for (const { card, names } of cards) console.log(`${card}: ${names}`);
  const mounting = await measureMounting(browser, variants);
  console.log(
    `\n${options.n} callouts, medians of ${options.runs}: ms, bytes gzipped; load average ${loadavg()[0].toFixed(1)}\n${table(mounting)}`,
  );
} finally {
  await browser.close();
  await Promise.all([sites.close(), variants.close()]);
}
