import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type ComponentFolder, componentFolders } from '../../../tools/rollup/component-folders.js';
import { defineTags, type ElementPages, startElementPages } from '../../../tools/test/element-page.js';
import { IS_NIGHT } from '../../../tools/test/nightly.js';
import { readPayloads } from '../../../tools/test/read-payloads.js';
import type { Way } from './testing.js';

/** This share of the payloads must run script where nothing is sanitised, for the others' silence to mean something. */
const FIRING_UNSANITISED = 1 / 4;
/** It makes elements from a model of its own. */
const OTHERS_ELEMENTS = new Set(['uni-fragment']);
const HARMLESS_ICON = '<svg viewBox="0 0 8 8"><path d="M0 0h8" onclick="alert()"/></svg>';
const GIVEN: readonly Way[] = ['attributes', 'models', 'JSON slots', 'slots'];
/** The line to an author whose text names no icon file. */
const NO_ICON = /^uni-icon: the icon file .* cannot be shown: /s;

const GOOD = { calls: [], foreignRequests: [], navigations: [], pageErrors: [], consoleErrors: [] };

const folders = (await componentFolders()).filter(({ definition }) => !OTHERS_ELEMENTS.has(definition.tag));
/** A table of contents lists the headings of all others, so it has a page to itself: thousands would list thousands. */
const TOC = 'uni-toc';

describe('hostile input', () => {
  const html = readPayloads('html');
  const svg = readPayloads('svg');
  const text = readPayloads('text');
  let pages: ElementPages;

  before(async () => {
    const module = `import './elements/_safe/hostile/testing.ts';\n${defineTags(folders)}`;
    pages = await startElementPages(module, (path) => {
      const file = /^\/icons\/(\w+)\.svg$/.exec(path)?.[1];
      const body = file === 'harmless' ? HARMLESS_ICON : svg[Number(file)];
      return body === undefined ? undefined : { type: 'image/svg+xml', body };
    });
  });
  after(() => pages.close());

  /** Lets fresh pages have all payloads in one way. Gives what they saw, and what was seen of them. */
  async function give(way: Way, list: readonly string[], of: readonly ComponentFolder[] = folders) {
    const tags = of.map(({ definition }) => definition.tag);
    const most = await givePage(
      way,
      list,
      tags.filter((tag) => tag !== TOC),
    );
    if (!tags.includes(TOC)) return most;
    const contents = await givePage(way, list, [TOC]);
    return {
      outcome: joined(most.outcome, contents.outcome),
      misdeeds: joined(most.misdeeds, contents.misdeeds),
    };
  }

  async function givePage(way: Way, list: readonly string[], tags: readonly string[]) {
    const { page, misdeeds } = await pages.open();
    const outcome = await page.evaluate(([way, tags, list]) => globalThis.hostile.tryAll(way, tags, list), [
      way,
      tags,
      list,
    ] as const);
    await page.context().close();
    const consoleErrors = misdeeds.consoleErrors.filter((line) => !NO_ICON.test(line));
    return { outcome, misdeeds: { ...misdeeds, consoleErrors } };
  }

  const nothing = (mounted: number) => ({
    outcome: { mounted, failed: [], leftovers: [], polluted: [] },
    misdeeds: GOOD,
  });

  it('does run script where nothing is sanitised', async (test) => {
    const { misdeeds } = await give('raw', [...html, ...svg]);
    const fired = new Set(
      misdeeds.calls.map(({ payload }) => payload).filter((payload) => payload !== undefined),
    );
    test.diagnostic(
      `${fired.size} of ${html.length + svg.length} payloads fired, ${misdeeds.calls.length} calls`,
    );
    assert.ok(fired.size > FIRING_UNSANITISED * (html.length + svg.length), `${fired.size} fired`);
  });

  it('does nothing once it is sanitised', async () => {
    assert.deepEqual(await give('sanitised', [...html, ...svg]), nothing(0));
  });

  it('is sanitised for good by doing it once', async () => {
    const { page } = await pages.open();
    const changed = await page.evaluate(
      (list) => globalThis.hostile.notIdempotent(list),
      [...html, ...svg, ...text],
    );
    await page.context().close();
    assert.deepEqual(changed, []);
  });

  for (const [turn, way] of GIVEN.entries()) {
    /** At night every payload takes every way into every element, by day a share of them takes it into some. */
    const shareOf = <T>(list: readonly T[]) =>
      IS_NIGHT ? list : list.filter((_, at) => at % GIVEN.length === turn);
    const some = shareOf(folders);
    /** The outage message shows itself without telling. */
    const views = some.filter(({ rendersWith }) => rendersWith !== 'class').length;

    it(`does nothing in any element's ${way}`, async () => {
      const list = shareOf([...html, ...svg]);
      assert.deepEqual(await give(way, list, some), nothing(list.length * views));
    });

    it(`breaks no element as strange text in its ${way}`, async () => {
      const list = shareOf(text);
      assert.deepEqual(await give(way, list, some), nothing(list.length * views));
    });
  }

  it('draws shapes at most, as an icon file', async (test) => {
    const { page, misdeeds } = await pages.open();
    const addresses = svg.map((_file, at) => `/icons/${at}.svg`);
    const { names: harmless } = await page.evaluate(() =>
      globalThis.hostile.drawIcons(['/icons/harmless.svg']),
    );
    assert.deepEqual(harmless, ['path', 'd']);
    const { drawn, names } = await page.evaluate((list) => globalThis.hostile.drawIcons(list), addresses);
    const valid = await page.evaluate((list) => globalThis.hostile.validSvgs(list), svg);
    await page.context().close();
    test.diagnostic(`${valid.length} of ${svg.length} files start like an SVG, ${drawn} are drawn`);
    assert.ok(drawn <= valid.length);
    assert.deepEqual(
      names.filter((name) => !harmless.includes(name)),
      [],
    );
    const { consoleErrors, ...others } = misdeeds;
    const { consoleErrors: _none, ...good } = GOOD;
    assert.deepEqual(others, good);
    assert.equal(new Set(consoleErrors).size, svg.length - drawn);
    for (const line of consoleErrors)
      assert.match(line, /^uni-icon: .*Resource returned an invalid SVG file$/);
  });
});

/** Two records of numbers and lists as one. */
function joined<T extends object>(one: T, other: T): T {
  const entries = Object.entries(one).map(([key, value]) => {
    const more = other[key as keyof T];
    return [key, Array.isArray(value) ? [...value, ...(more as unknown[])] : value + more];
  });
  return Object.fromEntries(entries) as T;
}
