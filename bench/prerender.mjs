// node --expose-gc bench/prerender.mjs [--n 12] [--page URL] [--runs 60] [--pages 10000]
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median, table } from './statistics.mjs';

process.env.NODE_ENV = 'production';
/** React is the one that the package's views were made with. */
const ofPackage = createRequire(new URL('../package.json', import.meta.url));
const { createElement } = ofPackage('react');
const { renderToString } = ofPackage('react-dom/server');
const { render: renderLit } = await import('@lit-labs/ssr');
const { collectResultSync } = await import('@lit-labs/ssr/lib/render-result.js');
const { bareTag, load, partsOf, sourceOf } = await import('./course/page.mjs');
const { definitions } = await import('./definitions.mjs');
const { templates } = await import('./course/lit-templates.mjs');
const { createPrerenderer } = await import(new URL('../dist/lib/prerender.js', import.meta.url));

const { values: options } = parseArgs({
  options: {
    n: { type: 'string', default: '12' },
    page: { type: 'string' },
    runs: { type: 'string', default: '60' },
    pages: { type: 'string', default: '10000' },
  },
});
const [RUNS, PAGES] = [Number(options.runs), Number(options.pages)];
const PAGES_PER_RUN = 20;
/** Not counted: V8 compiles what runs often beside it, and a server runs for days. */
const WARM_UP_RUNS = 20;

/** @param pages how often the work is done, one time after the other. */
const milliseconds = async (work, pages) => {
  const { user, system } = process.cpuUsage();
  for (let page = 0; page < pages; page++) await work();
  const used = process.cpuUsage({ user, system });
  return (used.user + used.system) / 1000 / pages;
};

/** The course page of this bench, or one that a server gives. */
const content = fileURLToPath(new URL('course/content.json', import.meta.url));
const page = options.page
  ? await (await fetch(options.page)).text()
  : `<!doctype html><html lang="en"><body><main>${sourceOf(partsOf(load(content, Number(options.n))), bareTag)}</main></body></html>`;

const seen = [];
await createPrerenderer(await definitions(seen)).prerender(page);
const { prerender } = createPrerenderer(await definitions());

const VIEWS = 'renderToString of its views';
const works = {
  'prerender(page)': () => prerender(page),
  [VIEWS]: () => {
    for (const { view, props } of seen) renderToString(createElement(view, props));
  },
  ...(seen.every(({ tag }) => tag in templates) && {
    'the same markup by @lit-labs/ssr': () => {
      for (const { tag, props } of seen) collectResultSync(renderLit(templates[tag](props)));
    },
  }),
};
const times = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
for (let run = -WARM_UP_RUNS; run < RUNS; run++)
  for (const [name, work] of Object.entries(works)) {
    const time = await milliseconds(work, PAGES_PER_RUN);
    if (run >= 0) times[name].push(time);
  }
const medians = Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
console.log(
  `${seen.length} views in ${page.length} characters; CPU of one page, medians of ${RUNS} × ${PAGES_PER_RUN}`,
);
console.log(
  table(
    Object.entries(medians).map(([name, ms]) => ({
      what: name,
      'ms a page': ms.toFixed(2),
      'pages a second': (1000 / ms).toFixed(0),
    })),
  ),
);
for (const [name, ms] of Object.entries(medians))
  console.log(`${name}: ${(medians[VIEWS] / ms).toFixed(2)} of the throughput of renderToString`);

const memory = [];
for (let at = 0; at < PAGES; at++) {
  if (at % (PAGES / 5) === 0) {
    globalThis.gc?.();
    memory.push((process.memoryUsage().heapUsed / 1e6).toFixed(1));
  }
  await prerender(page);
}
globalThis.gc?.();
memory.push((process.memoryUsage().heapUsed / 1e6).toFixed(1));
console.log(
  `heap over ${PAGES} pages, MB: ${memory.join(' ')}${globalThis.gc ? '' : ' (without --expose-gc)'}`,
);
