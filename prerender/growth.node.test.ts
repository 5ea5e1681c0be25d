// Twice the text takes about twice the time, whatever the text is: a page is anybody's, and one slow page holds up all.
// Functions that take a text alone are asked in elements/_safe/growth.nightly.test.ts.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { ReadDifferently } from '../elements/_safe/judged-alike.js';
import { componentFolders } from '../tools/rollup/component-folders.js';
import { growth, MOST_GROWTH, UNITS } from '../tools/test/growth.js';
import { keptResponse } from './edge/kept-pages.js';
import { isForEveryone, isShared, pageAddress, redirectedOnSite } from './edge/rules.js';
import { lintRendered } from './lint-rendered.js';
import { PageIds } from './page-ids.js';
import { readPage } from './page-text.js';
import { createPrerenderer, type Prerenderer } from './prerender.js';
import { createServerSanitizer } from './sanitizer/server-sanitizer.js';

let prerenderer: Prerenderer;
before(async () => {
  const folders = await componentFolders();
  prerenderer = createPrerenderer(
    folders.map(({ definition }) => definition),
    undefined,
    lintRendered,
  );
});
const sanitize = createServerSanitizer();
const encoder = new TextEncoder();

/** A header's value goes by the header's rules. */
const inHeader = (text: string) => text.replace(/[^\x20-\x7e]/gu, 'x');
const answer = (headers: Record<string, string>) => new Response(null, { headers });
/** Somebody hears of everything, so the linter looks too. */
const HEARD = { onError() {}, onWarning() {} };

const FUNCTIONS: Readonly<Record<string, (text: string) => unknown>> = {
  readPage: (text) => [readPage(encoder.encode(text)), readPage(encoder.encode('x'), `charset=${text}`)],
  prerender: (text) => prerenderer.prerender(text, HEARD),
  'prerender, in an attribute': (text) =>
    prerenderer.prerender(
      `<uni-callout title="x" description='${text.replaceAll("'", '')}'></uni-callout>`,
      HEARD,
    ),
  'prerender, in a tag': (text) => prerenderer.prerender(`<uni-callout>${text}</uni-callout>`, HEARD),
  sanitize(text) {
    try {
      sanitize(text);
    } catch (error) {
      if (!(error instanceof ReadDifferently)) throw error;
    }
  },
  isForEveryone: (text) =>
    isForEveryone(
      new Request(`https://x.example/${encodeURI(text)}?${encodeURI(text)}`, {
        headers: { cookie: inHeader(text), accept: inHeader(text) },
      }),
      'https://o.example',
    ),
  pageAddress: (text) => pageAddress(`https://x.example/?${encodeURI(text)}`, 'https://o.example'),
  isShared: (text) => isShared(answer({ vary: inHeader(text), 'cache-control': inHeader(text) })),
  keptResponse: (text) =>
    keptResponse(text, answer({ 'cache-tag': inHeader(text), 'cache-control': inHeader(text) }), {
      sources: [inHeader(text)],
      freshS: 60,
      isWhole: true,
    }),
  redirectedOnSite: (text) =>
    redirectedOnSite(answer({ location: inHeader(text) }), 'https://x.example/', 'https://o.example'),
};

const LINKED = ['hero', 'card', 'breadcrumb', 'header', 'footer', 'button-pair', 'show-more', 'button'];

/** Those that only some texts say anything to. */
const OF_SOME: Readonly<Record<string, readonly [units: RegExp, work: (text: string) => unknown]>> = {
  'prerender, among attributes': [
    /^ |=/,
    (text) =>
      prerenderer.prerender(`<uni-callout title="x" ${text.replaceAll('>', '')}></uni-callout>`, HEARD),
  ],
  'prerender, in tags that read links': [
    /<a href="\/1/,
    (text) =>
      prerenderer.prerender(LINKED.map((slug) => `<uni-${slug}>${text}</uni-${slug}>`).join(''), HEARD),
  ],
  'prerender, with contents': [/<h2/, (text) => prerenderer.prerender(`<uni-toc></uni-toc>${text}`, HEARD)],
  'the ids of views': [
    / id=/,
    (text) => {
      const ids = new PageIds();
      return text.split(/(?=<)/).map((view) => ids.own(view));
    },
  ],
};

async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user } = process.cpuUsage(before);
  return user / 1000;
}

describe('the time for a text', () => {
  const all = Object.entries(FUNCTIONS).map(([name, work]) => [name, [/^/, work]] as const);
  for (const [name, [units, work]] of [...all, ...Object.entries(OF_SOME)])
    it(`grows with its length: ${name}`, async () => {
      for (const unit of UNITS.filter((each) => units.test(each(1)))) {
        const times = await growth((text) => cpuMsOf(() => work(text)), unit);
        assert.ok(
          times <= MOST_GROWTH,
          `${JSON.stringify(unit(0))}: ${times.toFixed(1)} times for twice the text`,
        );
      }
    });
});
