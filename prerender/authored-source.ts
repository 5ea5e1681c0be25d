import { type DefaultTreeAdapterMap, defaultTreeAdapter, serialize, serializeOuter } from 'parse5';
import type { AuthoredContent, AuthoredPart } from '../elements/_core/content/authored-content.js';
import type { AuthoredLink } from '../elements/_core/definition.js';
import { slotName } from '../elements/_core/props/names.js';
import type { FoundTag } from './find-tags.js';

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

const KEPT_IN_PLACE = new Set(['script', 'template', 'link', 'cq']);

/**
 * Reads a tag's content as a browser's parser would.
 *
 * @param contentProp whether what stands outside slots is one of the tag's props.
 * @param takes whether a child with this slot gives a prop; else it stays.
 * @returns undefined when the parser has moved nodes about, so that their sources cannot be told apart.
 */
export function readAuthoredSource(
  { element, innerSource }: FoundTag,
  contentProp: boolean,
  takes: (slot: string) => boolean = () => true,
): AuthoredSource | undefined {
  const { childNodes, sourceCodeLocation } = element;
  const start = sourceCodeLocation!.startTag!.endOffset;
  const sourceOf = ({ sourceCodeLocation: place }: ChildNode) =>
    place ? innerSource.slice(place.startOffset - start, place.endOffset - start) : undefined;
  if (childNodes.map(sourceOf).join('') !== innerSource) return undefined;
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
