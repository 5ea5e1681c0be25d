import { type DefaultTreeAdapterMap, defaultTreeAdapter, html, Parser, type TreeAdapter } from 'parse5';
import type { PageClock } from '../page/environment/time-zone.js';
import { boundedAdapter, type PageBudget } from './budget.js';
import { type Ancestry, openIn } from './open-element.js';
import { scanHtml } from './scan-html.js';

/** A tag's attributes: lower-case names, character references decoded, the first of each name. */
export type Attributes = ReadonlyMap<string, string>;

/** One `uni-` tag of a page that may be rendered, its sources to the letter. */
export interface FoundTag extends Ancestry {
  readonly name: string;
  readonly attributes: Attributes;
  readonly openSource: string;
  readonly innerSource: string;
  readonly closeSource: string;
  /** `innerSource` in pieces. In a fragment, the tags are pieces of their own. */
  readonly inside: readonly Piece[];
  /** The parser's element, whose source locations count from the start of the page. */
  readonly element: Element;
}

/** A piece of a page: bytes that stay as they are, or a tag. */
export type Piece = string | FoundTag;

/** The facts that a page gives of itself. */
export interface PageHead {
  /** The page's meta tags, by their names or the headers they stand for. The first of a name holds, as in browsers. */
  readonly metas: ReadonlyMap<string, string>;
  /** The attributes of its root. */
  readonly root: Attributes;
  /** The addresses and time zones of its scripts. */
  readonly scripts: PageClock['scripts'];
}

export interface ParsedPage extends PageHead {
  /** Joined again, their sources are the page. */
  readonly pieces: readonly Piece[];
  /** The tags that no end tag of their own ends: they are text, and so is what stands in them. */
  readonly unclosed: readonly UnclosedTag[];
  /** The names of tags that the parser takes out of the table that they are written in. */
  readonly displaced: ReadonlySet<string>;
}

export interface UnclosedTag {
  readonly element: Element;
  /** Whether it is written `<uni-x />`. */
  readonly isSelfClosed: boolean;
}

export interface FindOptions {
  /** The tags to find. */
  readonly wanted: ReadonlySet<string>;
  /** The tag whose content is searched for tags too. Tags inside any other tag are part of that one. */
  readonly fragment?: string;
  readonly budget: PageBudget;
  /** The ancestors of a part of a page. */
  readonly around?: Ancestry;
}

type PageScript = PageClock['scripts'][number];
type Element = DefaultTreeAdapterMap['element'];
type ParentNode = DefaultTreeAdapterMap['parentNode'];

const { NS } = html;
const NOWHERE: Ancestry = { parent: undefined, language: undefined };

/**
 * Cuts a page into tags that may be rendered and the text between them. A tag that is not closed by its own end tag, or
 * that is in a template or another document, is text.
 *
 * @throws OverLimits
 */
export function findTags(source: string, options: FindOptions): ParsedPage {
  const { candidates, moved, metas, scripts, root } = scanned(source, options) ?? parsePage(source, options);
  const known = new Map<ParentNode, Around>();
  if (root) {
    const { parent, language } = options.around ?? NOWHERE;
    known.set(root, { parent, language: attributeOf(root, 'lang') ?? language });
  }
  const unclosed: UnclosedTag[] = [];
  const displaced = new Set<string>();
  const found = new Map<Element | undefined, Element[]>();
  for (const element of candidates) {
    const around = aroundOf(element.parentNode!, { known, moved, ...options });
    if (!around) continue;
    if (moved.has(element)) {
      displaced.add(element.tagName);
      continue;
    }
    if (element.sourceCodeLocation!.endTag) append(found, around.tag, element);
    else unclosed.push({ element, isSelfClosed: isSelfClosed(element, source) });
  }
  const cut = (tag: Element | undefined, from: number, to: number): Piece[] => {
    const pieces: Piece[] = [];
    let at = from;
    for (const element of found.get(tag) ?? []) {
      const { startTag, endTag } = element.sourceCodeLocation as Required<Location>;
      if (startTag.startOffset < at || endTag.endOffset > to) continue;
      if (startTag.startOffset > at) pieces.push(source.slice(at, startTag.startOffset));
      const attributes = attributesOf(element);
      const { parent, language } = known.get(element.parentNode!)!;
      pieces.push({
        name: element.tagName,
        attributes,
        language: attributes.get('lang') ?? language,
        parent,
        element,
        openSource: source.slice(startTag.startOffset, startTag.endOffset),
        innerSource: source.slice(startTag.endOffset, endTag.startOffset),
        inside: cut(element, startTag.endOffset, endTag.startOffset),
        closeSource: source.slice(endTag.startOffset, endTag.endOffset),
      });
      at = endTag.endOffset;
    }
    if (at < to) pieces.push(source.slice(at, to));
    return pieces;
  };
  return {
    pieces: cut(undefined, 0, source.length),
    metas,
    scripts,
    root: root ? attributesOf(root) : new Map(),
    unclosed,
    displaced,
  };
}

type Location = NonNullable<Element['sourceCodeLocation']>;

/** Scans a page without making a tree. Undefined if a parser would repair something in it. */
function scanned(
  source: string,
  { wanted, budget, around }: FindOptions,
): ReturnType<typeof parsePage> | undefined {
  if (around?.parent) return undefined;
  const candidates: Element[] = [];
  const metas = new Map<string, string>();
  const scripts: PageScript[] = [];
  const seen = (element: Element) => {
    if (element.namespaceURI !== NS.HTML) return;
    if (wanted.has(element.tagName)) candidates.push(element);
    else if (element.tagName === 'meta') readMeta(element, metas);
    else if (element.tagName === 'script') scripts.push(scriptOf(element));
  };
  const page = scanHtml(source, { budget, seen, placed: wanted });
  return page && { candidates, moved: new Set(), metas, scripts, root: page.root };
}

/** Parses a page, and notes what has to be known of it on the way. */
function parsePage(source: string, { wanted, budget, around }: FindOptions) {
  const bounded = boundedAdapter(budget);
  const candidates: Element[] = [];
  /** Nodes that the parser moves out of the table that they are written in. */
  const moved = new Set<object>();
  const metas = new Map<string, string>();
  const scripts: PageScript[] = [];
  let root: Element | undefined;
  let open = 0;
  const adapter: TreeAdapter<DefaultTreeAdapterMap> = {
    ...bounded,
    createElement(name, namespace, attributes) {
      const element = bounded.createElement(name, namespace, attributes);
      if (namespace === NS.HTML) {
        if (name === 'html') root ??= element;
        else if (name === 'meta') readMeta(element, metas);
        else if (name === 'script') scripts.push(scriptOf(element));
      }
      return element;
    },
    insertBefore(parent, node, next) {
      moved.add(node);
      defaultTreeAdapter.insertBefore(parent, node, next);
    },
    // Where an element ends is asked for only in a tag: it takes a fifth of the parser's time.
    getNodeSourceCodeLocation: (node) => (open > 0 ? node.sourceCodeLocation : undefined),
    onItemPush(element) {
      bounded.onItemPush(element);
      if (!wanted.has(element.tagName) || element.namespaceURI !== NS.HTML) return;
      open++;
      candidates.push(element);
    },
    onItemPop(element, parent) {
      bounded.onItemPop(element, parent);
      if (wanted.has(element.tagName) && element.namespaceURI === NS.HTML) open--;
    },
  };
  const options = { sourceCodeLocationInfo: true, treeAdapter: adapter };
  const parser = around?.parent
    ? Parser.getFragmentParser(defaultTreeAdapter.createElement(around.parent.name, NS.HTML, []), options)
    : new Parser(options);
  parser.tokenizer.write(source, true);
  return { candidates, moved, metas, scripts, root };
}

function readMeta(element: Element, metas: Map<string, string>): void {
  const name = attributeOf(element, 'name') ?? attributeOf(element, 'http-equiv')?.toLowerCase();
  if (name && !metas.has(name)) metas.set(name, attributeOf(element, 'content') ?? '');
}

const scriptOf = (element: Element): PageScript => ({
  src: attributeOf(element, 'src'),
  timeZone: attributeOf(element, 'data-time-zone'),
});

/** An attribute without quotes may end in a slash. */
function isSelfClosed({ sourceCodeLocation, attrs }: Element, source: string): boolean {
  const { startTag, attrs: places = {} } = sourceCodeLocation!;
  const { endOffset } = startTag!;
  const last = attrs.at(-1);
  const isOfValue = last !== undefined && places[last.name]?.endOffset === endOffset - 1;
  return !isOfValue && source.startsWith('/>', endOffset - 2);
}

/** The ancestors of an element's children, the tag among them that they are found in. */
interface Around extends Ancestry {
  readonly tag?: Element;
}

interface Lookup extends Pick<FindOptions, 'wanted' | 'fragment'> {
  readonly known: Map<ParentNode, Around | undefined>;
  readonly moved: ReadonlySet<object>;
}

/** @returns undefined in a template, which is no part of the page yet, and in a tag that keeps what is in it. */
function aroundOf(node: ParentNode, { known, moved, wanted, fragment }: Lookup): Around | undefined {
  const path: ParentNode[] = [];
  let at = node;
  while (!known.has(at) && 'tagName' in at && at.parentNode) {
    path.push(at);
    at = at.parentNode;
  }
  let around = known.get(at);
  for (const element of path.reverse() as Element[]) {
    if (around) {
      const { tagName, namespaceURI } = element;
      const isPlain = namespaceURI === NS.HTML && !moved.has(element);
      const isTag = namespaceURI === NS.HTML && wanted.has(tagName);
      const language = attributeOf(element, 'lang') ?? around.language;
      const tag = isTag ? element : around.tag;
      const parent = openIn(around.parent, tagName, isPlain);
      around = isTag && tagName !== fragment ? undefined : { parent, language, ...(tag && { tag }) };
    }
    known.set(element, around);
  }
  return around;
}

const attributeOf = ({ attrs }: Element, wanted: string) => attrs.find(({ name }) => name === wanted)?.value;

const attributesOf = ({ attrs }: Element): Attributes =>
  new Map(attrs.map(({ name, value }) => [name, value]));

function append(lists: Map<Element | undefined, Element[]>, key: Element | undefined, element: Element) {
  const list = lists.get(key);
  if (list) list.push(element);
  else lists.set(key, [element]);
}
