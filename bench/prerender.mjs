// node --expose-gc bench/prerender.mjs [--page URL] [--runs 15] [--pages 10000]   while `npm start` runs
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { median, table } from './statistics.mjs';

process.env.NODE_ENV = 'production';
const { createElement } = await import('react');
const { renderToString } = await import('react-dom/server');
const LIB = new URL('../dist/lib/', import.meta.url);
const { createPrerenderer } = await import(new URL('prerender.js', LIB));

const PAGE = 'http://localhost:4503/courses/bachelor-of-coastal-engineering.html?prerender=off';

const { values: options } = parseArgs({
  options: {
    page: { type: 'string', default: PAGE },
    runs: { type: 'string', default: '15' },
    pages: { type: 'string', default: '10000' },
  },
});
const [RUNS, PAGES] = [Number(options.runs), Number(options.pages)];
const PAGES_PER_RUN = 20;

/** Every definition; `seen` gets each view that is rendered, with its props. */
async function definitions(seen) {
  const slugs = readdirSync(new URL('../elements/', import.meta.url)).filter((slug) => !slug.startsWith('_'));
  const modules = await Promise.all(slugs.map((slug) => import(new URL(`${slug}.js`, LIB))));
  return modules.map(({ definition }) => ({
    ...definition,
    ...(definition.view && {
      view: (props) => {
        seen?.push([definition.view, props]);
        return createElement(definition.view, props);
      },
    }),
  }));
}

const milliseconds = async (work) => {
  const { user, system } = process.cpuUsage();
  for (let page = 0; page < PAGES_PER_RUN; page++) await work();
  const used = process.cpuUsage({ user, system });
  return (used.user + used.system) / 1000 / PAGES_PER_RUN;
};

/** The demo site's course page, as the CMS writes it. */
const page = await (await fetch(options.page)).text();
const seen = [];
await createPrerenderer(await definitions(seen)).prerender(page);
const views = [...seen];
const { prerender, prerenderStream } = createPrerenderer(await definitions());

const works = {
  'prerender(page)': () => prerender(page),
  'renderToString of its views': () => {
    for (const [view, props] of views) renderToString(createElement(view, props));
  },
};
const times = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
for (let run = 0; run <= RUNS; run++)
  for (const [name, work] of Object.entries(works)) {
    const time = await milliseconds(work);
    if (run > 0) times[name].push(time);
  }
const medians = Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
console.log(
  `${views.length} views in ${page.length} characters; CPU of one page, medians of ${RUNS} × ${PAGES_PER_RUN}`,
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
console.log(
  `throughput ÷ renderToString: ${(medians['renderToString of its views'] / medians['prerender(page)']).toFixed(2)}`,
);

const stream = prerenderStream();
const [writer, reader] = [stream.writable.getWriter(), stream.readable.getReader()];
const started = performance.now();
void writer.write(page).then(() => writer.close());
await reader.read();
const firstMs = performance.now() - started;
while (!(await reader.read()).done);
console.log(
  `streamed: first bytes after ${firstMs.toFixed(2)} ms, last after ${(performance.now() - started).toFixed(2)} ms`,
);

const memory = [];
for (let at = 0; at < PAGES; at++) {
  if (at % (PAGES / 5) === 0) {
    globalThis.gc?.();
    memory.push((process.memoryUsage().heapUsed / 1e6).toFixed(1));
  }
  await prerender(page.replaceAll('{page}', String(at)));
}
globalThis.gc?.();
memory.push((process.memoryUsage().heapUsed / 1e6).toFixed(1));
console.log(
  `heap over ${PAGES} different pages, MB: ${memory.join(' ')}${globalThis.gc ? '' : ' (without --expose-gc)'}`,
);
