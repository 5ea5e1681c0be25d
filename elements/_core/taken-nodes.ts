import type { HtmlNodes } from './html-nodes.js';

/** Elements that mean nothing outside of the one that they are in. */
const IN_PLACE = /^(?:li|dt|dd|caption|t(?:body|head|foot|r|d|h)|summary|figcaption)$/;

/** The nodes of a tag's content that its view shows, as a reading takes them one after the other. */
export class TakenNodes<Node> {
  readonly #html: HtmlNodes<Node>;
  readonly #taken = new Set<Node>();

  constructor(html: HtmlNodes<Node>) {
    this.#html = html;
  }

  has(node: Node): boolean {
    return this.#taken.has(node);
  }

  take(nodes: readonly Node[]): void {
    for (const node of nodes) this.#taken.add(node);
  }

  /** Whether a taken node is in this one. */
  isIn(node: Node): boolean {
    return this.#html.children(node).some((child) => this.has(child) || this.isIn(child));
  }

  /** The nodes that the view does not show. Of an element that it shows in part, only those in it. */
  leftover(nodes: readonly Node[]): Node[] {
    return nodes.flatMap((node) => this.#leftIn(node).left);
  }

  #leftIn(node: Node): { readonly left: Node[]; readonly isTouched: boolean } {
    const { isSeen, isPicture, isCustom, isWorded, children, name } = this.#html;
    const isTaken = this.has(node);
    if (isTaken || !isSeen(node)) return { left: [], isTouched: isTaken };
    if (name(node) === '') return { left: isWorded(node) ? [node] : [], isTouched: false };
    if (isPicture(node) || isCustom(node)) return { left: [node], isTouched: false };
    const inside = children(node).map((child) => this.#leftIn(child));
    const left = inside.flatMap((each) => each.left);
    const isTouched = inside.some((each) => each.isTouched);
    return { left: left.length === 0 || isTouched || IN_PLACE.test(name(node)) ? left : [node], isTouched };
  }
}
