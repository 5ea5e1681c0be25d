import { type DefaultTreeAdapterMap, defaultTreeAdapter, serialize, serializeOuter } from 'parse5';
import { type AuthoredContent, type ContentReader, NO_CONTENT } from '../elements/_core/declare/authored.js';
import type { AuthoredLink } from '../elements/_core/declare/controller.js';
import { STAND_IN_MARK } from '../elements/_core/declare/live.js';
import type { Tree } from '../elements/_core/declare/tree.js';
import { type TreeWithHoles, withHoles } from '../elements/_core/form/holes.js';
import { readContent, roleOf } from '../elements/_core/read/children.js';
import type { FoundTag } from './find-tags.js';

type ChildNode = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

/** A tag's content, and its sources. */
export interface ParsedContent {
  readonly content: AuthoredContent;
  /** Sources of what stays where it is: data scripts, editors' nodes, comments, slots that name no prop. */
  readonly kept: string;
  /** The slots that name no prop, as written. */
  readonly unknownSlots: ReadonlySet<string>;
  /**
   * Gives the sources of what an element needs to read its data again. HTML that gives no data is a fallback, which a tag
   * with a view no longer needs, so it is left out.
   *
   * @param leftover the HTML outside slots that stays in sight, or undefined if the HTML gives no data.
   */
  readonly given: (leftover: readonly unknown[] | undefined) => {
    readonly taken: string;
    /** The HTML that stays in sight ahead of the view, and behind it. */
    readonly ahead: string;
    readonly behind: string;
  };
  /** Gives the sources of the live nodes, by the ends of the names of their slots, or undefined if one has none. */
  readonly holes: () => ReadonlyMap<string, string> | undefined;
  /** Gives the tag's source with templates in the places of its live nodes. */
  readonly withStandIns: () => string;
  /** The links outside slots. */
  readonly links: () => readonly AuthoredLink[];
}

const isElement = (node: ChildNode): node is Element => defaultTreeAdapter.isElementNode(node);
const attributeOf = (node: ChildNode, name: string) =>
  isElement(node) ? node.attrs.find((attribute) => attribute.name === name)?.value : undefined;

/** How nodes of parse5 are read. */
export const PARSED: Tree<ChildNode> = {
  name: (node) => (defaultTreeAdapter.isTextNode(node) ? undefined : node.nodeName),
  attribute: attributeOf,
  attributeNames: (node) => (isElement(node) ? node.attrs.map(({ name }) => name) : []),
  children: (node) => (isElement(node) ? node.childNodes : []),
  text: textOf,
  html: (node) => serializeOuter(node as Element),
};

/** The nodes of one tag of parse5's, and those of them that the view takes along. */
export function parsedWithHoles(): TreeWithHoles<ChildNode> {
  const keys = new Map<ChildNode, string>();
  return withHoles(PARSED, (node) => {
    if (!keys.has(node)) keys.set(node, String(keys.size));
    return keys.get(node)!;
  });
}

/**
 * Reads a tag's content as a browser's parser would.
 *
 * @returns undefined when the parser has moved nodes about, so that their sources cannot be told apart.
 */
export function readParsed(
  { element, innerSource }: FoundTag,
  reader: ContentReader = { takes: () => true },
): ParsedContent | undefined {
  const { childNodes, sourceCodeLocation } = element;
  const start = sourceCodeLocation!.startTag!.endOffset;
  const sourceOf = ({ sourceCodeLocation: location }: ChildNode) =>
    location ? innerSource.slice(location.startOffset - start, location.endOffset - start) : undefined;
  if (childNodes.map(sourceOf).join('') !== innerSource) return undefined;
  const rest = new Set<ChildNode>();
  const unknownSlots = new Set<string>();
  const given: ChildNode[] = [];
  let kept = '';
  for (const node of childNodes) {
    const role = roleOf(node, PARSED, reader.takes);
    if (role === 'plain') rest.add(node);
    if (role === 'unknown') unknownSlots.add(attributeOf(node, 'slot') ?? '');
    if (role === 'slotted' || role === 'plain') given.push(node);
    else kept += sourceOf(node);
  }
  const written = (nodes: readonly ChildNode[]) =>
    nodes.map((node) => sourceOf(node) ?? serializeOuter(node as Element)).join('');
  const { tree, holes } = parsedWithHoles();
  const content = readContent(childNodes, tree, reader);
  /** Templates in the places of the live nodes, the last first. */
  const standIns = () =>
    [...holes].map(([key, node]) => ({ node, text: `<template ${STAND_IN_MARK}="${key}"></template>` }));
  return {
    content: content === NO_CONTENT ? content : { ...content, holes },
    holes() {
      if ([...holes.values()].some((node) => !node.sourceCodeLocation)) return undefined;
      // An author may have left out end tags, which their slot needs.
      return new Map([...holes].map(([key, node]) => [key, serializeOuter(node as Element)]));
    },
    withStandIns() {
      const edits = inOrder(standIns());
      return childNodes.map((node) => sourceWith(node, edits, sourceOf)).join('');
    },
    kept,
    unknownSlots,
    given(leftover) {
      if (!leftover) {
        const edits = inOrder(standIns());
        const taken = given.filter((node) => !rest.has(node));
        return {
          taken: taken.map((node) => sourceWith(node, edits, sourceOf)).join(''),
          ahead: '',
          behind: '',
        };
      }
      const own = new Set(given);
      const staying = new Set(leftover as readonly ChildNode[]);
      const nested = [...staying].filter((node) => !own.has(node) && node.sourceCodeLocation);
      const edits = inOrder([...nested.map((node) => ({ node, text: '' })), ...standIns()]);
      const isSaid = (node: ChildNode) => isElement(node) || textOf(node).trim() !== '';
      const first = given.findIndex((node) => isSaid(node) && !staying.has(node));
      const ahead = new Set(given.slice(0, Math.max(first, 0)).filter((node) => staying.has(node)));
      return {
        taken: given
          .filter((node) => !staying.has(node))
          .map((node) => sourceWith(node, edits, sourceOf))
          .join(''),
        ahead: written([...ahead]),
        behind: written([...staying].filter((node) => !ahead.has(node))),
      };
    },
    links: () => linksIn([...rest]),
  };
}

/** A node in a source, and the text in its place. */
interface Edit {
  readonly node: ChildNode;
  readonly text: string;
}

/** Edits as a stack: the first of the page is the last. */
const inOrder = (edits: readonly Edit[]): Edit[] =>
  [...edits].sort((a, b) => b.node.sourceCodeLocation!.startOffset - a.node.sourceCodeLocation!.startOffset);

/** A node's source with other texts in the places of nodes in it, or of itself. Takes those edits off the stack. */
function sourceWith(
  node: ChildNode,
  edits: Edit[],
  sourceOf: (node: ChildNode) => string | undefined,
): string {
  const source = sourceOf(node)!;
  const start = node.sourceCodeLocation!.startOffset;
  let [text, at] = ['', 0];
  for (let next = edits.at(-1); next; next = edits.at(-1)) {
    const { startOffset, endOffset } = next.node.sourceCodeLocation!;
    if (endOffset > start + source.length) break;
    if (startOffset >= start + at) {
      text += source.slice(at, startOffset - start) + next.text;
      at = endOffset - start;
    }
    edits.pop();
  }
  return text + source.slice(at);
}

function linksIn(nodes: readonly ChildNode[], depth = 0, around?: string): AuthoredLink[] {
  return nodes.filter(isElement).flatMap((element) => {
    const lang = attributeOf(element, 'lang') ?? around;
    if (element.tagName !== 'a') return linksIn(element.childNodes, depth + (isList(element) ? 1 : 0), lang);
    const address = attributeOf(element, 'href');
    return address === undefined ? [] : [{ address, text: textOf(element), depth, lang }];
  });
}

const isList = ({ tagName }: Element) => tagName === 'ul' || tagName === 'ol';

function addTexts({ childNodes }: Element, texts: string[]): void {
  for (const child of childNodes)
    if (isElement(child) && child.tagName !== 'script') addTexts(child, texts);
    else texts.push(textOf(child));
}

function textOf(node: ChildNode): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (!isElement(node)) return '';
  if (node.tagName === 'script') return serialize(node);
  const texts: string[] = [];
  addTexts(node, texts);
  return texts.join('');
}
