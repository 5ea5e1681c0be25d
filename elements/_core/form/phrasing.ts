import { type PartAttributes, PHRASING } from '../../../react-views/_shared/parts.js';
import type { SafeHtml } from '../../../react-views/_shared/safe.js';
import { safeUrl } from '../../_safe/safe-url.js';
import { trustHtml } from '../../_safe/trusted-types.js';
import { escaped, type Tree } from '../declare/tree.js';
import { attributesOf, type PartNodes, writtenOn } from './part-attributes.js';

/** Elements of a sentence. A title keeps them. */
const KEPT =
  /^(?:abbr|b|bd[io]|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|r[bpt]|ruby|s|samp|small|span|strong|su[bp]|time|u|var)$/;
const BOLD = /^(?:b|strong|u)$/;
const BREAK = /^w?br$/;
/** Parts that show words. */
const WORDED = /^(?:h[1-6]|summary|dt|figcaption|a|button|b|strong)$/;
/** Parts that stand in no link and in no control of a view, so their own links can stay. */
const KEEPS_LINKS = /^(?:dt|figcaption)$/;
/** Attributes that only some of these elements have. */
const OF_SOME = ['datetime', 'value'];
const TO_ESCAPE = /[&"<>]/g;

/** What is asked of the nodes of a tag. */
interface Nodes<Node> extends PartNodes<Node> {
  isSeen(node: Node): boolean;
  isHidden(node: Node): boolean;
  isBlock(node: Node): boolean;
  isCustom(node: Node): boolean;
  holdsLive(node: Node): boolean;
  holds(wanted: (node: Node) => boolean, node: Node): boolean;
  wordsOf(nodes: readonly Node[]): string;
}

/** Reads what is written on a part and in it (contract section 3, rules 11 and 12). */
export function partOf<Node>(node: Node, tree: Tree<Node>, html: Nodes<Node>): PartAttributes | undefined {
  const written = writtenOn(node, tree, html);
  const name = html.name(node);
  const phrasing = WORDED.test(name)
    ? phrasingOf(html.children(node), tree, html, { keepsLinks: KEEPS_LINKS.test(name), id: written?.id })
    : undefined;
  return phrasing ? { ...written, ...phrasing } : written;
}

/** How to copy phrasing content. */
interface Copying {
  readonly keepsLinks?: boolean;
  /** The id that the view has on an element around it. */
  readonly id?: string | undefined;
}

/**
 * Copies the words of nodes with the elements of a sentence among them. It writes known elements and attributes only, and
 * escapes each text, so that no sanitiser has to be loaded for a title.
 *
 * @returns undefined where the words say it all, and where a live node is among them, because a copy would not live.
 */
export function phrasingOf<Node>(
  nodes: readonly Node[],
  tree: Tree<Node>,
  html: Nodes<Node>,
  how: Copying = {},
): PartAttributes | undefined {
  if (nodes.some((node) => html.holdsLive(node) || html.holds(html.isCustom, node))) return undefined;
  const copied = new Copy(tree, html, how).of(withinBold(nodes, html, how)).trim();
  if (!copied.includes('<')) return undefined;
  const copy = { __html: trustHtml(copied) } as unknown as SafeHtml;
  return { [PHRASING]: { words: html.wordsOf(nodes), html: copy } };
}

/** Editors make whole titles bold, which titles are. Bold around all of the words tells none from the others. */
function withinBold<Node>(nodes: readonly Node[], html: Nodes<Node>, how: Copying): readonly Node[] {
  const [only, ...others] = nodes.filter(html.isSeen);
  if (only === undefined || others.length > 0) return nodes;
  const name = html.name(only);
  const isBold = BOLD.test(name) && !html.attribute(only, 'lang');
  if (!isBold && (name !== 'a' || how.keepsLinks)) return nodes;
  const inside = html.children(only);
  const within = withinBold(inside, html, how);
  return isBold || within !== inside ? within : nodes;
}

const escapedAll = (text: string): string => text.replace(TO_ESCAPE, escaped);

class Copy<Node> {
  readonly #tree: Tree<Node>;
  readonly #html: Nodes<Node>;
  readonly #how: Copying;

  constructor(tree: Tree<Node>, html: Nodes<Node>, how: Copying) {
    this.#tree = tree;
    this.#html = html;
    this.#how = how;
  }

  of(nodes: readonly Node[]): string {
    return nodes.map((node) => this.#node(node)).join('');
  }

  #node(node: Node): string {
    const html = this.#html;
    const name = html.name(node);
    if (name === '') return escapedAll(this.#tree.text(node));
    if (BREAK.test(name)) return `<${name}>`;
    if (html.isHidden(node)) return ' ';
    if (name === 'img') return ` ${escapedAll(html.attribute(node, 'alt') ?? '')} `;
    // An empty element may be drawn by a font of icons. All that is left of it is its id.
    if (!html.isSeen(node)) return KEPT.test(name) ? this.#place(html.attribute(node, 'id'), '') : ' ';
    const inside = this.of(html.children(node));
    if (name === 'a') return this.#link(node, inside);
    if (KEPT.test(name)) return written(name, this.#attributes(node, name), inside);
    return html.isBlock(node) ? ` ${inside} ` : inside;
  }

  #link(node: Node, inside: string): string {
    const { attribute } = this.#html;
    const address = attribute(node, 'href');
    const safe = this.#how.keepsLinks ? safeUrl(address ?? '') : undefined;
    if (safe !== undefined)
      return written('a', ` href="${escapedAll(safe)}"${this.#attributes(node, 'a')}`, inside);
    return this.#place(
      attribute(node, 'id') || (address === undefined ? attribute(node, 'name') : undefined),
      inside,
    );
  }

  /** What links lead to by its id, if the view has not this id already. */
  #place(id: string | undefined, inside: string): string {
    return written('span', id && id !== this.#how.id ? ` id="${escapedAll(id)}"` : '', inside);
  }

  #attributes(node: Node, name: string): string {
    const { id, ...others } = attributesOf(node, name, this.#tree) ?? {};
    const own = OF_SOME.map((each) => [each, this.#html.attribute(node, each)] as const);
    return Object.entries({ ...others, ...Object.fromEntries(own), ...(id !== this.#how.id && { id }) })
      .filter(([, value]) => value !== undefined)
      .map(([each, value]) => ` ${each.toLowerCase()}="${escapedAll(String(value))}"`)
      .join('');
  }
}

/** A span without attributes says nothing. */
const written = (name: string, attributes: string, inside: string): string =>
  name === 'span' && attributes === '' ? inside : `<${name}${attributes}>${inside}</${name}>`;
