import type { Parts } from '../../react-views/_shared/parts.js';
import type { Html, ListedLink } from '../_core/declare/html.js';
import { type AuthoredPart, inItem } from '../_core/declare/tree.js';

const HEADING = /^h[1-6]$/;
const NAV = /^nav$/;
const LIST = /^[ou]l$/;
const ADDRESS = /^address$/;
const PICTURE = /^img$/;
/** Blocks that are columns also without a heading. */
const OWN_COLUMN = /^(?:nav|[ou]l|address)$/;
const NETWORK = /facebook|instagram|linkedin|twitter|wechat|youtube|tiktok|bluesky/i;

export interface Column {
  readonly title: string | undefined;
  readonly links: readonly ListedLink[];
  readonly content: AuthoredPart | string | undefined;
  readonly parts: Parts | undefined;
}

/** A heading with what follows it, in a block of their own or not. */
interface Group {
  readonly heading: unknown;
  /** The block around all of it. */
  readonly item: unknown;
  readonly nodes: unknown[];
}

/**
 * Reads a footer's columns: each heading with its links or its text, whatever elements they are in, and lists, navigations
 * and addresses without one. The first address that stands by itself is none.
 */
export function columnsIn(html: Html): readonly Column[] | undefined {
  const columns: Column[] = [];
  new Columns(html, columns).add(html.nodes);
  return columns.length > 0 ? columns : undefined;
}

/** What is neither in a column nor in the address, the small print and the links to networks, as a column without a title. */
export function restIn(html: Html): Column | undefined {
  const rest = html.rest(html.nodes).filter((node) => !html.isBlank(node));
  const isSaid = (node: unknown) => html.isWorded(node) || html.holds(PICTURE, node) || html.holdsLive(node);
  const isMissed = (node: unknown) => html.holds(HEADING, node) || html.holds(LIST, node);
  if (!rest.some(isSaid) || rest.some(isMissed)) return undefined;
  const columns: Column[] = [];
  new Columns(html, columns).push(undefined, rest, undefined);
  return columns[0];
}

/** The network that a link to social media leads to, by its words. */
export const networkOf = (words: string): string | undefined => NETWORK.exec(words)?.[0].toLowerCase();

/** True if a list has links and nothing else, but for those to social media. */
export const isOfLinks = (html: Html, list: unknown): boolean =>
  isLinks(html, list) && !isOfNetworks(html, list);

function isOfNetworks(html: Html, list: unknown): boolean {
  const links = html.links([list]);
  return links.length > 0 && links.every((link) => networkOf(html.link(link).words));
}

/** True if a node has no word beside its links. */
function isLinks(html: Html, node: unknown): boolean {
  if (html.holdsLive(node)) return false;
  if (html.name(node) === 'a' && html.attribute(node, 'href') !== undefined) {
    const { words } = html.link(node);
    // An icon of ours stands for a network's picture. The seal of a partner is to be seen.
    return words !== '' && (networkOf(words) !== undefined || !html.holds(PICTURE, node));
  }
  const inside = html.children(node).filter((child) => !html.isBlank(child));
  return inside.length > 0 ? inside.every((child) => isLinks(html, child)) : !html.isWorded(node);
}

class Columns {
  readonly #html: Html;
  readonly #columns: Column[];
  /** Answers are remembered, because each block around a heading asks again. */
  readonly #bare = new Map<unknown, boolean>();
  #hasAddress = false;

  constructor(html: Html, columns: Column[]) {
    this.#html = html;
    this.#columns = columns;
  }

  add(nodes: readonly unknown[], around?: unknown): void {
    const html = this.#html;
    const seen = nodes.filter((node) => !html.isTaken(node) && !html.isBlank(node));
    const withHeading = seen.filter((node) => html.holds(HEADING, node));
    const isOne = around !== undefined && withHeading.length === 1 && this.#isBare(withHeading[0]!);
    const isOneOf = isOne && seen.filter((node) => NAV.test(html.name(node))).length < 2;
    let group: Group | undefined;
    const end = () => {
      if (group && group.nodes.length > 0) this.#addGroup(group);
      group = undefined;
    };
    for (const node of seen)
      if (this.#isBare(node)) {
        end();
        group = { heading: node, item: isOneOf ? around : undefined, nodes: [] };
      } else if (html.holds(HEADING, node)) {
        end();
        this.add(html.children(node), node);
      } else if (group && (isOneOf || this.#continues(group, node))) group.nodes.push(node);
      else {
        end();
        this.#addUntitled(node);
      }
    end();
  }

  /** True if a node says nothing beside the heading in it. */
  #isBare(node: unknown): boolean {
    const isBare = this.#bare.get(node) ?? this.#saysHeadingAlone(node);
    this.#bare.set(node, isBare);
    return isBare;
  }

  #saysHeadingAlone(node: unknown): boolean {
    const html = this.#html;
    if (HEADING.test(html.name(node))) return true;
    if (!html.holds(HEADING, node)) return false;
    const [only, ...others] = html.children(node).filter((child) => !html.isBlank(child));
    return others.length === 0 && this.#isBare(only);
  }

  /** Of headings that follow each other in one block, each has one list or address. */
  #continues({ nodes }: Group, node: unknown): boolean {
    const isBlock = (each: unknown) => this.#html.holds(OWN_COLUMN, each);
    return !isBlock(node) || !nodes.some(isBlock);
  }

  #addGroup({ heading, item, nodes }: Group): void {
    const html = this.#html;
    const [only, ...others] = nodes;
    const nav = others.length === 0 && NAV.test(html.name(only)) ? only : undefined;
    const [title] = html.elements(HEADING, [heading]);
    if (title === undefined) return;
    html.take(title);
    this.push(html.words(title), nodes, item ?? nav, title);
  }

  #addUntitled(node: unknown): void {
    const html = this.#html;
    const name = html.name(node);
    if (name === '' || !html.holds(OWN_COLUMN, node)) return;
    if (ADDRESS.test(name)) {
      if (this.#hasAddress) this.push(undefined, [node], undefined);
      this.#hasAddress = true;
      return;
    }
    const inside = html.children(node).filter((child) => !html.isBlank(child));
    const own = inside.filter((child) => html.holds(NAV, child) || html.holds(ADDRESS, child));
    if (NAV.test(name) && !inside.some((child) => html.holds(NAV, child)))
      this.push(html.attribute(node, 'aria-label'), [node], node);
    else if (LIST.test(name)) {
      if (!isOfNetworks(html, node)) this.push(undefined, [node], undefined);
    } else if (inside.length > 1 && own.length === 1 && html.holds(ADDRESS, own[0]!))
      this.push(undefined, [node], undefined);
    else this.add(html.children(node), node);
  }

  /** Links alone are a list of links. What has other words, or a list in a list, keeps its order as text. */
  push(title: string | undefined, nodes: readonly unknown[], item: unknown, heading?: unknown): void {
    const html = this.#html;
    const isFlat = html.elements(LIST, nodes).length === html.outermost(LIST, nodes).length;
    const isNavigation = isFlat && nodes.every((node) => isLinks(html, node));
    const links = (isNavigation && html.listed(html.links(nodes))) || [];
    if (isNavigation) html.take(...nodes);
    const text = isNavigation ? undefined : html.richText(nodes);
    if (links.length === 0 && !text) return;
    const parts = html.written({ item, heading });
    this.#columns.push({ title, links, content: text && inItem(text), parts });
  }
}
