import { PRERENDERED_MARK, VIEW_CLASS } from '../../page/activation/prerendered.js';
import type { Tree } from '../_core/declare/tree.js';
import type { Finding } from './finding.js';

/**
 * Names a tag that bears a server's mark without its view. Call it before the tag is defined, because its element takes the
 * mark away and renders a view. Isolated tags are passed over: their view would be in a shadow root, which markup that a
 * script inserts never brings. So is a tag without a word in it.
 */
export function tornFindings<Node>(tag: Node, tree: Tree<Node>): Finding[] {
  const has = (name: string) => typeof tree.attribute(tag, name) === 'string';
  if (!has(PRERENDERED_MARK) || has('isolated')) return [];
  const children = [...tree.children(tag)].filter((node) => tree.name(node) !== '#comment');
  const isView = (node: Node) =>
    tree.name(node) !== undefined && tree.attribute(node, 'class') === VIEW_CLASS;
  if (children.some(isView) || children.every((node) => tree.text(node).trim() === '')) return [];
  return [
    {
      element: tree.name(tag)!,
      place: PRERENDERED_MARK,
      message: 'has no view in it (no .uni-view), so it stays as authored until somebody uses it',
      remedy: 'let the template write the whole view, or leave data-prerendered out',
    },
  ];
}
