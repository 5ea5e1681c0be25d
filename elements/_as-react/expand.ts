import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { withLabels } from '../../react-views/_shared/text/labels.js';
import { callView, type View } from '../_core/declare/call-view.js';

interface Props {
  readonly children?: ReactNode;
}

/**
 * A pure view as React's elements of HTML, its components called already: so its words are those of its own language, in
 * Server Components too, which have no context.
 */
export const expandView = ({ view, props, labels }: View): ReactNode =>
  withLabels(labels, () => expand(callView(view, props)));

function expand(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(expand);
  if (!isValidElement<Props>(node)) return node;
  const { type, props, key } = node;
  if (typeof type === 'string' || type === Fragment) {
    if (props.children === undefined) return node;
    // One by one: React asks for keys only where a list is one child.
    const children = Array.isArray(props.children) ? props.children : [props.children];
    return cloneElement(node, undefined, ...children.map(expand));
  }
  const made = expand(callView(type, props as Readonly<Record<string, unknown>>));
  return key === null ? made : createElement(Fragment, { key }, made);
}
