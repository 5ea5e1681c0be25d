import type { MarkupNode } from '../element-pages/jsx.js';

/** Gives a node's children as a tree. */
export const markupOf = ({ childNodes }: ParentNode): readonly MarkupNode[] =>
  [...childNodes].flatMap((node): MarkupNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const attributes = [...node.attributes].map(({ name, value }) => [name, value] as const);
    return [{ tag: node.localName, attributes, children: markupOf(node) }];
  });
