import { Fragment, isValidElement, type ReactNode } from 'react';
import { withLabels } from '../../react-views/_shared/text/labels.js';
import { NeedsReact, type View } from './life/renderer.js';
import { type Attribute, type ElementProps, writeAttributes } from './life/static-renderer/attributes.js';
import { callView } from './life/static-renderer/call-view.js';

const VOID = new Set(['br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
/** Elements that React does more for than write them. A name with a hyphen is a custom element's. */
const MORE_THAN_MARKUP = new Set(
  'input select option optgroup textarea form script style link meta title base html head body noscript template iframe object embed audio video dialog pre listing math foreignObject'.split(
    ' ',
  ),
);

const UNSAFE = /["&'<>]/;
const EACH_UNSAFE = new RegExp(UNSAFE, 'g');
const REFERENCES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

interface HtmlOptions {
  /** The attribute that styles are written to. */
  readonly styleName?: string;
  /** Elements that React would do more for, written as plain markup, by their name; and their attributes, by React's. */
  readonly plain?: ReadonlyMap<string, Attribute | undefined>;
}

/**
 * A pure view as HTML, without React: components are called, and nothing of them is kept. It is to the byte what React's
 * `renderToStaticMarkup` writes. A pure view has no hook but `useLabels`: React answers no other outside its own
 * rendering, and throws.
 *
 * @throws NeedsReact for what only React can render; anything else that the view, or a hook, throws.
 */
export function viewToHtml({ view, props, labels }: View, options: HtmlOptions = {}): string {
  const writer = new HtmlWriter(options);
  withLabels(labels, () => walk(callView(view, props), writer));
  return writer.written;
}

function walk(node: ReactNode, writer: HtmlWriter): void {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return;
  if (typeof node === 'string') writer.text(node);
  else if (typeof node === 'number') writer.text(String(node));
  else if (Array.isArray(node)) for (const child of node) walk(child as ReactNode, writer);
  else if (isValidElement<ElementProps>(node)) walkElement(node.type, node.props, writer);
  else throw new NeedsReact('a node that is no element, text or array of them');
}

function walkElement(type: unknown, props: ElementProps, writer: HtmlWriter): void {
  if (typeof type === 'string') walkTag(type, props, writer);
  else if (type === Fragment) walk(own(props, 'children') as ReactNode, writer);
  else walk(callView(type, props), writer);
}

function walkTag(tag: string, props: ElementProps, writer: HtmlWriter): void {
  if (tag.includes('-') || (MORE_THAN_MARKUP.has(tag) && !writer.plain?.has(tag)))
    throw new NeedsReact(`<${tag}>`);
  writer.start(tag);
  writeAttributes(tag, props, writer.attribute, writer.plain);
  writer.open(tag);
  const inner = own(props, 'dangerouslySetInnerHTML') as { readonly __html: unknown } | undefined;
  if (inner) writer.html(inner.__html);
  else walk(own(props, 'children') as ReactNode, writer);
  writer.close(tag);
}

/** A page whose script gives all objects a `dangerouslySetInnerHTML` gives no view HTML by that. */
const own = (props: ElementProps, name: string) => (Object.hasOwn(props, name) ? props[name] : undefined);

/** Takes what a view renders, in the order of the document: of each element its start, attributes, content and end. */
class HtmlWriter {
  written = '';
  readonly plain: HtmlOptions['plain'];
  readonly #styleName: string;

  constructor({ styleName = 'style', plain }: HtmlOptions) {
    this.#styleName = styleName;
    this.plain = plain;
  }

  start(tag: string): void {
    this.written += `<${tag}`;
  }

  readonly attribute = (name: string, value: string): void => {
    this.written += ` ${name === 'style' ? this.#styleName : name}="${escaped(value)}"`;
  };

  open(tag: string): void {
    this.written += VOID.has(tag) ? '/>' : '>';
  }

  text(text: string): void {
    this.written += escaped(text);
  }

  html(html: unknown): void {
    this.written += html ?? '';
  }

  close(tag: string): void {
    if (!VOID.has(tag)) this.written += `</${tag}>`;
  }
}

const escaped = (text: string) =>
  UNSAFE.test(text) ? text.replace(EACH_UNSAFE, (character) => REFERENCES[character]!) : text;
