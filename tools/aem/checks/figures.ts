import assert from 'node:assert/strict';
import { get, type Place, storePage } from './place.js';

const PATH = '/content/many';
const PLAIN = '/content/plain';
/** Writes its markup and its children, without a model. */
const PLAIN_TYPE = 'uni/components/plain';
/** A guard against what makes it slower again; the line above it in the output is the figure. */
const MAX_TIMES_PLAIN = 4;
const PAGE_ROUNDS = 150;
const COURSE = '/content/courses/bachelor-of-coastal-engineering';
const ROUNDS = 20;
const PAGES = 100;
const AT_ONCE = 50;
const MAX_100_MS = 20;

/** How long a model takes: measured after a few calls, the least of some. */
export async function checkFigures(place: Place): Promise<void> {
  const { checks } = place;
  await checks.run(
    'a model of 100 components takes 20 ms, of 5,000 fifty times as long at most',
    async () => {
      const few = await modelTime(place, 100);
      const many = await modelTime(place, 5000);
      console.log(`  100 components: ${few.toFixed(1)} ms, 5,000: ${many.toFixed(0)} ms`);
      assert.ok(few <= MAX_100_MS, `${few} ms`);
      assert.ok(many <= Math.max(few, 10) * 60, `${many} ms`);
    },
  );
}

/** The course page against one of plain HTL: as many components, each of which writes the same markup by itself. */
export async function checkPageTime(place: Place): Promise<void> {
  await place.checks.run(
    'the course page takes at most four times as long as the same markup in plain HTL',
    async () => {
      const html = await get(place, `${COURSE}.html`);
      await storePlainPage(place, html);
      assert.equal(withoutNames(await get(place, `${PLAIN}.html`)), withoutNames(html));
      const [ours, plain]: [number[], number[]] = [[], []];
      for (let round = 0; round < PAGE_ROUNDS; round++) {
        ours.push(await pageTime(place, `${COURSE}.html`));
        plain.push(await pageTime(place, `${PLAIN}.html`));
      }
      const [least, leastPlain] = [Math.min(...ours), Math.min(...plain)];
      const times = least / leastPlain;
      console.log(
        `  the course page: ${least.toFixed(1)} ms, as plain HTL: ${leastPlain.toFixed(1)} ms, ${times.toFixed(2)} times`,
      );
      assert.ok(times <= MAX_TIMES_PLAIN, `${times} times`);
    },
  );
}

interface Node {
  readonly ':type'?: string;
  readonly ':items'?: Readonly<Record<string, Node>>;
}

async function storePlainPage(place: Place, html: string): Promise<void> {
  const model = JSON.parse(await get(place, `${COURSE}.model.json`)) as Node;
  await place.sling.post('/content', {
    ':operation': 'import',
    ':contentType': 'json',
    ':name': 'plain',
    ':replace': 'true',
    ':content': JSON.stringify(await plainNode(place, `${COURSE}/_jcr_content`, model, html)),
  });
}

/** A component that writes this markup: its children write theirs, it writes what stands before and after them. */
async function plainNode(place: Place, path: string, { ':items': items = {} }: Node, html: string) {
  const children: Record<string, object> = {};
  let after = html;
  for (const [name, node] of Object.entries(items)) {
    const own = await get(place, `${path}/${name}.html`);
    const whole = `<div class="cmp-wrapper ${node[':type']?.split('/').at(-1)}">${own}</div>`;
    const at = after.indexOf(whole);
    if (at < 0) continue;
    const before = after.slice(0, at);
    children[name] = { ...(await plainNode(place, `${path}/${name}`, node, own)), before };
    after = after.slice(at + whole.length);
  }
  return { 'sling:resourceType': PLAIN_TYPE, ...children, after };
}

const withoutNames = (html: string) => html.replaceAll(/(?<=class="cmp-wrapper )[\w-]+/g, '');

async function pageTime(place: Place, path: string): Promise<number> {
  const started = performance.now();
  await get(place, path);
  return performance.now() - started;
}

/** A hundred pages, asked for fifty at a time: each answer is that of its page. */
export async function checkManyAtOnce(place: Place): Promise<void> {
  await place.checks.run('of a hundred pages, fifty asked for at a time, none is wrong', async () => {
    const paths = Array.from({ length: PAGES }, (_, at) => `/content/page-${at}`);
    for (const path of paths) {
      const heading = { ':type': 'uni/components/heading', text: `This is ${path}.` };
      await storePage(place, path, { heading }, { title: path, language: 'en' });
    }
    const waiting = [...paths, ...paths];
    const ask = async () => {
      for (let path = waiting.pop(); path; path = waiting.pop()) {
        const html = await get(place, `${path}.html`);
        assert.ok(html.includes(`This is ${path}.</span>`) && html.includes(`<title>${path}</title>`), path);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
  });
}

async function modelTime(place: Place, count: number): Promise<number> {
  const callout = {
    ':type': 'uni/components/callout',
    title: 'Fees',
    description: '<p>What a year costs</p>',
  };
  const all = Array.from({ length: count }, (_, at) => [`c${at}`, callout] as const);
  await storePage(place, PATH, Object.fromEntries(all), { title: 'Many', language: 'en' });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    const model = JSON.parse(await get(place, `${PATH}.model.json`)) as {
      ':items': { root: { ':itemsOrder': [] } };
    };
    times.push(performance.now() - started);
    assert.equal(model[':items'].root[':itemsOrder'].length, count);
  }
  return Math.min(...times);
}
