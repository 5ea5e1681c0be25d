import { type DefaultTreeAdapterMap, defaultTreeAdapter, serialize, serializeOuter } from 'parse5';
import {
  type AuthoredContent,
  type AuthoredPart,
  NO_CONTENT,
} from '../elements/_core/content/authored-content.js';
import type { AuthoredLink } from '../elements/_core/definition.js';
import { slotName } from '../elements/_core/props/slots.js';
import type { FoundTag } from './find-tags.js';
import { parsePart } from './parse-html.js';
import { linksInPlain, textIn } from './plain-content.js';

type ChildNode = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

/** What stands inside a tag, read without a DOM. */
export interface AuthoredSource {
  readonly content: AuthoredContent;
  /** Sources of what stays where it is: data scripts, editors' nodes, comments. */
  readonly kept: string;
  /** The slots of children that name no prop, as written; they are among what stays. */
  readonly unknownSlots: ReadonlySet<string>;
  /** Sources of what gives a prop, and must not be lost. */
  readonly given: string;
  /** The links outside slots. */
  readonly links: () => readonly AuthoredLink[];
}

/** What a tag holds. */
export type TagContent = Pick<FoundTag, 'innerSource' | 'plainFrom'>;

/** Any tag of plain content. */
const USUAL_TAG = /<[^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*>/;
const GIVES_OR_STAYS = /\sslot\b|\sdata-(?:slot|cq-)/i;
/** As the templates write it. */
const DATA_SCRIPT =
  /\s*(<script type="application\/json" data-slot="([\w-]+)">([^<]*(?:<(?!\/script|!--)[^<]*)*)<\/script>)/iy;

const NOTHING: AuthoredSource = {
  content: NO_CONTENT,
  kept: '',
  unknownSlots: new Set(),
  given: '',
  links: () => [],
};
const KEPT_IN_PLACE = new Set(['script', 'template', 'link', 'cq']);

/**
 * Reads a tag's content as a browser's parser would.
 *
 * @param contentProp whether what stands outside slots is one of the tag's props.
 * @param takes whether a child with this slot gives a prop; else it stays.
 * @returns undefined when the parser would move nodes about, so that their sources cannot be told apart.
 */
export function readAuthoredSource(
  tag: TagContent,
  contentProp: boolean,
  takes: (slot: string) => boolean = () => true,
): AuthoredSource | undefined {
  const plain = readPlainSource(tag, contentProp);
  if (plain) return plain;
  const source = tag.innerSource;
  const { childNodes } = parsePart(source);
  const sourceOf = (node: ChildNode) => {
    const place = node.sourceCodeLocation;
    return place ? source.slice(place.startOffset, place.endOffset) : undefined;
  };
  if (childNodes.map(sourceOf).join('') !== source) return undefined;
  const json = new Map<string, string>();
  const slotted = new Map<string, ChildNode[]>();
  const rest: ChildNode[] = [];
  const unknownSlots = new Set<string>();
  let [kept, given] = ['', ''];
  for (const node of childNodes) {
    const slot = attributeOf(node, 'slot');
    if (isKept(node)) {
      kept += sourceOf(node);
      const name = nameOf(node) === 'script' ? attributeOf(node, 'data-slot') : undefined;
      if (name !== undefined) json.set(slotName(name), textOf(node));
    } else if (slot && !takes(slot)) {
      kept += sourceOf(node);
      unknownSlots.add(slot);
      slotted.set(slotName(slot), []);
    } else if (slot) {
      given += sourceOf(node);
      const nodes = slotted.get(slotName(slot)) ?? [];
      for (const child of (node as Element).childNodes) nodes.push(child);
      slotted.set(slotName(slot), nodes);
    } else {
      if (contentProp) given += sourceOf(node);
      rest.push(node);
    }
  }
  const content = {
    json,
    slotted: new Map([...slotted].map(([slot, nodes]) => [slot, part(nodes)])),
    rest: rest.some((node) => isElement(node) || textOf(node).trim() !== '') ? part(rest) : undefined,
  };
  return { content, kept, unknownSlots, given, links: () => linksIn(rest) };
}

/** Most tags hold data scripts and a fallback; parsing it all would take longer than to render the view. */
function readPlainSource(tag: TagContent, contentProp: boolean): AuthoredSource | undefined {
  const { innerSource, plainFrom } = tag;
  if (innerSource === '') return NOTHING;
  const json = new Map<string, string>();
  let [kept, at] = ['', 0];
  DATA_SCRIPT.lastIndex = 0;
  for (let found = DATA_SCRIPT.exec(innerSource); found; found = DATA_SCRIPT.exec(innerSource)) {
    const [, script = '', name = '', data = ''] = found;
    json.set(slotName(name), data);
    kept += script;
    at = DATA_SCRIPT.lastIndex;
  }
  if (at < plainFrom) return undefined;
  const rest = innerSource.slice(at);
  if (GIVES_OR_STAYS.test(rest)) return undefined;
  const isBlank = rest.trim() === '';
  const content = { json, slotted: NO_CONTENT.slotted, rest: isBlank ? undefined : plainPart(rest) };
  const links = () => linksInPlain(rest) ?? linksIn(parsePart(rest).childNodes);
  return { ...NOTHING, content, kept, given: contentProp ? rest : '', links };
}

function plainPart(source: string): AuthoredPart {
  const parsed = () => part(parsePart(source).childNodes);
  return {
    html: () => parsed().html(),
    text: () => (/[\r\0]/.test(source) ? parsed().text() : source.split(USUAL_TAG).map(textIn).join('')),
  };
}

const part = (nodes: readonly ChildNode[]): AuthoredPart => ({
  html: () => nodes.map(markupOf).join(''),
  text: () => nodes.map(textOf).join(''),
});

function linksIn(nodes: readonly ChildNode[], depth = 0): AuthoredLink[] {
  return nodes.filter(isElement).flatMap((element) => {
    if (element.tagName !== 'a') return linksIn(element.childNodes, depth + (isList(element) ? 1 : 0));
    const address = attributeOf(element, 'href');
    return address === undefined ? [] : [{ address, text: textOf(element), depth }];
  });
}

const isList = ({ tagName }: Element) => tagName === 'ul' || tagName === 'ol';

function isKept(node: ChildNode): boolean {
  if (node.nodeName === '#comment') return true;
  if (!isElement(node)) return false;
  return (
    KEPT_IN_PLACE.has(node.tagName) ||
    node.attrs.some(({ name }) => name === 'data-slot' || name.startsWith('data-cq-'))
  );
}

function markupOf(node: ChildNode): string {
  if (isElement(node)) return serializeOuter(node);
  return textOf(node).replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function textOf(node: ChildNode): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (!isElement(node)) return '';
  if (node.tagName === 'script') return serialize(node);
  return node.childNodes.map(textOf).join('');
}

const isElement = (node: ChildNode): node is Element => defaultTreeAdapter.isElementNode(node);
const nameOf = (node: ChildNode) => (isElement(node) ? node.tagName : undefined);
const attributeOf = (node: ChildNode, name: string) =>
  isElement(node) ? node.attrs.find((attribute) => attribute.name === name)?.value : undefined;
