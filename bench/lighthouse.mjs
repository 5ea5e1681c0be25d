// node bench/lighthouse.mjs [--runs 5] [--path /home.html]
// Lighthouse's four categories on the demo site, as a phone on slow 4G sees it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { launch } from './measure.mjs';
import { startSite } from './site.mjs';
import { median, table } from './statistics.mjs';

const PAGES = [
  '/home.html',
  '/courses/bachelor-of-coastal-engineering.html',
  '/news/one-hundred-and-forty-years-of-tides.html',
];
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    path: { type: 'string', multiple: true, default: PAGES },
    'port-offset': { type: 'string', default: '750' },
  },
});

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const site = await startSite(options['port-offset']);
const port = await freePort();
const browser = await launch([`--remote-debugging-port=${port}`]);
try {
  const rows = [];
  const failed = new Map();
  for (const path of options.path) {
    const scores = {};
    for (let run = 0; run < Number(options.runs); run++) {
      const { lhr } = await lighthouse(site.origin + path, { port, output: 'json', logLevel: 'error' });
      for (const { id, score } of Object.values(lhr.categories)) {
        scores[id] ??= [];
        scores[id].push(score * 100);
      }
      for (const { id, score, title, displayValue, details } of Object.values(lhr.audits))
        if (score !== null && score < 0.9) failed.set(`${path} ${id}`, { title, displayValue, details });
    }
    rows.push({
      page: path,
      ...Object.fromEntries(Object.entries(scores).map(([id, all]) => [id, median(all).toFixed(0)])),
    });
  }
  console.log(table(rows));
  for (const [audit, { title, displayValue = '' }] of failed)
    console.log(`${audit}: ${title} ${displayValue}`);
  const folder = fileURLToPath(new URL('results/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}lighthouse.json`, JSON.stringify({ rows, failed: [...failed] }, null, 2));
} finally {
  await browser.close();
  site.stop();
}
