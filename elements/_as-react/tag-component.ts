import { type ComponentType, createElement, type ReactNode } from 'react';
import { asAttributes, type GivenProps, type SplitProps, splitProps } from './given-props.js';
import type { HostProps } from './host.js';

/** A tag whose element does all its work in the browser, so its children belong to the application. */
export const tagNode = (
  tag: string,
  { own, ofTag, listeners }: SplitProps,
  children: ReactNode,
  Host: ComponentType<HostProps>,
): ReactNode =>
  createElement(
    Host,
    { tag, isView: false, attributes: { ...asAttributes(own), ...ofTag }, listeners },
    children,
  );

/** Such a tag as a React component. @param names the element's props. */
export const tagComponent =
  (tag: string, names: readonly string[], Host: ComponentType<HostProps>): ComponentType<GivenProps> =>
  (given) =>
    tagNode(tag, splitProps(given, names), given.children, Host);
