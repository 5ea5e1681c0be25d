import type { ReactNode } from 'react';
import { withLabels } from '../../../react-views/_shared/text/labels.js';
import { callView, callWhole, notPure, type View } from '../declare/call-view.js';

/** React's marks of elements and components. They are read here because a page of pure views does not load React. */
const [ELEMENT, FRAGMENT] = ['transitional.element', 'fragment'].map((name) => Symbol.for(`react.${name}`));
const VOID = new Set(['br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
/** React's names of attributes that HTML and SVG write in another way. */
const names = new Map(
  Object.entries({
    className: 'class',
    htmlFor: 'for',
    tabIndex: 'tabindex',
    maxLength: 'maxlength',
    defaultValue: 'value',
    defaultChecked: 'checked',
  }),
);
const HYPHENATED = /^(?:clip|fill|stroke)[A-Z]/;
/** An attribute that says `true` or `false`. Any other boolean one is there or is not. */
const SAYS_TRUTH = /^(?:aria-|data-|draggable$|spellCheck$)/;
const NO_ATTRIBUTES = new Set(['children', 'dangerouslySetInnerHTML', 'suppressHydrationWarning']);

const UNSAFE = /["&'<>]/;
const ALL_UNSAFE = /["&'<>]/g;
const REFERENCES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/**
 * Writes a pure view as HTML, byte for byte as React's `renderToStaticMarkup` does. Components are called, and nothing of
 * them is kept. Form controls are written as plain markup with their first values.
 *
 * @param styleName the attribute that inline styles are written to.
 * @throws an Error that says why the view is not pure, or whatever the view throws, as React does for a hook.
 */
export const writeHtml = (view: View, styleName = 'style'): string =>
  withLabels(view.labels, () => write(callWhole(view), styleName));

function write(node: ReactNode, styleName: string): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string') return escaped(node);
  if (typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((child) => write(child as ReactNode, styleName)).join('');
  const { $$typeof, type, props } = node as unknown as Readonly<Record<string, unknown>>;
  if ($$typeof !== ELEMENT) throw notPure('a node that is no element, text or array');
  const given = props as Given;
  if (typeof type === 'string') return writeElement(type, given, styleName);
  return write(type === FRAGMENT ? given.children : callView(type, given), styleName);
}

type Given = Readonly<Record<string, unknown>> & {
  readonly children?: ReactNode;
  readonly dangerouslySetInnerHTML?: { readonly __html: unknown };
};

function writeElement(tag: string, props: Given, styleName: string): string {
  let start = `<${tag}`;
  for (const prop of Object.keys(props)) start += writeAttribute(tag, prop, props[prop], styleName);
  if (VOID.has(tag)) return `${start}/>`;
  const html = props.dangerouslySetInnerHTML?.__html;
  const inner = html === undefined ? write(props.children, styleName) : String(html ?? '');
  return `${start}>${inner}</${tag}>`;
}

function writeAttribute(tag: string, prop: string, value: unknown, styleName: string): string {
  if (value === undefined || value === null || NO_ATTRIBUTES.has(prop)) return '';
  if (prop === 'style') return writeStyle(value as object, styleName);
  if (prop === 'ref' || typeof value === 'function') throw notPure(`${prop} of <${tag}>`);
  if (value === '' && (prop === 'src' || (prop === 'href' && tag !== 'a'))) return '';
  const name = nameOf(prop);
  if (typeof value !== 'boolean' || SAYS_TRUTH.test(prop)) return ` ${name}="${escaped(String(value))}"`;
  return value ? ` ${name}=""` : '';
}

/** An attribute's name in HTML. Views have a few dozen, and each is worked out once. */
function nameOf(prop: string): string {
  let name = names.get(prop);
  if (name === undefined) {
    name = HYPHENATED.test(prop) ? hyphenated(prop) : prop;
    names.set(prop, name);
  }
  return name;
}

function writeStyle(style: object, styleName: string): string {
  const declarations = Object.entries(style).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined || value === null || value === '') return [];
    // React adds px to some numbers and not to others.
    if (typeof value === 'number' && value !== 0)
      throw new Error(`the style ${name} is a number: write its unit`);
    return [`${name.startsWith('--') ? name : hyphenated(name)}:${String(value).trim()}`];
  });
  return declarations.length > 0 ? ` ${styleName}="${escaped(declarations.join(';'))}"` : '';
}

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Most texts have nothing to escape, and looking takes less time than replacing nothing. */
const escaped = (text: string) =>
  UNSAFE.test(text) ? text.replace(ALL_UNSAFE, (character) => REFERENCES[character]!) : text;
