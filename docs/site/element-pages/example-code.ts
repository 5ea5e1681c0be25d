import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment } from 'parse5';
import type { Example } from '../../../fixtures/examples/example.js';
import { codesOf, type ExampleCode } from './code-languages.js';
import type { ElementDoc } from './element-doc.js';
import type { MarkupNode } from './jsx.js';

type Node = DefaultTreeAdapterMap['childNode'];

const { isElementNode, isTextNode } = defaultTreeAdapter;

/** An element's example in all languages, where there is no DOM. */
export const exampleCodes = (
  { html }: Example,
  { slug, props }: Pick<ElementDoc, 'slug' | 'props'>,
): readonly ExampleCode[] =>
  codesOf({ html, tree: nodesOf(parseFragment(html.trim()).childNodes), slug, props });

const nodesOf = (nodes: readonly Node[]): MarkupNode[] =>
  nodes.flatMap((node): MarkupNode[] => {
    if (isTextNode(node)) return [node.value];
    if (!isElementNode(node)) return [];
    const attributes = node.attrs.map(({ name, value }) => [name, value] as const);
    return [{ tag: node.tagName, attributes, children: nodesOf(node.childNodes) }];
  });
