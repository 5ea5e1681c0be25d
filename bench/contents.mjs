// node bench/contents.mjs [--n 5000] [--runs 9] [--texts 700] [--profile contents.cpuprofile]
// The table of contents' look through a page of many headings, beside a plain walk over the same headings.
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { launch, metrics } from './measure.mjs';
import { median, table } from './statistics.mjs';

const { values: options } = parseArgs({
  options: {
    n: { type: 'string', default: '5000' },
    runs: { type: 'string', default: '9' },
    texts: { type: 'string', default: '700' },
    profile: { type: 'string' },
  },
});
const n = Number(options.n);

const { outputFiles } = await build({
  stdin: {
    contents: "export { findHeadings } from './elements/toc/collect-headings.js';",
    resolveDir: fileURLToPath(new URL('..', import.meta.url)),
    loader: 'ts',
  },
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'toc',
  target: 'es2022',
  logLevel: 'error',
});

/**
 * Sections of a heading, two paragraphs and a list, as a handbook has them. Every tenth heading has its author's id, and
 * texts repeat.
 */
function page() {
  const sections = Array.from({ length: n }, (_, at) => {
    const level = 2 + (at % 3);
    const id = at % 10 === 0 ? ` id="author-${at}"` : '';
    return `<section class="s"><h${level}${id}>Rule <em>${at % Number(options.texts)}</em> of the handbook</h${level}><p>It holds.</p><p>So does <a href="#x">this</a>.</p><ul><li>One</li></ul></section>`;
  });
  return `<!doctype html><title>Bench</title><main>${sections.join('')}</main>`;
}

/** What is measured, in this order, each by the page's own clock of CPU time: other work on the machine does not count. */
const STEPS = {
  walk: () =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => heading.textContent?.trim()),
  first: () => window.toc.findHeadings(document, {}),
  again: () => window.toc.findHeadings(document, {}),
};

async function measure(tab, cdp) {
  const figures = {};
  await tab.evaluate(() => {
    window.mutations = 0;
    const observer = new MutationObserver((records) => {
      window.mutations += records.length;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    void document.body.offsetHeight;
  });
  for (const [name, step] of Object.entries(STEPS)) {
    const before = await metrics(cdp);
    await tab.evaluate(`void (${step})()`);
    const after = await metrics(cdp);
    figures[name] = (after.ThreadTime - before.ThreadTime) * 1e3;
    figures[`mutations of ${name}`] = await tab.evaluate(() => {
      void document.body.offsetHeight;
      const { mutations } = window;
      window.mutations = 0;
      return mutations;
    });
  }
  return figures;
}

const browser = await launch();
try {
  const runs = [];
  for (let round = 0; round <= Number(options.runs); round++) {
    const context = await browser.newContext();
    const tab = await context.newPage();
    await tab.setContent(page());
    await tab.addScriptTag({ content: outputFiles[0].text });
    const cdp = await context.newCDPSession(tab);
    await cdp.send('Performance.enable');
    const isProfiled = options.profile && round === Number(options.runs);
    if (isProfiled) {
      await cdp.send('Profiler.enable');
      await cdp.send('Profiler.setSamplingInterval', { interval: 100 });
      await cdp.send('Profiler.start');
    }
    const figures = await measure(tab, cdp);
    if (isProfiled) writeFileSync(options.profile, JSON.stringify((await cdp.send('Profiler.stop')).profile));
    if (round > 0) runs.push(figures);
    await context.close();
  }
  const result = Object.fromEntries(
    Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]),
  );
  console.log(
    `n=${n}, medians of ${runs.length} runs in ms of CPU time; load average ${loadavg()[0].toFixed(1)}`,
  );
  console.log(
    table([
      {
        ...Object.fromEntries(Object.entries(result).map(([key, value]) => [key, value.toFixed(1)])),
        'first÷walk': (result.first / result.walk).toFixed(1),
        'again÷walk': (result.again / result.walk).toFixed(1),
      },
    ]),
  );
} finally {
  await browser.close();
}
