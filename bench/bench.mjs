// npm run bench -- [--n 12,1000] [--runs 9] [--only static,prerendered] [--content FILE] [--growth] [--serve]
// One course page from one content file, built in eight ways, in one table.
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

process.env.NODE_ENV = 'production';
const { firstClick } = await import('./click.mjs');
const { serveCoursePage, VARIANTS } = await import('./course/serve.mjs');
const { launch, PHONE, textOf, visit } = await import('./measure.mjs');
const { growthExponent, median, quartiles, table } = await import('./statistics.mjs');
const { traced } = await import('./trace.mjs');

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { values: options } = parseArgs({
  options: {
    n: { type: 'string', default: '12,1000' },
    runs: { type: 'string', default: '9' },
    only: { type: 'string', default: Object.keys(VARIANTS).join() },
    content: { type: 'string', default: here('course/content.json') },
    growth: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
  },
});
const GROWTH = [12, 100, 1000, 3000];
const GROWTH_RUNS = 3;
const variants = options.only.split(',');
const unknown = variants.find((variant) => !(variant in VARIANTS));
if (unknown !== undefined) {
  console.error(`--only has no variant "${unknown}"; there are ${Object.keys(VARIANTS).join(', ')}`);
  process.exit(1);
}
const runs = Number(options.runs);

async function checkTexts(browser, urlOf) {
  const texts = [];
  for (const variant of variants) texts.push(await textOf(browser, urlOf(variant)));
  const other = texts.findIndex((text) => text !== texts[0]);
  if (other >= 0) throw new Error(`${variants[other]} does not show the text of ${variants[0]}`);
}

/**
 * Cold loads A B C A B C …, of which the first round only warms up. Gives the median of each figure by variant, and its
 * quartiles.
 */
async function measure(times, load) {
  const all = Object.fromEntries(variants.map((variant) => [variant, []]));
  for (let round = 0; round <= times; round++)
    for (const variant of variants) {
      const figures = await load(variant);
      if (round > 0) all[variant].push(figures);
    }
  const figures = (loads, of) =>
    Object.fromEntries(
      Object.entries(loads[0])
        .filter(([, value]) => typeof value === 'number')
        .map(([name]) => [name, of(loads.map((each) => each[name]))]),
    );
  return Object.fromEntries(
    variants.map((variant) => {
      const loads = all[variant];
      return [variant, { ...figures(loads, median), spread: figures(loads, quartiles) }];
    }),
  );
}

async function measureSize(browser, n, urlOf) {
  await checkTexts(browser, urlOf);
  const desktop = await measure(runs, (variant) => visit(browser, urlOf(variant)));
  const phone = await measure(runs, (variant) => visit(browser, urlOf(variant), PHONE));
  const traces = await measure(runs, (variant) => traced(browser, urlOf(variant)));
  const clicks = await measure(runs, async (variant) => ({
    click: await firstClick(browser, urlOf(variant), PHONE.throttle),
  }));
  return variants.map((variant) => ({
    variant,
    n,
    desktop: desktop[variant],
    phone: phone[variant],
    trace: traces[variant],
    click: clicks[variant].click,
  }));
}

function row({ variant, n, desktop, phone, trace, click }, base) {
  const ratio = (one, other) => (one / other).toFixed(2);
  const whole = (value) => value.toFixed(0);
  const spread = (value, [low, high]) => `${whole(value)} (${whole(low)}–${whole(high)})`;
  return {
    page: VARIANTS[variant],
    cards: n,
    requests: desktop.requests,
    'KB gz': (desktop.bytes / 1e3).toFixed(1),
    'script KB': (desktop.js / 1e3).toFixed(1),
    'CPU ms': spread(desktop.cpu, desktop.spread.cpu),
    'CPU÷': ratio(desktop.cpu, base.desktop.cpu),
    frames: spread(trace.frames, trace.spread.frames),
    heap: desktop.heap.toFixed(1),
    FCP: whole(phone.fcp),
    LCP: spread(phone.lcp, phone.spread.lcp),
    picture: whole(phone.picture),
    'LCP÷': ratio(phone.lcp, base.phone.lcp),
    'ready÷': ratio(phone.ready, base.phone.ready),
    blocking: whole(phone.blocking),
    shift: phone.shift.toFixed(3),
    'first click': click === undefined ? '–' : whole(click),
  };
}

function traceRow({ variant, n, trace: { frames: _, spread: __, ...times } }) {
  const rounded = Object.entries(times).map(([kind, ms]) => [kind, ms.toFixed(1)]);
  return { page: VARIANTS[variant], cards: n, ...Object.fromEntries(rounded) };
}

async function measureGrowth(browser, urlOf) {
  const cpu = [];
  for (const n of GROWTH)
    cpu.push([n, await measure(GROWTH_RUNS, (variant) => visit(browser, urlOf(variant, n)))]);
  return variants.map((variant) => {
    const points = cpu.map(([n, figures]) => [n, figures[variant].cpu]);
    const columns = points.map(([n, ms]) => [`n=${n}`, ms.toFixed(0)]);
    return { page: VARIANTS[variant], ...Object.fromEntries(columns), b: growthExponent(points).toFixed(2) };
  });
}

const { origin, close } = await serveCoursePage(options.content);
const urlOf = (variant, n) => `${origin}/${variant}/${n}.html`;
if (options.serve) console.log(variants.map((variant) => `${variant}=${urlOf(variant, '{n}')}`).join('\n'));
else {
  const browser = await launch();
  try {
    const results = [];
    mkdirSync(here('results'), { recursive: true });
    for (const n of options.n.split(',').map(Number)) {
      results.push(await measureSize(browser, n, (variant) => urlOf(variant, n)));
      const kept = { at: new Date().toISOString(), chromium: browser.version(), options, results };
      writeFileSync(here('results/latest.json'), JSON.stringify(kept, null, 2));
    }
    const rows = results.flatMap((sizes) => sizes.map((each) => row(each, sizes[0])));
    console.log(
      `Medians of ${runs} cold loads, ms and MB, with the middle half of them in brackets; ÷ ${VARIANTS[variants[0]]}. From FCP on: slow 4G, CPU 4×. Load average ${loadavg()[0].toFixed(1)}.\n`,
    );
    console.log(table(rows));
    console.log(
      `\nWhere the main thread's CPU time goes, ms, in traced loads, which take longer\n${table(results.flat().map(traceRow))}`,
    );
    if (options.growth)
      console.log(
        `\nCPU in ms as the page grows; b of a + c·n^b\n${table(await measureGrowth(browser, urlOf))}`,
      );
  } finally {
    await browser.close();
    await close();
  }
}
