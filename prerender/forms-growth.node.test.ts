// The work for a tag grows with what stands in it, and not with its depth and its width together: each node is read a few
// times, wherever it stands. Time alone is measured too, because a list may be walked without a node being read.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import '../elements/_core/form/form-at-once.js';
import type { TagDefinition } from '../elements/_core/declare/definition.js';
import { readerOf } from '../elements/_core/declare/names.js';
import type { AuthoredPart } from '../elements/_core/declare/tree.js';
import { readContent } from '../elements/_core/read/children.js';
import { FORMS } from '../elements/_core/testing/testing-forms.js';
import { PASTED } from '../elements/_core/testing/testing-forms-pasted.js';
import { counting, type Reads, type Shape, shapesOf } from '../elements/_core/testing/testing-growth.js';
import { componentFolders } from '../tools/rollup/component-folders.js';
import { IS_NIGHT } from '../tools/test/nightly.js';
import { lintRendered } from './lint-rendered.js';
import { PARSED } from './parsed-content.js';
import { createPrerenderer } from './prerender.js';

type ChildNode = DefaultTreeAdapterMap['childNode'];
type Part = AuthoredPart | string | readonly Part[] | { readonly [key: string]: Part } | undefined;

const ELEMENTS = 2000;
/** Today's most are 51 and 17. Depth times width would be 400 of them. */
const MOST_READS = 100;
const MOST_CHARACTERS = 30;
/** By day a tag is asked a third of its shapes, and a sixth of the tags for the time that they take. */
const SHARE_OF_SHAPES = IS_NIGHT ? 1 : 3;
const SHARE_OF_TAGS = IS_NIGHT ? 1 : 6;
const MORE = 4;
/** Linear work takes 4 times as long for 4 times the content, and work of its square 16 times. */
const MOST_GROWTH = 9;
/** Less says nothing on a busy machine, in ms. */
const TOO_SHORT_MS = 80;
const TRIES = 4;
/** The clock needs no more of them. */
const TIMED = ['flat', 'deep in div'];
/** Somebody hears of everything, so the linter looks too. */
const HEARD = { onError() {}, onWarning() {} };

const folders = await componentFolders();
const { prerender } = createPrerenderer(
  folders.map(({ definition }) => definition),
  undefined,
  lintRendered,
);

async function examplesOf(slug: string, module: string): Promise<readonly string[]> {
  const { examples } = (await import(new URL('./examples.ts', `file://${module}`).href)) as {
    examples: readonly { readonly html: string }[];
  };
  const rows = [...(FORMS[slug] ?? []), ...(PASTED[slug] ?? [])];
  return [...examples.map(({ html }) => html), ...rows.map(([html]) => html)];
}

/** Asks a part for its words and its markup. */
function ask(part: Part): void {
  if (typeof part !== 'object') return;
  if ('html' in part && typeof part.html === 'function') {
    part.html();
    (part as AuthoredPart).text();
  } else for (const each of Object.values(part)) ask(each as Part);
}

/** How often the nodes of a tag's content are read, for all that it gives. */
function readsOf(definition: TagDefinition, html: string): Reads & { readonly nodes: number } {
  const reads = { times: 0, characters: 0 };
  const { childNodes } = parseFragment(html);
  const content = readContent<ChildNode>(childNodes, counting(PARSED, reads), readerOf(definition));
  for (const part of content.form?.().parts.values() ?? []) ask(part as Part);
  content.left?.().text();
  return { ...reads, nodes: countOf(childNodes) };
}

const countOf = (nodes: readonly ChildNode[]): number =>
  nodes.reduce((sum, node) => sum + 1 + ('childNodes' in node ? countOf(node.childNodes) : 0), 0);

describe('each node in a tag is read a few times, however deep and wide', () => {
  for (const [turn, { slug, module, definition }] of folders.entries())
    it(`uni-${slug}`, async () => {
      const shapes = shapesOf(await examplesOf(slug, module), SHARE_OF_SHAPES, turn);
      for (const { name, html, elements } of shapes) {
        const page = html(Math.ceil(ELEMENTS / elements));
        const { times, characters, nodes } = readsOf(definition, page);
        const [ofNode, ofCharacter] = [times / nodes, characters / page.length];
        assert.ok(ofNode <= MOST_READS, `${name}: each node is read ${ofNode.toFixed(0)} times`);
        assert.ok(
          ofCharacter <= MOST_CHARACTERS,
          `${name}: ${ofCharacter.toFixed(0)} characters are read for each`,
        );
      }
    });
});

async function cpuMsOf(page: string): Promise<number> {
  const before = process.cpuUsage();
  await prerender(page, HEARD);
  return process.cpuUsage(before).user / 1000;
}

/** How much longer more of a shape takes, at the best of some tries. The first that is little enough ends them. */
async function growthOf({ html, elements }: Shape, tag: string): Promise<number> {
  const copies = Math.ceil(ELEMENTS / 2 / elements);
  const [page, more] = [copies, MORE * copies].map((count) => `<${tag}>${html(count)}</${tag}>`);
  let [ms, msOfMore, growth] = [Infinity, Infinity, Infinity];
  for (let at = 0; at < TRIES && growth > MOST_GROWTH; at++) {
    msOfMore = Math.min(msOfMore, await cpuMsOf(more!));
    if (msOfMore < TOO_SHORT_MS) return 0;
    ms = Math.min(ms, await cpuMsOf(page!));
    growth = msOfMore / ms;
  }
  return growth;
}

describe('four times the content of a tag takes about four times as long', () => {
  for (const [turn, { slug, module }] of folders.entries())
    if (turn % SHARE_OF_TAGS === 0)
      it(`uni-${slug}`, async () => {
        const shapes = shapesOf(await examplesOf(slug, module));
        for (const shape of shapes.filter(({ name }) => TIMED.includes(name))) {
          const growth = await growthOf(shape, `uni-${slug}`);
          assert.ok(growth <= MOST_GROWTH, `${shape.name}: ${growth.toFixed(1)} times`);
        }
      });
});
