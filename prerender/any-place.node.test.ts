// Every element's examples in any element that they may be put into: a browser that reads what a server has rendered finds
// everything around the tags where the template has put it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { memoize } from 'lodash-es';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse, serializeOuter } from 'parse5';
import type { Example } from '../fixtures/examples/example.js';
import { componentFolders } from '../tools/rollup/component-folders.js';
import { readIsolatedStyles } from '../tools/rollup/styles.js';
import { IS_NIGHT } from '../tools/test/nightly.js';
import { createPrerenderer } from './prerender.js';

type Node = DefaultTreeAdapterMap['node'];
type Document = DefaultTreeAdapterMap['document'];

const PLACES =
  'p h2 li dt dd label td th caption tr table form button a b nobr ul ol dl div pre blockquote summary details fieldset legend figure option svg math ruby rt font span em main footer object'.split(
    ' ',
  );
/** Around any of the others. */
const OUTER = ['a', 'p', 'form', 'button', 'td', 'table', 'b', 'li', 'div'];
const DAYS_SHARE = 3;
/** At night all. By day an element has a third of them around each place, and another third than the next element. */
const outersFor = (turn: number) =>
  IS_NIGHT ? OUTER : OUTER.filter((_, at) => at % DAYS_SHARE === turn % DAYS_SHARE);
const TAG = /(<uni-[\w-]+[^>]*>).*?(<\/uni-[\w-]+>)/gs;

const folders = await componentFolders();
const { prerender } = createPrerenderer(
  folders.map(({ definition }) => definition),
  readIsolatedStyles,
);

/** The page's nodes, of the tags only that they are there. */
function around(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (!('childNodes' in node)) return '';
  if (defaultTreeAdapter.isElementNode(node) && node.tagName.startsWith('uni-')) return `<${node.tagName}/>`;
  return `<${node.nodeName}>${node.childNodes.map(around).join('')}</>`;
}

const page = (places: readonly string[], html: string) =>
  `<!doctype html><main>a${places.map((name) => `<${name}>`).join('')}b${html}c${places
    .toReversed()
    .map((name) => `</${name}>`)
    .join('')}d<p>e`;

/** The content of the tags. */
const inside = (node: Node): string[] =>
  'childNodes' in node
    ? node.childNodes.flatMap((child) =>
        defaultTreeAdapter.isElementNode(child) && child.tagName.startsWith('uni-')
          ? serializeOuter(child)
          : inside(child),
      )
    : [];

const rendered = (html: string) => prerender(html, { onError: () => {} });
const countIn = (html: string) => html.match(/data-prerendered/g)?.length;

/** Whether what is around the tags is neither as with the author's fallbacks nor as with nothing in them. */
function isMoved(served: Document, authored: string): boolean {
  const found = around(served);
  return ![authored, authored.replace(TAG, '$1$2')].some((each) => around(parse(each)) === found);
}

/** How many of an example's tags are rendered where nothing is around them, and what they hold. */
const alone = memoize(async (html: string) => {
  const served = await rendered(page([], html));
  return { count: countIn(served), held: inside(parse(served)).join() };
});

/** Whether the tags hold something else than where nothing is around them, though all of them are rendered. */
async function hasInvalidData(html: string, served: string, tree: Document): Promise<boolean> {
  const { count, held } = await alone(html);
  return countIn(served) === count && inside(tree).join() !== held;
}

async function isOther(places: readonly string[], html: string): Promise<boolean> {
  const authored = page(places, html);
  const served = await rendered(authored);
  if (served === authored) return false;
  const tree = parse(served);
  return isMoved(tree, authored) || hasInvalidData(html, served, tree);
}

describe('a tag that a server has rendered', () => {
  for (const [turn, { slug }] of folders.entries()) {
    it(`is whole, and moves nothing around it, wherever it stands: ${slug}`, async () => {
      const { examples } = (await import(`../elements/${slug}/examples.js`)) as {
        examples: readonly Example[];
      };
      const other: string[] = [];
      for (const [at, inner] of PLACES.entries())
        for (const places of [[inner], ...outersFor(turn + at).map((outer) => [outer, inner])])
          for (const { name, html } of examples.slice(0, places.length > 1 ? 2 : undefined))
            if (await isOther(places, html)) other.push(`${name} in ${places.join(' ')}`);
      assert.deepEqual(other, []);
    });
  }
});
