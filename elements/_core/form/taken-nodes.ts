import type { Line } from '../declare/tree.js';
import { PARTED } from './html-names.js';
import type { HtmlNodes } from './html-nodes.js';
import { remembered } from './remembered.js';

/** Elements that mean nothing outside of the one that they are in. */
const IN_PLACE = /^(?:li|dt|dd|caption|t(?:body|head|foot|r|d|h)|summary|figcaption)$/;

/** The nodes of a tag's content that its view shows, as a reading takes them one after the other. */
export class TakenNodes<Node> {
  readonly #html: HtmlNodes<Node>;
  readonly #taken = new Set<Node>();
  /** Those that are rich text, which shows all that is in them. */
  readonly #shown = new Set<Node>();
  /** What `isIn` has answered since something was taken. */
  readonly #holding = new Map<Node, boolean>();

  constructor(html: HtmlNodes<Node>) {
    this.#html = html;
  }

  has(node: Node): boolean {
    return this.#taken.has(node);
  }

  take(nodes: readonly Node[]): void {
    for (const node of nodes) this.#taken.add(node);
    this.#holding.clear();
  }

  /** Notes that the nodes of lines are rich text. */
  show(lines: readonly Line<Node>[]): void {
    for (const { nodes } of lines) for (const node of nodes) this.#shown.add(node);
  }

  isShown(node: Node): boolean {
    return this.#shown.has(node);
  }

  /** True if a taken node is in this one. */
  isIn(node: Node): boolean {
    const known = this.#holding.get(node);
    if (known !== undefined) return known;
    const isIn = this.#html.children(node).some((child) => this.has(child) || this.isIn(child));
    this.#holding.set(node, isIn);
    return isIn;
  }

  /** The nodes that the view does not show. Of an element that it shows in part, only those in it. */
  leftover(nodes: readonly Node[]): Node[] {
    const { isSeen, isPicture, isCustom, isLive, isWorded, children, name } = this.#html;
    const isWhole = (node: Node) => name(node) === '' || isPicture(node) || isCustom(node) || isLive(node);
    const isTouched: (node: Node) => boolean = remembered(
      (node) => this.has(node) || (isSeen(node) && !isWhole(node) && children(node).some(isTouched)),
    );
    const isLeft: (node: Node) => boolean = remembered((node) => {
      if (this.has(node) || !isSeen(node)) return false;
      return name(node) === '' ? isWorded(node) : isWhole(node) || children(node).some(isLeft);
    });
    const left: Node[] = [];
    const add = (node: Node) => {
      if (!isLeft(node)) return;
      if (!isWhole(node) && (isTouched(node) || IN_PLACE.test(name(node)))) children(node).forEach(add);
      else left.push(node);
    };
    nodes.forEach(add);
    return left;
  }

  /** The live nodes that are neither rich text nor left over, and those that cannot stand by themselves. */
  lost(nodes: readonly Node[], leftover: readonly Node[]): Node[] {
    const { isLive, holdsLive, around, children } = this.#html;
    const kept = new Set([...this.#shown, ...leftover]);
    const isAmiss = (node: Node) => isLive(node) && around(PARTED, node) !== undefined;
    const missing = (within: readonly Node[]): Node[] =>
      within.flatMap((node) => {
        if (!holdsLive(node) || kept.has(node)) return [];
        return isLive(node) ? [node] : missing(children(node));
      });
    return [...missing(nodes), ...leftover.filter(isAmiss)];
  }
}
