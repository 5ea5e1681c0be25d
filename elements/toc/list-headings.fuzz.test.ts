// A server lists the headings of any page that a browser lists of it.
import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { PageBudget } from '../../prerender/budget.js';
import { PageHeadings } from '../../prerender/page-headings.js';
import { fuzzed } from '../_core/testing/testing-fuzz.js';
import { collectHeadings } from './collect-headings.js';
import { HEADINGS } from './testing-headings.js';

/** Elements around headings, one a line. */
const AROUND = `
div
section
span
article
nav
header
footer
dialog open
details open
summary
uni-toc
template
svg
math
ul
li
table
td
h1 id="ID"
h2 id="ID"
div isolated
div hidden
div data-toc-ignore
p toc-ignore
div aria-hidden="true"
div role="navigation"
div role="dialog"
div class="a"
div class="b c"
p class=" c "
div lang="vi"
div lang="vi_VN"
a href="#x"`
  .trim()
  .split('\n');
const WORDS = HEADINGS.map(([content]) => content);

const heading = fc
  .tuple(
    fc.integer({ min: 1, max: 6 }),
    fc.constantFrom(...WORDS),
    fc.constantFrom('', ' class="a"', ' lang="fr"'),
  )
  .map(([level, words, attributes]) => `<h${level} id="ID"${attributes}>${words}</h${level}>`);

const { part } = fc.letrec<{ part: string; parts: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    heading,
    fc.constantFrom('Text', '<p>Text</p>', '<!-- no -->'),
    fc
      .tuple(fc.constantFrom(...AROUND), tie('parts'))
      .map(([tag, inside]) => `<${tag}>${inside}</${tag.split(' ')[0]}>`),
  ),
  parts: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
}));
const page = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => {
  let id = 0;
  return parts.join('').replace(/"ID"/g, () => `"id-${++id}"`);
});
const wanted = fc.record(
  {
    startLevel: fc.constantFrom('h1', 'h2'),
    stopLevel: fc.constantFrom('h3', 'h6'),
    includeClasses: fc.constantFrom('', 'a', '.a, b'),
    ignoreClasses: fc.constantFrom('', 'c'),
  },
  { requiredKeys: [] },
);

describe('a server', () => {
  it('lists the headings of a page that a browser lists of it', () => {
    fuzzed(fc.tuple(page, wanted), ([source, options]) => {
      const served = new PageHeadings(`<!doctype html><body>${source}`, [], new PageBudget());
      const parsed = new DOMParser().parseFromString(`<!doctype html><body>${source}`, 'text/html');
      const inBrowser = collectHeadings(parsed, options).map(({ lang, ...entry }) => ({ ...entry, lang }));
      expect(served.list(options, 0)).to.deep.equal(inBrowser);
    });
  });
});
