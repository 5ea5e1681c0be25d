import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { IS_NIGHT } from '../../../tools/test/nightly.js';
import { BUNDLE } from '../build/build-aem.js';
import { get, getAsAdmin, sling, store, storePage } from './place.js';

const PATH = '/content/many';
const PLAIN = '/content/plain';
/** Writes its markup and its children, without a model. */
const PLAIN_TYPE = 'uni/components/plain';
/** A guard against what makes it slower again. The line above it in the output is the figure. */
const MAX_TIMES_PLAIN = 3.5;
const MAX_TIMES_PLAIN_OF_OURS = 2;
const [WARM_BLOCKS, BLOCKS, REQUESTS_IN_BLOCK] = [6, 8, 30];
/** Elements of ours alone, between the demo university's header and footer. */
const OWN = '/content/own-elements';
const FRAGMENTS = '/content/experience-fragments/uni';
const FRAME = {
  ...{ title: 'Own', language: 'en' },
  ...{ headerFragment: `${FRAGMENTS}/header`, footerFragment: `${FRAGMENTS}/footer` },
};
const COURSE = '/content/courses/bachelor-of-coastal-engineering';
const ROUNDS = 20;
/** More than the bundle kept before it kept them by their digests. */
const COURSES = 500;
/** How many of them are asked for again and again, by how many clients. */
const PAGES_IN_TURN = IS_NIGHT ? [1, 50, COURSES] : [COURSES];
const CLIENTS = IS_NIGHT ? [1, 8, 30] : [1];
const FEWEST_REQUESTS = 100;
/** Of which the first half warms Java up. */
const COLD_PAGES = 40;
/** As `/proc` counts. */
const MS_PER_TICK = 10;
const WARM_PAGES = 100;
/** A guard with room for a busy machine. The line above it in the output is the figure. */
const MAX_TIMES_KNOWN = 9;
const MAX_HEAP_MB = 23;
const MAX_BUNDLE_MB = 1.5;
const MB = 1_000_000;
const PAGES = 100;
const TIMES_EACH = 40;
const AT_ONCE = 8;

/** The least time of some requests counts, once a few have warmed Java up. */
test('a model of 100 components takes no longer than their page, one of 5,000 fifty times as long at most', async () => {
  const few = await modelTime(100);
  const page = await leastTime(() => get(`${PATH}.html`));
  const many = await modelTime(5000);
  console.log(
    `  100 components: model ${few.toFixed(1)} ms, page ${page.toFixed(1)} ms; 5,000: model ${many.toFixed(0)} ms`,
  );
  assert.ok(few <= page, `${few} ms, their page ${page} ms`);
  assert.ok(many <= Math.max(few, 10) * 60, `${many} ms`);
});

/** Two thirds of the course page are the site's own components. The other page has elements of ours alone. */
for (const [page, path, most] of [
  ['the course page', COURSE, MAX_TIMES_PLAIN],
  ['a page of our elements alone', OWN, MAX_TIMES_PLAIN_OF_OURS],
] as const)
  test(`${page} takes at most ${most} times as long as the same markup in plain HTL`, async () => {
    if (path === OWN) await storePage(OWN, ownElements(), FRAME);
    const html = await get(`${path}.html`);
    await store('/content', 'plain', plainNode(html));
    assert.equal(withoutNames(await get(`${PLAIN}.html`)), withoutNames(html));
    for (const clients of [1, AT_ONCE]) {
      const [ours, plain] = await alternating([`${path}.html`, `${PLAIN}.html`], clients);
      const times = ours / plain;
      console.log(
        `  ${page}, ${clients} clients: ${ours.toFixed(1)} ms of the processor, as plain HTL: ${plain.toFixed(1)} ms, ${times.toFixed(2)} times`,
      );
      assert.ok(times <= most, `${times} times`);
    }
  });

/** Six areas of twenty elements. */
function ownElements(): Readonly<Record<string, object>> {
  const kinds = [
    { ':type': 'uni/components/heading', text: 'Sand', level: '3' },
    {
      ':type': 'uni/components/card',
      title: 'Tides',
      description: '<p>Twice a day.</p>',
      link: '/content/about',
    },
    { ':type': 'uni/components/callout', title: 'Fees', description: '<p>Due on <b>Friday</b>.</p>' },
    { ':type': 'uni/components/button', text: 'Apply', link: '/content/courses/apply' },
    { ':type': 'uni/components/cta', title: 'Visit', url: '/content/open-day' },
  ];
  const element = (area: number, at: number) => {
    const kind = kinds[at % kinds.length]!;
    const [name] = Object.entries(kind).find(([each]) => each === 'title' || each === 'text')!;
    return [`e${at}`, { ...kind, [name]: `Number ${area}.${at}` }] as const;
  };
  return Object.fromEntries(
    Array.from({ length: 6 }, (_, area) => [
      `area${area}`,
      {
        ':type': 'uni/components/area',
        ':items': Object.fromEntries(Array.from({ length: 20 }, (_each, at) => element(area, at))),
      },
    ]),
  );
}

/** A page's processor time in ms: half of the blocks take less. Each page in its turn, so both in the same weather. */
async function alternating(
  [first, second]: readonly [string, string],
  clients: number,
): Promise<readonly [number, number]> {
  const blocks = { [first]: [] as number[], [second]: [] as number[] };
  for (let round = 0; round < WARM_BLOCKS + BLOCKS; round++)
    for (const path of round % 2 === 0 ? [first, second] : [second, first]) {
      const taken = processorTime();
      let left = REQUESTS_IN_BLOCK;
      const ask = async () => {
        while (left-- > 0) await get(path);
      };
      await Promise.all(Array.from({ length: clients }, ask));
      if (round >= WARM_BLOCKS) blocks[path]!.push(taken() / REQUESTS_IN_BLOCK);
    }
  return [half(blocks[first]!), half(blocks[second]!)];
}

const half = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

interface PlainNode {
  'sling:resourceType': string;
  [childOrText: string]: PlainNode | string;
}

/** Components that write this markup: each its children, and what stands before and after them. */
function plainNode(html: string): PlainNode {
  const page: PlainNode = { 'sling:resourceType': PLAIN_TYPE };
  const holders = [page];
  const open: boolean[] = [];
  let from = 0;
  for (const { 0: tag, index } of html.matchAll(/<div\b[^>]*>|<\/div>/g)) {
    const isWrapper = tag === '</div>' ? open.pop() : tag.startsWith('<div class="cmp-wrapper ');
    if (tag !== '</div>') open.push(isWrapper!);
    if (!isWrapper) continue;
    const text = html.slice(from, index);
    from = index + tag.length;
    if (tag === '</div>') holders.pop()!.after = text;
    else {
      const child: PlainNode = { 'sling:resourceType': PLAIN_TYPE, before: text };
      holders.at(-1)![`c${index}`] = child;
      holders.push(child);
    }
  }
  return { ...page, after: html.slice(from) };
}

const withoutNames = (html: string) => html.replaceAll(/(?<=class="cmp-wrapper )[\w-]+/g, '');

/** Pages of which each text is new: the views of all components have to be written. */
test(`a course page whose texts are new takes at most ${MAX_TIMES_KNOWN} times as long as a known one`, async () => {
  const stored = await getAsAdmin(`${COURSE}/_jcr_content.infinity.json`);
  const pages = Array.from({ length: COLD_PAGES }, (_, at) => `cold-${at}`);
  for (const [at, name] of pages.entries()) {
    const content = stored.replaceAll(/(?<="(?:title|text|description)":"(?:<p>)?)/g, `${at} `);
    await store('/content', name, {
      'jcr:primaryType': 'cq:Page',
      'jcr:content': withoutProtected(content),
    });
  }
  const asked = async (paths: readonly string[]) => {
    const taken = processorTime();
    for (const path of paths) assert.match(await get(`${path}.html`), /uni-hero/);
    return taken() / paths.length;
  };
  const paths = pages.map((name) => `/content/${name}`);
  await asked(paths.slice(0, COLD_PAGES / 2));
  const isNew = await asked(paths.slice(COLD_PAGES / 2));
  const isKnown = await asked(Array.from({ length: WARM_PAGES }, () => COURSE));
  const times = isNew / isKnown;
  console.log(
    `  a course page that is new: ${isNew.toFixed(1)} ms of the processor, known: ${isKnown.toFixed(1)} ms, ${times.toFixed(2)} times`,
  );
  assert.ok(times <= MAX_TIMES_KNOWN, `${times} times`);
});

/** What a publisher behind a dispatcher sees: hardly any page is asked for again soon. */
test(`of ${COURSES} course pages asked for in turn, one takes at most ${MAX_TIMES_PLAIN} times as long as plain HTL`, async () => {
  const stored = await getAsAdmin(`${COURSE}/_jcr_content.infinity.json`);
  await store('/content', 'plain', plainNode(await get(`${COURSE}.html`)));
  const paths = Array.from({ length: COURSES }, (_, at) => `/content/course-${at}`);
  for (const [at, path] of paths.entries()) {
    const content = stored.replaceAll(/(?<="(?:title|text|description)":"(?:<p>)?)/g, `Course ${at} `);
    await store('/content', path.slice('/content/'.length), {
      'jcr:primaryType': 'cq:Page',
      'jcr:content': withoutProtected(content),
    });
  }
  const asked = async (pages: readonly string[], clients: number) => {
    const taken = processorTime();
    const waiting = [...pages];
    const ask = async () => {
      for (let path = waiting.pop(); path; path = waiting.pop()) await get(`${path}.html`);
    };
    await Promise.all(Array.from({ length: clients }, ask));
    return taken() / pages.length;
  };
  const isNew = await asked(paths, 1);
  console.log(`  ${COURSES} course pages that are new: ${isNew.toFixed(1)} ms of the processor each`);
  for (const pages of PAGES_IN_TURN)
    for (const clients of CLIENTS) {
      const turn = Array.from({ length: Math.max(pages, FEWEST_REQUESTS) }, (_, at) => paths[at % pages]!);
      const plain = await asked(
        turn.map(() => PLAIN),
        clients,
      );
      const ours = await asked(turn, clients);
      const times = ours / plain;
      console.log(
        `  ${pages} course pages in turn, ${clients} clients: ${ours.toFixed(1)} ms of the processor each, as plain HTL: ${plain.toFixed(1)} ms, ${times.toFixed(2)} times`,
      );
      assert.ok(times <= MAX_TIMES_PLAIN, `${times} times`);
    }
});

/** Properties of the repository that the importer does not take. */
const withoutProtected = (json: string): unknown =>
  JSON.parse(json, (name, value) => (/^jcr:(?:created|createdBy|uuid)$/.test(name) ? undefined : value));

/** A thread may end before it is read. */
function textOrNone(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Gives the processor time in ms that the threads which answer requests take from now on. Java's compilers have others.
 * Each thread is counted by itself, because Jetty ends those that it no longer needs, and their time goes with them.
 */
function processorTime(): () => number {
  const before = ticksByThread(sling.pid);
  return () => {
    const taken = [...ticksByThread(sling.pid)].map(([task, ticks]) => ticks - (before.get(task) ?? 0));
    return taken.reduce((sum, ticks) => sum + ticks, 0) * MS_PER_TICK;
  };
}

function ticksByThread(pid: number): ReadonlyMap<string, number> {
  const threads = readdirSync(`/proc/${pid}/task`).map(
    (task) => [task, textOrNone(`/proc/${pid}/task/${task}/stat`)] as const,
  );
  const answering = threads.filter(([, text]) => text.includes('(qtp'));
  return new Map(
    answering.map(([task, text]) => {
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      return [task, Number(fields[11]) + Number(fields[12])];
    }),
  );
}

/** Eight clients ask for a hundred pages, forty times each: each answer is that of its page. */
test('of 4,000 pages that eight clients ask for, none is wrong', async () => {
  const paths = Array.from({ length: PAGES }, (_, at) => `/content/page-${at}`);
  for (const path of paths) {
    const heading = { ':type': 'uni/components/heading', text: `This is ${path}.` };
    await storePage(path, { heading }, { title: path, language: 'en' });
  }
  const waiting = Array.from({ length: TIMES_EACH }, () => paths).flat();
  const ask = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const html = await get(`${path}.html`);
      assert.ok(html.includes(`This is ${path}.</span>`) && html.includes(`<title>${path}</title>`), path);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
});

/** The engine's memory, measured last of the figures, and the bundle's size on a disk. */
test('the engine takes 23 MB of the heap at most, the bundle 1.5 MB', async () => {
  const histogram = execFileSync('jcmd', [String(sling.pid), 'GC.class_histogram'], { encoding: 'utf8' });
  const ofEngine = [...histogram.matchAll(/^ *\d+: +\d+ +(\d+) +\S*org\.mozilla\./gm)];
  const heap = ofEngine.reduce((sum, [, bytes]) => sum + Number(bytes), 0) / MB;
  const bundle = statSync(BUNDLE).size / MB;
  console.log(`  heap of the engine: ${heap.toFixed(1)} MB, bundle: ${bundle.toFixed(2)} MB`);
  assert.ok(heap > 0 && heap <= MAX_HEAP_MB, `${heap} MB`);
  assert.ok(bundle <= MAX_BUNDLE_MB, `${bundle} MB`);
});

async function modelTime(count: number): Promise<number> {
  const callout = {
    ':type': 'uni/components/callout',
    title: 'Fees',
    description: '<p>What a year costs</p>',
  };
  const all = Array.from({ length: count }, (_, at) => [`c${at}`, callout] as const);
  await storePage(PATH, Object.fromEntries(all), { title: 'Many', language: 'en' });
  return leastTime(async () => {
    const model = JSON.parse(await get(`${PATH}.model.json`)) as {
      ':items': { root: { ':itemsOrder': [] } };
    };
    assert.equal(model[':items'].root[':itemsOrder'].length, count);
  });
}

async function leastTime(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}
