import { readAttributes, slotName } from '../../../elements/_core/declare/names.js';

/** HTML as a tree, whatever parser has read it. */
export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  readonly tag: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly MarkupNode[];
}

/** An element's props with the names of their kinds. */
export type KindNames = Readonly<Record<string, { readonly name: string }>>;

const OWN = /^uni-/;
const DATA_KINDS: readonly (string | undefined)[] = ['list', 'object'];
/** Attributes of HTML by the names that React warns without. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  datetime: 'dateTime',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  hreflang: 'hrefLang',
  tabindex: 'tabIndex',
};
const SWITCHES = ['hidden', 'open', 'download'];
const LINE_LENGTH = 80;
const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** An example's markup in JSX for React 19: lists and objects as properties, everything else as it is written. */
export function jsxOf(nodes: readonly MarkupNode[], props: KindNames): string {
  const parts = nodes.filter(hasWords).map((node) => jsx(node, props));
  return parts.length === 1 ? parts[0]! : `<>\n${indented(parts.join('\n'))}\n</>`;
}

function jsx(node: MarkupNode, props: KindNames): string {
  if (typeof node === 'string') return textJsx(node);
  const isOwn = OWN.test(node.tag);
  const given = new Map(isOwn ? node.children.map((child) => [child, slotProp(child, props)]) : []);
  const attributes = [
    ...node.attributes.map((attribute) => attributeJsx(attribute, isOwn, props)),
    ...[...given].flatMap(([child, prop]) => (prop ? dataJsx(prop, textIn(child)) : [])),
  ];
  const start = startTag(node.tag, attributes);
  const children = node.children.filter((child) => !given.get(child) && hasWords(child));
  if (children.length === 0) return `${start}${start.includes('\n') ? '\n' : ' '}/>`;
  return `${start}${start.includes('\n') ? '\n' : ''}>${inside(node, children, props)}</${node.tag}>`;
}

function inside({ tag }: MarkupElement, children: readonly MarkupNode[], props: KindNames): string {
  if (tag === 'script') return `{${literal(children.map(textIn).join(''))}}`;
  const parts = children.map((child) => jsx(child, props));
  return children.some((child) => typeof child === 'string')
    ? parts.join('')
    : `\n${indented(parts.join('\n'))}\n`;
}

function startTag(name: string, attributes: readonly string[]): string {
  const inLine = [`<${name}`, ...attributes].join(' ');
  const isLong = attributes.length > 1 && inLine.length > LINE_LENGTH;
  return !isLong && !inLine.includes('\n') ? inLine : `<${name}\n${indented(attributes.join('\n'))}`;
}

function attributeJsx([name, value]: readonly [string, string], isOwn: boolean, props: KindNames): string {
  const prop = isOwn ? Object.keys(props).find((each) => readAttributes(each).includes(name)) : undefined;
  const kind = props[prop ?? '']?.name;
  if (prop && DATA_KINDS.includes(kind)) return dataJsx(prop, value);
  const isSwitch = isOwn ? !prop || kind === 'boolean' : SWITCHES.includes(name);
  if (value === '' && isSwitch) return name;
  const words = /["&\n]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`;
  return `${isOwn && name !== 'class' ? name : (REACT_NAMES[name] ?? name)}=${words}`;
}

/** Text that is no JSON is handed on as text, because the element says best what is wrong with it. */
const dataJsx = (prop: string, json: string) => `${prop}={${literal(parsed(json))}}`;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

/** A value that JSON can hold, as JavaScript writes it: in a line, where it fits. */
function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Array.isArray(value)
    ? value.map(literal)
    : Object.entries(value).map(
        ([name, each]) => `${IDENTIFIER.test(name) ? name : quoted(name)}: ${literal(each)}`,
      );
  const [start, end] = Array.isArray(value) ? '[]' : '{}';
  if (parts.length === 0) return `${start}${end}`;
  const inLine = `${start} ${parts.join(', ')} ${end}`;
  const fits = inLine.length <= LINE_LENGTH && !inLine.includes('\n');
  return fits ? inLine : `${start}\n${indented(parts.join(',\n'))}\n${end}`;
}

const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** The prop that a child gives as JSON. */
function slotProp(node: MarkupNode, props: KindNames): string | undefined {
  const slot =
    typeof node === 'string' ? undefined : node.attributes.find(([name]) => name === 'data-slot')?.[1];
  return slot ? Object.keys(props).find((prop) => slotName(prop) === slotName(slot)) : undefined;
}

const textIn = (node: MarkupNode): string =>
  typeof node === 'string' ? node : node.children.map(textIn).join('');

/** Space with a line break in it is none in JSX. */
const hasWords = (node: MarkupNode) => typeof node !== 'string' || !/^\s*(\n\s*)?$/.test(node);

const textJsx = (text: string) =>
  text.replace(/[ \t\n]+/g, ' ').replace(/[&<>{}]/g, (character) => `&#${character.charCodeAt(0)};`);

const indented = (lines: string) => lines.replace(/^/gm, '  ');
