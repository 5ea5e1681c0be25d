import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classNames } from '../../react-views/_shared/class-names.js';
import type { SafeHtml } from '../../react-views/_shared/safe.js';
import { withLabels } from '../../react-views/_shared/text/labels.js';
import { callView, callWhole, type View } from '../_core/declare/call-view.js';
import { type AuthoredPart, escaped } from '../_core/declare/tree.js';
import { escapeText, isPlainHtml } from '../_safe/plain-html.js';

interface Props {
  readonly children?: ReactNode;
  readonly href?: string;
  readonly className?: string | undefined;
}

/**
 * A pure view as React's elements of HTML, its components called already: so its words are those of its own language, in
 * Server Components too, which have no context.
 */
export const expandView = (view: View, links: Links): ReactNode =>
  withLabels(view.labels, () => expand(callWhole(view), links));

/** The nodes that an application gives a component. React calls the components among them, and nobody else does. */
export const Given = ({ children }: Props): ReactNode => children;

/** Rich text of such nodes. What is derived from it needs its words, and its fold its markup, if nothing else is in it. */
export function richText(part: AuthoredPart, nodes: readonly ReactNode[]): SafeHtml {
  const markup = part.html();
  const isCounted = isPlainHtml(markup) && !markup.includes(LESS_THAN);
  return {
    __html: isCounted ? markup : escapeText(part.text().trim()),
    nodes: createElement(Given, undefined, nodes),
  } as unknown as SafeHtml;
}

/** An author's `<` in a text. Escaped, it might be read as a tag that a CMS has escaped. */
const LESS_THAN = escaped('<');

/** The application's own links, by address. */
export type Links = ReadonlyMap<string, ReactElement<Props>>;

function expand(node: ReactNode, links: Links): ReactNode {
  if (Array.isArray(node)) return node.map((child) => expand(child, links));
  if (!isValidElement<Props>(node)) return node;
  const { type, props, key } = node;
  if (type === Given) return props.children;
  if (typeof type === 'string' || type === Fragment) {
    if (props.children === undefined) return node;
    // One by one: React asks for keys only where a list is one child.
    const children = Array.isArray(props.children) ? props.children : [props.children];
    const shown = children.map((child) => expand(child, links));
    const link = type === 'a' ? links.get(props.href ?? '') : undefined;
    return link ? drawnAs(link, node, shown) : cloneElement(node, undefined, ...shown);
  }
  const made = expand(callView(type, props as Readonly<Record<string, unknown>>), links);
  return key === null ? made : createElement(Fragment, { key }, made);
}

/** An application's link in the place of a view's: it stays what it is, and has the view's look, name and words. */
function drawnAs(
  link: ReactElement<Props>,
  { props, key }: ReactElement<Props>,
  shown: readonly ReactNode[],
): ReactNode {
  const { href: _, children: __, ...drawn } = props;
  const className = classNames(props.className, link.props.className);
  return cloneElement(link, { ...drawn, className, key }, ...shown);
}
