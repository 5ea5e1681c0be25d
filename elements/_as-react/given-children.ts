import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { warnOnce } from '../../page/warn.js';
import { englishLabels } from '../../react-views/_shared/text/labels.js';
import { type AuthoredContent, readContent, roleOf, type Tree } from '../_core/children.js';
import type { TagDefinition } from '../_core/define.js';
import { takesChild } from '../_core/names.js';
import { writeHtml } from '../_core/write-html.js';

interface Props {
  readonly children?: ReactNode;
  readonly dangerouslySetInnerHTML?: Markup;
}
/** What an element was given as a string. */
interface Markup {
  readonly __html: string;
}
type Node = string | Markup | ReactElement<Props>;

const isElement = (node: unknown): node is ReactElement<Props> => isValidElement(node);

/** Texts and elements, out of lists and fragments. */
function nodesIn(children: ReactNode): Node[] {
  if (Array.isArray(children)) return children.flatMap(nodesIn);
  if (typeof children === 'string' || typeof children === 'number') return [String(children)];
  if (!isElement(children)) return [];
  return children.type === Fragment ? nodesIn(children.props.children) : [children];
}

const contentOf = ({ props }: ReactElement<Props>): Node[] =>
  props.dangerouslySetInnerHTML ? [props.dangerouslySetInnerHTML] : nodesIn(props.children);

/** Whether HTML can say it. A component is not called, because it may need React. */
const isMarkup = (node: Node): boolean =>
  !isElement(node) || (typeof node.type === 'string' && contentOf(node).every(isMarkup));

/** React's elements of HTML, read as the nodes in a tag are. */
const ELEMENTS: Tree<Node> = {
  name: (node) => (typeof node === 'string' ? undefined : isElement(node) ? String(node.type) : ''),
  attribute(element, name) {
    const value = isElement(element) ? (element.props as Readonly<Record<string, unknown>>)[name] : undefined;
    return value === undefined || value === null ? undefined : String(value);
  },
  attributeNames: (element) => (isElement(element) ? Object.keys(element.props) : []),
  children: (element) => (isElement(element) ? contentOf(element) : []),
  text(node) {
    if (typeof node === 'string') return node;
    return isElement(node) ? contentOf(node).map(ELEMENTS.text).join('') : node.__html;
  },
  html: (node) =>
    isElement(node)
      ? writeHtml({ view: () => node, props: {}, labels: englishLabels })
      : (node as Markup).__html,
};

/**
 * What an application gives a component as children, read as the same in a tag: elements of HTML with a slot, and, where
 * the tag has content of its own, the rest. One warning says what has no place.
 */
export function readChildren(definition: TagDefinition, children: ReactNode): AuthoredContent {
  const given = nodesIn(children);
  const isRead = (node: Node) => isMarkup(node) && hasPlace(node, definition);
  if (!given.every(isRead))
    warnOnce(
      `<${definition.tag}> takes children as a component that are elements of HTML with a slot, such as <p slot="description">; give anything else as props`,
    );
  return readContent(given.filter(isRead), ELEMENTS, (slot) => takesChild(definition, slot));
}

function hasPlace(node: Node, definition: TagDefinition): boolean {
  if (typeof node === 'string' && node.trim() === '') return true;
  const role = roleOf(node, ELEMENTS, (slot) => takesChild(definition, slot));
  return role === 'plain' ? definition.content !== undefined : role !== 'unknown';
}
