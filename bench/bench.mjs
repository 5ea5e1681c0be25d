// npm run bench -- [--n 12,100,1000,3000] [--runs 7] [--only static,ours,r2wc]
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureCycles } from './cycles.mjs';
import { launch, visit } from './measure.mjs';
import { growthExponent, median, table } from './statistics.mjs';
import { serveVariants } from './variants.mjs';

const { values: options } = parseArgs({
  options: {
    n: { type: 'string', default: '12,100,1000,3000' },
    runs: { type: 'string', default: '7' },
    only: { type: 'string', default: 'static,ours,r2wc' },
  },
});
const sizes = options.n.split(',').map(Number);
const variants = options.only.split(',');
const FIGURES = ['cpu', 'task', 'script', 'layout', 'heap', 'nodes', 'listeners', 'bytes'];

/** Cold loads A B C A B C …; the first round only warms up. */
async function measureSize(browser, origin, n) {
  const runs = Object.fromEntries(variants.map((variant) => [variant, []]));
  for (let round = 0; round <= Number(options.runs); round++) {
    for (const variant of variants) {
      const figures = await visit(browser, `${origin}/${variant}/${n}.html`);
      if (round > 0) runs[variant].push(figures);
    }
  }
  const texts = new Set(variants.map((variant) => runs[variant][0].text));
  if (texts.size > 1) throw new Error(`the variants do not show the same text at n=${n}`);
  return Object.fromEntries(
    variants.map((variant) => [
      variant,
      Object.fromEntries(FIGURES.map((key) => [key, median(runs[variant].map((run) => run[key]))])),
    ]),
  );
}

function show(n, result) {
  const ratio = (variant, base, key) =>
    result[base] ? (result[variant][key] / result[base][key]).toFixed(2) : '';
  console.log(
    `\nn=${n}, medians of ${options.runs}: ms, MB, bytes gzipped; load average ${loadavg()[0].toFixed(1)}`,
  );
  console.log(
    table(
      variants.map((variant) => ({
        variant,
        ...Object.fromEntries(
          FIGURES.map((key) => [key, result[variant][key].toFixed(key === 'heap' ? 1 : 0)]),
        ),
        'cpu÷static': ratio(variant, 'static', 'cpu'),
        'task÷static': ratio(variant, 'static', 'task'),
        'cpu÷r2wc': ratio(variant, 'r2wc', 'cpu'),
      })),
    ),
  );
}

const server = await serveVariants();
const browser = await launch();
try {
  const measured = {};
  for (const n of sizes) {
    measured[n] = await measureSize(browser, server.origin, n);
    show(n, measured[n]);
  }
  const exponents = {};
  const grown = sizes.filter((n) => n >= 100);
  if (grown.length > 2 || sizes.length > 2) {
    for (const variant of variants)
      exponents[variant] = growthExponent(sizes.map((n) => [n, measured[n][variant].cpu]));
    console.log(
      `\nGrowth exponent of cpu: ${variants.map((variant) => `${variant} ${exponents[variant].toFixed(2)}`).join(', ')}`,
    );
  }
  const cycles = variants.includes('ours') ? await measureCycles(browser, server.origin) : undefined;
  if (cycles) console.log(`\nMounting and unmounting\n${table([cycles])}`);
  const folder = fileURLToPath(new URL('results/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}latest.json`,
    JSON.stringify(
      { at: new Date().toISOString(), chromium: browser.version(), options, measured, exponents, cycles },
      null,
      2,
    ),
  );
  console.log('\nEvery figure is in bench/results/latest.json.');
} finally {
  await browser.close();
  await server.close();
}
