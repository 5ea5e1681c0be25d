// Twice the text takes about twice the time, whatever the text is: a page is anybody's, and one slow page holds up all.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { SanitizerMissing } from '../elements/_core/safety/safe-html.js';
import { listRooms } from '../tools/rollup/rooms.js';
import { redirectedOnSite } from './edge/redirects.js';
import { isForEveryone, isForOne, isShared, pageAddress, tagsOf } from './edge/rules.js';
import { asciiJson, asciiMarkup, asciiStyle, readPage } from './page-text.js';
import { createPrerenderer, type Prerenderer } from './prerender.js';
import { createServerSanitizer } from './sanitizer/server-sanitizer.js';

const CHARACTERS = 20_000;
/** Between the two texts whose times are compared. */
const DOUBLINGS = 3;
const MOST_GROWTH = 2.5;
/** Less says nothing on a busy machine, in ms of CPU. */
const TOO_SHORT_MS = 60;
const TRIES = 4;

/** A page, or a part of an address, of each of these again and again. */
const UNITS = [
  ...['<style>', '<script ', '<script>', '</style', '<!--', '--', '<![CDATA[', '<template>', '<textarea>'],
  ...['<a ', '<a href="', '"', "'", '=', '&amp', '&', ' ', '\n', '<', '>', '</p', 'word ', 'é', '\u{1f393}'],
  ...['<p>', '<b>', '<p><b>', '<a><b>', '</b>', '<div>', '<table>', '<tr><td>', '<svg>', '<p id=a>'],
  ...['<uni-card ', '<uni-card>', '<uni-card title="', '<uni-card></uni-card>', '<uni-fragment src="/a">'],
  ...['<meta charset', '<meta name="', '<html lang=', 'charset=', ',', ';', '/', '//', '..', '%2F', '?a&'],
];

let prerenderer: Prerenderer;
before(async () => {
  const rooms = await listRooms();
  prerenderer = createPrerenderer(rooms.map(({ definition }) => definition));
});
const sanitize = createServerSanitizer();
const encoder = new TextEncoder();

/** What goes into a header goes by its rules. */
const inHeader = (text: string) => text.replace(/[^\x20-\x7e]/gu, 'x');
const answer = (headers: Record<string, string>) => new Response(null, { headers });
const onError = () => {};

const FUNCTIONS: Readonly<Record<string, (text: string) => unknown>> = {
  readPage: (text) => [readPage(encoder.encode(text)), readPage(encoder.encode('x'), `charset=${text}`)],
  asciiMarkup,
  asciiStyle,
  asciiJson,
  prerender: (text) => prerenderer.prerender(text, { onError }),
  'prerender, in an attribute': (text) =>
    prerenderer.prerender(`<uni-callout title="x" description='${text.replaceAll("'", '')}'></uni-callout>`, {
      onError,
    }),
  'prerender, in a tag': (text) => prerenderer.prerender(`<uni-callout>${text}</uni-callout>`, { onError }),
  sanitize(text) {
    try {
      sanitize(text);
    } catch (error) {
      if (!(error instanceof SanitizerMissing)) throw error;
    }
  },
  isForOne,
  isForEveryone: (text) =>
    isForEveryone(
      new Request(`https://x.example/${encodeURI(text)}?${encodeURI(text)}`, {
        headers: { cookie: inHeader(text), accept: inHeader(text) },
      }),
      'https://o.example',
    ),
  pageAddress: (text) => pageAddress(`https://x.example/?${encodeURI(text)}`, 'https://o.example'),
  isShared: (text) => isShared(answer({ vary: inHeader(text), 'cache-control': inHeader(text) })),
  tagsOf: (text) => tagsOf(answer({ 'cache-tag': inHeader(text) }), [text]),
  redirectedOnSite: (text) =>
    redirectedOnSite(answer({ location: inHeader(text) }), 'https://x.example/', 'https://o.example'),
};

async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user } = process.cpuUsage(before);
  return user / 1000;
}

/** How much more a doubling of the text takes, at the best of some tries; the first that is little enough ends them. */
async function growth(work: (text: string) => unknown, unit: string): Promise<number> {
  const of = (characters: number) => unit.repeat(Math.ceil(characters / unit.length));
  const [short, long] = [of(CHARACTERS), of(CHARACTERS * 2 ** DOUBLINGS)];
  let [shortMs, longMs, each] = [Infinity, Infinity, 0];
  for (let at = 0; at < TRIES; at++) {
    shortMs = Math.min(shortMs, await cpuMsOf(() => work(short)));
    longMs = Math.min(longMs, await cpuMsOf(() => work(long)));
    each = longMs < TOO_SHORT_MS ? 0 : (longMs / shortMs) ** (1 / DOUBLINGS);
    if (each <= MOST_GROWTH) break;
  }
  return each;
}

describe('the time for a text', () => {
  for (const [name, work] of Object.entries(FUNCTIONS))
    it(`grows with its length: ${name}`, async () => {
      for (const unit of UNITS) {
        const times = await growth(work, unit);
        assert.ok(
          times <= MOST_GROWTH,
          `${JSON.stringify(unit)}: ${times.toFixed(1)} times for twice the text`,
        );
      }
    });
});
