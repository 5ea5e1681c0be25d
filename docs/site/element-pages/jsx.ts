import { inspect } from 'node:util';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment } from 'parse5';
import type { PropKinds } from '../../../elements/_core/define.js';
import { attributeOwners, slotName } from '../../../elements/_core/names.js';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

const { isElementNode, isTextNode } = defaultTreeAdapter;
const OWN = /^uni-/;
const DATA_KINDS: readonly (string | undefined)[] = ['list', 'object'];
const LINE_LENGTH = 80;
const WHOLE = { depth: Infinity, maxArrayLength: null, maxStringLength: null, breakLength: LINE_LENGTH };

/** An example's markup in JSX for React 19: lists and objects as properties, everything else as it is written. */
export function jsxOf(html: string, props: PropKinds): string {
  const parts = parseFragment(html.trim())
    .childNodes.filter(hasWords)
    .map((node) => jsx(node, props));
  return parts.length === 1 ? parts[0]! : `<>\n${indented(parts.join('\n'))}\n</>`;
}

function jsx(node: Node, props: PropKinds): string {
  if (isTextNode(node)) return textJsx(node.value);
  if (!isElementNode(node)) return '';
  const isOwn = OWN.test(node.tagName);
  const given = new Map(isOwn ? node.childNodes.map((child) => [child, slotProp(child, props)]) : []);
  const attributes = [
    ...node.attrs.map((attribute) => attributeJsx(attribute, isOwn, props)),
    ...[...given].flatMap(([child, prop]) => (prop ? dataJsx(prop, textIn(child)) : [])),
  ];
  const start = startTag(node.tagName, attributes);
  const children = node.childNodes.filter((child) => !given.get(child) && hasWords(child));
  if (children.length === 0) return `${start}${start.includes('\n') ? '\n' : ' '}/>`;
  return `${start}${start.includes('\n') ? '\n' : ''}>${inside(node, children, props)}</${node.tagName}>`;
}

function inside({ tagName }: Element, children: readonly Node[], props: PropKinds): string {
  if (tagName === 'script') return `{${inspect(children.map(textIn).join(''), WHOLE)}}`;
  const parts = children.map((child) => jsx(child, props));
  return children.some(isTextNode) ? parts.join('') : `\n${indented(parts.join('\n'))}\n`;
}

function startTag(name: string, attributes: readonly string[]): string {
  const inLine = [`<${name}`, ...attributes].join(' ');
  const isLong = attributes.length > 1 && inLine.length > LINE_LENGTH;
  return !isLong && !inLine.includes('\n') ? inLine : `<${name}\n${indented(attributes.join('\n'))}`;
}

function attributeJsx({ name, value }: Element['attrs'][number], isOwn: boolean, props: PropKinds): string {
  const prop = isOwn ? attributeOwners(props).get(name) : undefined;
  const kind = props[prop ?? '']?.name;
  if (prop && DATA_KINDS.includes(kind)) return dataJsx(prop, value);
  const isSwitch = isOwn ? !prop || kind === 'boolean' : name === 'hidden';
  if (value === '' && isSwitch) return name;
  const words = /["&\n]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`;
  return `${name === 'class' ? 'className' : name}=${words}`;
}

/** What is no JSON is handed on as text: the element says what is wrong with it. */
const dataJsx = (prop: string, json: string) => `${prop}={${inspect(parsed(json), WHOLE)}}`;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

/** The prop that a child gives as JSON. */
function slotProp(node: Node, props: PropKinds): string | undefined {
  const slot = isElementNode(node) && node.attrs.find(({ name }) => name === 'data-slot')?.value;
  return slot ? Object.keys(props).find((prop) => slotName(prop) === slotName(slot)) : undefined;
}

const textIn = (node: Node): string => {
  if (isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textIn).join('') : '';
};

/** Space with a line break in it is none in JSX. */
const hasWords = (node: Node) => !isTextNode(node) || !/^\s*(\n\s*)?$/.test(node.value);

const textJsx = (text: string) =>
  text.replace(/[ \t\n]+/g, ' ').replace(/[&<>{}]/g, (character) => `&#${character.charCodeAt(0)};`);

const indented = (lines: string) => lines.replace(/^/gm, '  ');
