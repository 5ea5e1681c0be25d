import * as React from 'react';
import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { englishLabels, withLabels } from '../../react-views/_shared/text/labels.js';
import '../_core/form/form-at-once.js';
import type { AuthoredContent } from '../_core/declare/authored.js';
import { callView } from '../_core/declare/call-view.js';
import type { TagDefinition } from '../_core/declare/define.js';
import { readerOf } from '../_core/declare/names.js';
import type { Tree } from '../_core/declare/tree.js';
import { readContent, roleOf } from '../_core/read/children.js';
import { writeHtml } from '../_core/write/write-html.js';

interface Props {
  readonly children?: ReactNode;
  readonly dangerouslySetInnerHTML?: Markup;
}
/** An element that was given as a string. */
interface Markup {
  readonly __html: string;
}
type Node = string | Markup | ReactElement<Props>;

const isElement = (node: unknown): node is ReactElement<Props> => isValidElement(node);
/** Whether HTML says all of it: no listener in it, and no component that needs React. */
function isHtml(node: Node): node is ReactElement<Props> {
  if (!isElement(node) || typeof node.type !== 'string') return false;
  const { content } = known.get(node) ?? remember(node);
  return content !== undefined;
}

/** The answers about elements that the last children hold, because the reader asks each element dozens of times. */
let known = new WeakMap<ReactElement, { readonly content: readonly Node[] | undefined }>();

function remember(node: ReactElement<Props>): { readonly content: readonly Node[] | undefined } {
  const { props } = node;
  const hears = Object.values(props).some((value) => typeof value === 'function');
  const inside = hears
    ? []
    : props.dangerouslySetInnerHTML
      ? [props.dangerouslySetInnerHTML]
      : nodesIn(props.children);
  const isAll = !hears && inside.every((child) => !isElement(child) || isHtml(child));
  const answer = { content: isAll ? inside : undefined };
  known.set(node, answer);
  return answer;
}

/** Texts and elements, out of lists and fragments, and what components return. */
function nodesIn(children: ReactNode): Node[] {
  if (Array.isArray(children)) return children.flatMap(nodesIn);
  if (typeof children === 'string' || typeof children === 'number') return [String(children)];
  if (!isElement(children)) return [];
  if (children.type === Fragment) return nodesIn(children.props.children);
  if (typeof children.type === 'string') return [children];
  const made = renderedBy(children);
  return made === undefined ? [children] : nodesIn(made);
}

/** The output of a component. Undefined for a component that needs React, so that only React can render it. */
function renderedBy({ type, props }: ReactElement<Props>): ReactNode | undefined {
  try {
    const made = withoutHooks(() => withLabels(englishLabels, () => callView(type, props)));
    return made instanceof Promise ? undefined : made;
  } catch {
    return undefined;
  }
}

const INTERNALS = ['CLIENT', 'SERVER'].map(
  (side) => `__${side}_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE`,
);
const NO_HOOKS = new Proxy(
  {},
  {
    get(_, hook) {
      throw new Error(`needs ${String(hook)}`);
    },
  },
);

/**
 * Hooks of a component that is called here would become those of the component around it, so they throw.
 *
 * @throws an Error where this React does not say how to prevent them.
 */
function withoutHooks<Result>(call: () => Result): Result {
  const internals = INTERNALS.map((name) => Reflect.get(React, name)).find(Boolean) as { H: unknown };
  const before = internals.H;
  internals.H = NO_HOOKS;
  try {
    return call();
  } finally {
    internals.H = before;
  }
}

const contentOf = (node: ReactElement<Props>): readonly Node[] =>
  (known.get(node) ?? remember(node)).content ?? [];

/** Has a custom element's name, so its content is its own business. */
const COMPONENT = 'react-component';

/** React's nodes, read as the nodes in a tag are. Its names of attributes are HTML's, with capitals. */
const ELEMENTS: Tree<Node> = {
  name(node) {
    if (typeof node === 'string') return undefined;
    return isHtml(node) ? String(node.type) : isElement(node) ? COMPONENT : '';
  },
  attribute(element, name) {
    const props = isElement(element) ? Object.entries(element.props) : [];
    const [, value] = props.find(([prop]) => prop.toLowerCase() === name) ?? [];
    if (value === undefined || value === null || value === false) return undefined;
    return value === true ? '' : String(value);
  },
  attributeNames: (element) => (isElement(element) ? Object.keys(element.props) : []),
  children: (element) => (isHtml(element) ? contentOf(element) : []),
  text(node) {
    if (typeof node === 'string') return node;
    if (isElement(node)) return isHtml(node) ? contentOf(node).map(ELEMENTS.text).join('') : '';
    return node.__html;
  },
  html(node) {
    if (!isElement(node)) return (node as Markup).__html;
    return isHtml(node) ? writeHtml({ view: () => filled(node), props: {}, labels: englishLabels }) : '';
  },
};

/** An element with what its components have returned in their place, so that they are not called again. */
function filled(node: Node): ReactNode {
  if (!isHtml(node) || node.props.dangerouslySetInnerHTML) return node as ReactNode;
  return cloneElement(node, undefined, ...contentOf(node).map(filled));
}

/** The children that an application gives a component. */
export interface GivenChildren extends AuthoredContent {
  /** Children with a slot that names no prop. They stay in sight. */
  readonly unknown?: readonly ReactNode[];
  /** Children that only React can render. They stay in sight too, because they are no fallback in HTML. */
  readonly ofReact?: readonly ReactNode[];
}

/** Reads what an application gives a component as children as the same HTML in a tag is read. */
export function readChildren(definition: TagDefinition, children: ReactNode): GivenChildren {
  known = new WeakMap();
  const nodes = nodesIn(children);
  const reader = readerOf(definition);
  const unknown = nodes.filter((node) => roleOf(node, ELEMENTS, reader.takes) === 'unknown') as ReactNode[];
  const ofReact = nodes.filter((node) => isElement(node) && !isHtml(node)) as ReactNode[];
  return { ...readContent(nodes, ELEMENTS, reader), unknown, ofReact };
}
