// Twice the text takes about twice the time, whatever the text is: every exported function that takes one, as TypeScript
// finds them, in a browser. What the prerenderer alone does is asked in prerender/growth.node.test.ts.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type ElementPages, startElementPages } from '../../../tools/test/element-page.js';
import { isText, textFunctions } from '../../../tools/test/text-functions.js';

const functions = textFunctions();
const files = [...new Set(functions.map(({ file }) => file))];

/** What another parameter gets: enough for most to come to the text. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^number/, '50'],
  [/=>/, '(x) => x'],
  [/\[\]/, '[]'],
  [/\bDocument\b/, 'document'],
  [/\bLocation\b/, 'location'],
  [/^string|^unknown/, "'a'"],
];
const valueFor = (type: string) => OTHERS.find(([pattern]) => pattern.test(type))?.[1] ?? '{}';

const calls = functions.flatMap(({ file, name, parameters }) =>
  parameters.flatMap((type, at) => {
    if (!isText(type)) return [];
    const given = parameters.map((other, place) => (place === at ? 'text' : valueFor(other)));
    return {
      what: `${name}(${given.join(', ')})`,
      call: `m${files.indexOf(file)}.${name}(${given.join(', ')})`,
    };
  }),
);

/** What a browser does in such a function takes four times as long for twice a text like `<b><b><b>`. */
const THE_BROWSERS: Readonly<Record<string, string>> = {
  'sanitizeHtml(text)': "new DOMParser().parseFromString(text, 'text/html')",
  'searchQueryOf(text)': 'new URLSearchParams(text)',
};

const MODULE = `
import { growth, MOST_GROWTH, timesOf, UNITS } from './tools/test/growth.ts';
${files.map((file, at) => `import * as m${at} from './${file}';`).join('\n')}
const timed = (call) => (text) => {
  const begin = performance.now();
  try { call(text); } catch {}
  return performance.now() - begin;
};
const calls = {
${calls.map(({ what, call }) => `  ${JSON.stringify(what)}: timed((text) => ${call}),`).join('\n')}
};
const browsers = {
${Object.entries(THE_BROWSERS)
  .map(([what, call]) => `  ${JSON.stringify(what)}: timed((text) => ${call}),`)
  .join('\n')}
};
globalThis.slowFor = async (what) => {
  const slow = [];
  for (const unit of UNITS) {
    if (browsers[what] && (await timesOf(calls[what], browsers[what], unit)) <= MOST_GROWTH) continue;
    const times = await growth(calls[what], unit);
    if (times > MOST_GROWTH) slow.push(JSON.stringify(unit) + ': ' + times.toFixed(1) + ' times');
  }
  return slow;
};`;

declare global {
  var slowFor: (what: string) => Promise<readonly string[]>;
}

describe('the time for a text grows with its length, or with that of the browser’s own parser', () => {
  let pages: ElementPages;
  before(async () => {
    pages = await startElementPages(MODULE);
  });
  after(() => pages.close());

  it('in every exported function that takes one', async (test) => {
    test.diagnostic(`${calls.length} texts of ${functions.length} functions in ${files.length} files`);
    const { page } = await pages.open();
    const slow: Record<string, readonly string[]> = {};
    for (const { what } of calls) {
      const units = await page.evaluate((each) => globalThis.slowFor(each), what);
      if (units.length > 0) slow[what] = units;
    }
    assert.deepEqual(slow, {});
  });
});
