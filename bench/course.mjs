// node bench/course.mjs [--n 12,1000] [--throttle 1,4] [--network none,slow4g] [--runs 7] [--only static,…] [--content FILE] [--growth] [--serve]
// One course page from one content file as static HTML, with our elements prerendered and rendered by the browser, with
// plain r2wc over the same views, with Lit, and as one React page that is rendered on the server and hydrated.
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

process.env.NODE_ENV = 'production';
const { serveCoursePage, VARIANTS } = await import('./course/serve.mjs');
const { launch, open, quiet, visit } = await import('./measure.mjs');
const { growthExponent, median, table } = await import('./statistics.mjs');

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { values: options } = parseArgs({
  options: {
    n: { type: 'string', default: '12' },
    throttle: { type: 'string', default: '1' },
    network: { type: 'string', default: 'none' },
    runs: { type: 'string', default: '7' },
    only: { type: 'string', default: VARIANTS.join() },
    content: { type: 'string', default: here('course/content.json') },
    growth: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
  },
});
const GROWTH = [12, 100, 1000, 3000];
const list = (text) => text.split(',');
const variants = list(options.only);
const RUNS = Number(options.runs);
/** In the table with so many digits behind the point; the others are whole. */
const DIGITS = { heap: 1, shift: 3 };
const COUNTED = [
  'fcp',
  'lcp',
  'ready',
  'settled',
  'cpu',
  'task',
  'script',
  'layout',
  'blocking',
  'shift',
  'heap',
  'listeners',
];
const RATIOS = ['cpu', 'task', 'lcp', 'ready', 'settled'];

/** What a visitor reads, without white space: folded text and the mark of a fold count as their view has them. */
const textOf = (browser, url, javaScriptEnabled) =>
  open(
    browser,
    url,
    async ({ page, cdp, go }) => {
      await go();
      if (javaScriptEnabled) await quiet(cdp);
      return page.evaluate(() => {
        const copy = document.querySelector('main').cloneNode(true);
        for (const node of copy.querySelectorAll('script, style, template, .m-fold__mark')) node.remove();
        return copy.textContent.split(/\s+/).filter(Boolean);
      });
    },
    { javaScriptEnabled },
  );

/** Checks that all variants say the same, and weighs what they load. */
async function inspect(browser, origin, n) {
  const rows = [];
  let reference;
  for (const variant of variants) {
    const url = `${origin}/${variant}/${n}.html`;
    const words = await textOf(browser, url, true);
    reference ??= words.join('');
    if (words.join('') !== reference) throw new Error(`${variant} does not show the same text at n=${n}`);
    const before = await textOf(browser, url, false);
    const { requests, bytes, js } = await visit(browser, url);
    const withoutScript = `${Math.round((before.join('').length / reference.length) * 100)} %`;
    rows.push({ variant, requests, 'bytes gz': bytes, 'js gz': js, 'text without script': withoutScript });
  }
  console.log(`\nn=${n}: weight and content\n${table(rows)}`);
  return rows;
}

/** Cold loads A B C A B C …; the first round only warms up. */
async function measure(browser, origin, n, conditions, runs) {
  const all = Object.fromEntries(variants.map((variant) => [variant, []]));
  for (let round = 0; round <= runs; round++)
    for (const variant of variants) {
      const figures = await visit(browser, `${origin}/${variant}/${n}.html`, conditions);
      if (round > 0) all[variant].push(figures);
    }
  return Object.fromEntries(
    variants.map((variant) => [
      variant,
      Object.fromEntries(COUNTED.map((key) => [key, median(all[variant].map((run) => run[key]))])),
    ]),
  );
}

function show(n, { throttle, network }, result, runs) {
  const counted = COUNTED.filter((key) => key !== 'cpu' || throttle === 1);
  const base = result[variants[0]];
  const rows = variants.map((variant) => ({
    variant,
    ...Object.fromEntries(counted.map((key) => [key, result[variant][key].toFixed(DIGITS[key] ?? 0)])),
    ...Object.fromEntries(
      RATIOS.filter((key) => counted.includes(key)).map((key) => [
        `${key}÷`,
        (result[variant][key] / base[key]).toFixed(2),
      ]),
    ),
  }));
  const load = loadavg()[0].toFixed(1);
  console.log(
    `\nn=${n}, CPU ${throttle}×, network ${network}: medians of ${runs}, ms and MB, ÷ ${variants[0]}; load average ${load}`,
  );
  console.log(table(rows));
}

const { origin, close } = await serveCoursePage(options.content);
if (options.serve)
  console.log(VARIANTS.map((variant) => `${variant}=${origin}/${variant}/{n}.html`).join('\n'));
else {
  const browser = await launch();
  const results = [];
  try {
    for (const n of list(options.n).map(Number)) {
      const weights = await inspect(browser, origin, n);
      for (const throttle of list(options.throttle).map(Number))
        for (const network of list(options.network)) {
          const figures = await measure(browser, origin, n, { throttle, network }, RUNS);
          show(n, { throttle, network }, figures, RUNS);
          results.push({ n, throttle, network, weights, figures });
        }
    }
    if (options.growth) {
      const cpu = Object.fromEntries(variants.map((variant) => [variant, []]));
      for (const n of GROWTH) {
        const figures = await measure(browser, origin, n, {}, Math.min(RUNS, 3));
        for (const variant of variants) cpu[variant].push([n, figures[variant].cpu]);
      }
      const rows = variants.map((variant) => ({
        variant,
        ...Object.fromEntries(cpu[variant].map(([n, ms]) => [`n=${n}`, ms.toFixed(0)])),
        b: growthExponent(cpu[variant]).toFixed(2),
      }));
      console.log(`\nCPU in ms as the page grows; b of a + c·n^b\n${table(rows)}`);
      results.push({ growth: cpu });
    }
    mkdirSync(here('results'), { recursive: true });
    writeFileSync(
      here('results/course.json'),
      JSON.stringify({ chromium: browser.version(), options, results }, null, 2),
    );
  } finally {
    await browser.close();
    await close();
  }
}
