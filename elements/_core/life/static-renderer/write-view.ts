import { Fragment, isValidElement, type ReactNode } from 'react';
import { NeedsReact, type View } from '../renderer.js';
import { type AttributeWriter, type ElementProps, writeAttributes } from './attributes.js';
import { renderStatic } from './dispatcher.js';

/** Takes what a view renders, in the order of the document: of each element its start, attributes, content and end. */
export interface ViewWriter extends AttributeWriter {
  start(tag: string): void;
  /** Called when the element has all its attributes. */
  open(tag: string): void;
  /** @param text never empty. */
  text(text: string): void;
  /** @param html sanitised: the whole content of the open element. */
  html(html: unknown): void;
  close(tag: string): void;
}

/** Elements that React does more for than write them. A name with a hyphen is a custom element's. */
const MORE_THAN_MARKUP = new Set(
  'input select option optgroup textarea form script style link meta title base html head body noscript template iframe object embed audio video dialog pre listing math foreignObject'.split(
    ' ',
  ),
);

const MEMO = Symbol.for('react.memo');

const plainTags = new Set<string>();

function requirePlain(tag: string): void {
  if (MORE_THAN_MARKUP.has(tag) || tag.includes('-')) throw new NeedsReact(`<${tag}>`);
  plainTags.add(tag);
}

/**
 * Gives a writer what a view renders, without React: components are called, and nothing of them is kept. A view that is
 * to stay so has no hook but `useLabels`; one that React takes over has those that `dispatcher.ts` answers.
 *
 * @throws NeedsReact, or what the view throws; what was written by then is of no use.
 */
export function writeView({ view, props, labels, hydrates = false }: View, writer: ViewWriter): void {
  renderStatic({ labels, hydrates }, () => walk(rendered(view, props), writer));
}

function walk(node: ReactNode, writer: ViewWriter): void {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return;
  if (typeof node === 'string') writer.text(node);
  else if (typeof node === 'number') writer.text(String(node));
  else if (Array.isArray(node)) for (const child of node) walk(child as ReactNode, writer);
  else if (isValidElement<ElementProps>(node)) walkElement(node.type, node.props, writer);
  else throw new NeedsReact('a node that is no element, text or array of them');
}

function walkElement(type: unknown, props: ElementProps, writer: ViewWriter): void {
  if (typeof type === 'string') walkTag(type, props, writer);
  else if (type === Fragment) walk(props.children as ReactNode, writer);
  else walk(rendered(type, props), writer);
}

function walkTag(tag: string, props: ElementProps, writer: ViewWriter): void {
  if (!plainTags.has(tag)) requirePlain(tag);
  writer.start(tag);
  writeAttributes(tag, props, writer);
  writer.open(tag);
  const inner = props.dangerouslySetInnerHTML as { readonly __html: unknown } | undefined;
  if (inner) writer.html(inner.__html);
  else walk(props.children as ReactNode, writer);
  writer.close(tag);
}

function rendered(type: unknown, props: ElementProps): ReactNode {
  if (isMemo(type)) return rendered(type.type, props);
  if (typeof type !== 'function' || type.prototype?.isReactComponent)
    throw new NeedsReact('a component that is no function');
  return (type as (props: ElementProps) => ReactNode)(props);
}

/** What `memo` makes of a component. */
const isMemo = (type: unknown): type is { readonly type: unknown } =>
  typeof type === 'object' && type !== null && Reflect.get(type, '$$typeof') === MEMO;
