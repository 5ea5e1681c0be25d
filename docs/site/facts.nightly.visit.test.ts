// The docs' figures of every element. UPDATE_FACTS=1 measures anew, the time to mount as well, and writes it.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { memoize } from 'lodash-es';
import type { Example } from '../../fixtures/examples/example.js';
import { examplesOf, showAlone, WINDOW } from '../../fixtures/examples/examples-page.js';
import { readyForPicture } from '../../fixtures/examples/ready-for-picture.js';
import { fetched, readContent } from '../../fixtures/visitor.js';
import { describe, it, type Site, type Visits } from '../../fixtures/visits.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { FACTS, type Facts, readFacts } from './element-pages/facts.js';

const IS_UPDATE = process.env.UPDATE_FACTS === '1';
const REMEDY = 'UPDATE_FACTS=1 npm run test:site -- docs/site/facts';
const TAGS = 40;
const RUNS = 9;

const folders = await componentFolders();
const known = readFacts();
const measured: Record<string, Facts> = {};

/** Of one test. */
interface Visitor extends Visits {
  readonly page: Page;
  readonly site: Site;
}

it.use({ viewport: WINDOW, reducedMotion: 'reduce' });

/** A picture's crop has scripts of its own, once it is in view. */
async function scriptsOf(page: Page): Promise<number> {
  await readyForPicture(page);
  return (await fetched(page)).filter(({ name }) => name.endsWith('.js')).length;
}

const scriptsFor = (
  { visited, site }: Visitor,
  slug: string,
  examples: readonly Example[],
  isServed = false,
) =>
  visited(async (page) => {
    await showAlone(page, site, slug, examples, { isServed });
    return scriptsOf(page);
  });

/**
 * A page without an element has the same whatever it is called, and one whose tags all have a server-rendered view has one
 * less.
 */
const scriptsOfNothing = memoize(
  (visitor: Visitor) => scriptsFor(visitor, folders[0]!.slug, []),
  () => 'once',
);

/** The words and pictures of the examples, not their names. */
async function shownIn(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const name of document.querySelectorAll('main > h2')) name.remove();
  });
  const { words, outline } = await readContent(page);
  return [
    ...words.filter((word) => /[\p{L}\p{N}]/u.test(word)),
    ...outline.filter((block) => block.startsWith('img ')),
  ];
}

/** How many per cent of one list are in the other. An empty list has no share. */
function shareOf(all: readonly string[], shown: readonly string[]): number | null {
  const left = [...shown];
  const found = all.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return all.length === 0 ? null : Math.round((found.length / all.length) * 100);
}

async function factsOf(
  visitor: Visitor,
  slug: string,
  examples: readonly Example[],
): Promise<Omit<Facts, 'mountMs'>> {
  const { visited, silentPage, site } = visitor;
  const first = examples.slice(0, 1);
  const empty = await scriptsOfNothing(visitor);
  const [bare, served] = [
    await scriptsFor(visitor, slug, first),
    await scriptsFor(visitor, slug, first, true),
  ];
  const all = await visited(async (page) => {
    await showAlone(page, site, slug, examples);
    return shownIn(page);
  });
  const silent = async (isServed: boolean) => {
    await showAlone(silentPage, site, slug, examples, { isServed, isSilent: true });
    return shownIn(silentPage);
  };
  return {
    scripts: { served: Math.max(0, served - empty), bare: bare - empty },
    withoutScript: { served: shareOf(all, await silent(true)), bare: shareOf(all, await silent(false)) },
  };
}

/**
 * The median of a few runs, for a tag that is put into the page, mounted and laid out, one after the other. It is the
 * time of the page's thread: what else the machine does is not in it.
 */
async function mountMs({ page, site }: Visitor, slug: string, [first]: readonly Example[]): Promise<number> {
  await showAlone(page, site, slug, [first!]);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const threadMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime')!.value * 1000;
  };
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = await threadMs();
    await page.evaluate(mountOften, [first!.html, `uni-${slug}`, TAGS] as const);
    times.push((await threadMs()) - start);
  }
  return times.sort((a, b) => a - b)[RUNS >> 1]! / TAGS;
}

/** Runs in the page. */
async function mountOften([html, tag, tags]: readonly [string, string, number]): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  for (let left = tags; left > 0; left--) {
    place.innerHTML = html;
    await place.querySelector<HTMLElement & { mountComplete?: Promise<void> }>(tag)!.mountComplete;
    place.getBoundingClientRect();
  }
  place.remove();
}

describe('the figures on an element’s page', () => {
  // They are written into one file.
  describe.configure({ mode: 'default' });

  for (const { slug } of folders) {
    it(`are what is measured of ${slug}, its time to mount apart`, async ({
      page,
      visited,
      silentPage,
      site,
    }) => {
      const visitor = { page, visited, silentPage, site };
      const examples = await examplesOf(slug);
      const facts = await factsOf(visitor, slug, examples);
      if (IS_UPDATE) {
        measured[slug] = {
          ...facts,
          mountMs: Number((await mountMs(visitor, slug, examples)).toPrecision(1)),
        };
        return;
      }
      const { mountMs: _, ...stored } = known.elements[slug] ?? assert.fail(`${slug} has none: ${REMEDY}`);
      assert.deepEqual(facts, stored, REMEDY);
    });
  }

  it.afterAll(({ browser }) => {
    if (!IS_UPDATE) return;
    const date = new Date().toISOString().slice(0, 10);
    const name = `Chromium ${browser.version().split('.')[0]}`;
    writeFileSync(FACTS, `${JSON.stringify({ date, browser: name, elements: measured }, null, 2)}\n`);
  });
});
