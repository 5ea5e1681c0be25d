import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse, serialize, serializeOuter } from 'parse5';
import { createPrerenderer } from '../../prerender/prerender.js';
import { createServerSanitizer } from '../../prerender/sanitizer/server-sanitizer.js';
import { listRooms } from '../../tools/rollup/rooms.js';
import { readContent, type Tree } from '../_core/children.js';
import type { ElementDefinition } from '../_core/define.js';
import { resolveProps } from '../_core/read-props.js';
import { type LintedTag, lint, sentenceOf } from './lint.js';
import { isSaid, ROWS } from './testing-rows.js';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const isElement = (node: Node): node is Element => defaultTreeAdapter.isElementNode(node);
const childrenOf = (node: Node) => ('childNodes' in node ? node.childNodes : []);
const attributeOf = (node: Node, name: string) =>
  isElement(node) ? (node.attrs.find((attribute) => attribute.name === name)?.value ?? null) : null;
const textOf = (node: Node): string => ('value' in node ? node.value : childrenOf(node).map(textOf).join(''));

const TREE: Tree<Node> = {
  name: (node) => (defaultTreeAdapter.isTextNode(node) ? undefined : node.nodeName),
  attribute: attributeOf,
  attributeNames: (node) => (isElement(node) ? node.attrs.map(({ name }) => name) : []),
  children: childrenOf,
  text: textOf,
  html: (node) => serializeOuter(node as Element),
};

const elementsIn = (node: Node): Element[] => [
  ...(isElement(node) ? [node] : []),
  ...childrenOf(node).flatMap(elementsIn),
];
const ownTag = (html: string) => elementsIn(parse(html)).find(({ tagName }) => tagName.startsWith('uni-'))!;

/** The slots of the elements after the paragraph that a tag ends. */
function straysOf(tag: Element): string[] {
  const parent = tag.parentNode as Element;
  if (parent.tagName !== 'p' || parent.childNodes.at(-1) !== tag) return [];
  const next = childrenOf(parent.parentNode!).slice(childrenOf(parent.parentNode!).indexOf(parent) + 1);
  return next.flatMap((node) => attributeOf(node, 'slot') ?? []);
}

describe('the linter, over a tree of parse5,', async () => {
  const definitions = (await listRooms()).map(({ definition }) => definition);
  const prerenderer = createPrerenderer(definitions, async () => '');

  const tagIn = async (html: string): Promise<LintedTag> => {
    const [tag, rendered] = [ownTag(html), ownTag(await prerenderer.prerender(html))];
    const definition: ElementDefinition = definitions.find((each) => each.tag === tag.tagName)!;
    const attributes = {
      getAttribute: (name: string) => attributeOf(tag, name),
      getAttributeNames: () => TREE.attributeNames(tag),
    };
    const authored = readContent(tag.childNodes, TREE, () => true);
    const strays = straysOf(tag);
    const view = elementsIn(rendered).find((each) => attributeOf(each, 'class') === 'uni-view');
    return {
      definition,
      attributes,
      authored,
      // A tag that its parser left open is not prerendered.
      view: view ? serialize(view) : strays.length > 0 ? undefined : '',
      props: resolveProps(definition, { properties: {}, attributes, authored }),
      sanitize: createServerSanitizer(),
      strays,
      isLast: (tag.parentNode as Element).childNodes.at(-1) === tag,
    };
  };

  for (const [html, ...says] of ROWS)
    it(`${says.length === 0 ? 'has nothing to say of' : 'names what is wrong in'} ${html}`, async () => {
      const said = lint(await tagIn(html)).map(sentenceOf);
      if (!(said.length === says.length && said.every((line, at) => isSaid(line, says[at]!))))
        assert.deepEqual(said, says);
    });
});
