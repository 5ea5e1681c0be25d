import {
  Children,
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { SafeHtml } from '../../react-views/_shared/safe.js';
import '../_core/form/form-at-once.js';
import type { AuthoredContent } from '../_core/declare/authored.js';
import type { TagDefinition } from '../_core/declare/definition.js';
import { readerOf } from '../_core/declare/names.js';
import {
  type AuthoredPart,
  escaped,
  type Joining,
  type Line,
  markupOf,
  type Tree,
} from '../_core/declare/tree.js';
import { type Role, readContent, roleOf } from '../_core/read/children.js';
import { safeUrl } from '../_safe/safe-url.js';
import { type Links, richText } from './expand.js';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };
type Element = ReactElement<Props>;
/** A text is an object here, because two equal ones are two nodes. */
interface Words {
  readonly words: string;
}
/** Or what only React knows, such as a portal. */
type Node = Words | Element | object;

const isElement = (node: unknown): node is Element => isValidElement(node);
const isWords = (node: Node): node is Words => !isElement(node) && 'words' in node;

/** Texts and elements, out of lists and fragments. Each element has a key that no other of the children has. */
const nodesIn = (children: ReactNode, around = ''): Node[] =>
  Children.toArray(children).flatMap((child): Node[] => {
    if (!isElement(child)) return [typeof child === 'object' ? child : { words: String(child) }];
    const key = around + child.key;
    return child.type === Fragment ? nodesIn(child.props.children, key) : [cloneElement(child, { key })];
  });

/** Elements that are more than words and pictures, as a page's are. */
const LIVE =
  /-|^(?:audio|canvas|dialog|embed|form|iframe|input|meter|object|output|progress|select|textarea|video)$/;
const VOID = /^(?:br|hr|img|source|wbr)$/;
/** Their names begin with what no element of HTML has in its name, so that no form takes them for anything else. */
const [COMPONENT, DRAWING] = ['#component', '#drawing'];

const isOfReact = ({ props }: Element): boolean =>
  props.ref != null || Object.values(props).some((value) => typeof value === 'function');

/** The address of a link: of HTML's, and of a router's with words in it. */
function addressOf({ type, props }: Element): string | undefined {
  const address = props.href ?? (type === 'a' ? undefined : props.to);
  const isLink = type === 'a' || (typeof type !== 'string' && props.children !== undefined);
  return isLink && typeof address === 'string' ? address : undefined;
}

/** Whether React alone knows what a node shows, or hears what is done in it. A link is drawn by the view, and stays it. */
function isLive(node: Node): boolean {
  if (!isElement(node)) return !isWords(node);
  const { type, props } = node;
  if (addressOf(node) !== undefined) return props.dangerouslySetInnerHTML !== undefined;
  if (typeof type !== 'string' || LIVE.test(type)) return true;
  return props.dangerouslySetInnerHTML !== undefined || isOfReact(node);
}

const childrenOf = (node: Element): Node[] => nodesIn(node.props.children, `${node.key}/`);

/** React's nodes, read as the nodes in a tag are. Its names of attributes are HTML's, with capitals. */
const ELEMENTS: Tree<Node> = {
  name(node) {
    if (isWords(node)) return undefined;
    if (isLive(node)) return COMPONENT;
    const { type } = node as Element;
    return type === 'svg' ? DRAWING : typeof type === 'string' ? type : 'a';
  },
  attribute(node, name) {
    if (!isElement(node)) return undefined;
    const [, value] = Object.entries(node.props).find(([prop]) => prop.toLowerCase() === name) ?? [];
    if (name === 'href') return addressOf(node);
    if (value === undefined || value === null || value === false) return undefined;
    return value === true ? '' : String(value);
  },
  attributeNames: (node) => (isElement(node) ? Object.keys(node.props) : []),
  children(node) {
    if (!isElement(node) || node.type === 'svg') return [];
    // In a slot, it is all that the slot has.
    return isLive(node)
      ? [cloneElement(node, { slot: undefined, 'data-slot': undefined })]
      : childrenOf(node);
  },
  text: (node) =>
    isWords(node) ? node.words : isElement(node) ? childrenOf(node).map(ELEMENTS.text).join('') : '',
  html(node) {
    const name = ELEMENTS.name(node)!;
    if (!isElement(node) || typeof node.type !== 'string' || name === COMPONENT) return `<${COMPONENT}>`;
    const attributes = Object.entries(node.props).flatMap(([prop, value]) =>
      prop === 'children' ? [] : ` ${prop}="${String(value).replace(/[&"<>]/g, escaped)}"`,
    );
    const start = `<${name}${attributes.join('')}>`;
    return VOID.test(name)
      ? start
      : `${start}${childrenOf(node)
          .map((child) => markupOf(child, ELEMENTS))
          .join('')}</${name}>`;
  },
  isLive,
  hasLook: (node) => isElement(node) && (node.props.className ?? node.props.style) !== undefined,
  join,
};

/** What is derived from rich text, and its fold, need its words, or its markup where nothing else is in it. */
function join(lines: readonly Line<Node>[], part: AuthoredPart, how: Joining): SafeHtml | undefined {
  if (lines.every((line) => line.nodes.every(isSpace))) return undefined;
  const nodes: ReactNode[] = (how.ids ?? []).map((id) => createElement('span', { id, key: `id ${id}` }));
  lines.forEach((line, at) => {
    const inside = line.nodes.map(asReact);
    const isFirst = at === 0 && how.before !== undefined;
    if (isFirst && typeof inside[0] === 'string') inside[0] = inside[0].replace(how.before!, '');
    const wrap = wrapOf(line, lines.length === 1 && how.isWords === true);
    const last = nodes.at(-1);
    // Items that follow each other are one list.
    if (wrap.endsWith('l') && lines[at - 1]?.wrap === wrap && isElement(last))
      nodes[nodes.length - 1] = cloneElement(last, undefined, ...childrenIn(last), ...inside);
    else if (wrap) nodes.push(createElement(wrap, { key: `line ${keyOf(line.nodes) ?? at}` }, ...inside));
    else nodes.push(...inside);
  });
  return richText(part, nodes);
}

const isSpace = (node: Node): boolean => isWords(node) && node.words.trim() === '';
const asReact = (node: Node): ReactNode => (isWords(node) ? node.words : (node as ReactNode));
const childrenIn = ({ props }: Element): ReactNode[] => [props.children].flat();
const keyOf = (nodes: readonly Node[]) => nodes.find(isElement)?.key;

/** A component may show blocks, which no paragraph can hold. */
function wrapOf({ nodes, wrap }: Line<Node>, isBare: boolean): string {
  if (wrap !== 'p' || !nodes.some(holdsLive)) return isBare && wrap === 'p' ? '' : wrap;
  return isBare ? '' : 'div';
}

const holdsLive = (node: Node): boolean => isLive(node) || [...ELEMENTS.children(node)].some(holdsLive);

/** The links that the view draws, by address: it takes a router's, and one that somebody listens to, for its own. */
function linksIn(nodes: Iterable<Node>, found = new Map<string, Element>()): typeof found {
  for (const node of nodes) {
    if (!isElement(node) || isLive(node)) continue;
    const address = safeUrl(addressOf(node) ?? '');
    if (address && (node.type !== 'a' || isOfReact(node))) found.set(address, node);
    linksIn(ELEMENTS.children(node), found);
  }
  return found;
}

/** The children that an application gives a component. */
export interface GivenChildren extends AuthoredContent {
  /** Children with a slot that names no prop. They stay in sight. */
  readonly unknown?: readonly ReactNode[];
  /** Children that only React can render. They stay in sight too, because they are no fallback in HTML. */
  readonly live?: readonly ReactNode[];
  readonly links?: Links;
  /** Nodes of the reading as React takes them. */
  asChildren?(nodes: readonly unknown[]): readonly ReactNode[];
}

const asChildren = (nodes: readonly unknown[]): readonly ReactNode[] =>
  (nodes as readonly Node[]).map(asReact);

/** Reads what an application gives a component as children as the same HTML in a tag is read. */
export function readChildren(definition: TagDefinition, children: ReactNode): GivenChildren {
  const nodes = nodesIn(children);
  const reader = readerOf(definition);
  const inRole = (role: Role) => nodes.filter((node) => roleOf(node, ELEMENTS, reader.takes) === role);
  return {
    ...readContent(nodes, ELEMENTS, reader),
    unknown: asChildren(inRole('unknown')),
    live: asChildren(inRole('plain').filter(isLive)),
    links: linksIn(nodes),
    asChildren,
  };
}
