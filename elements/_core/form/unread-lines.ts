import type { Line } from '../declare/tree.js';
import type { HtmlNodes } from './html-nodes.js';
import type { TakenNodes } from './taken-nodes.js';

/** A line, and what alone stands in it. */
export interface Found<Node> {
  readonly line: Line<Node>;
  readonly node: Node;
}

/** The lines of a tag's content that no prop has yet. A prop that takes one says so, and no other prop gets it. */
export class UnreadLines<Node> {
  readonly #html: HtmlNodes<Node>;
  readonly #taken: TakenNodes<Node>;
  #lines: readonly Line<Node>[];

  constructor(lines: readonly Line<Node>[], html: HtmlNodes<Node>, taken: TakenNodes<Node>) {
    this.#lines = lines;
    this.#html = html;
    this.#taken = taken;
  }

  /** The lines of which this is true, in order. */
  where(isWanted: (line: Line<Node>) => boolean): readonly Line<Node>[] {
    return this.#lines.filter(isWanted);
  }

  /** The lines ahead of one. */
  ahead(line: Line<Node>): readonly Line<Node>[] {
    return this.#lines.slice(0, this.#lines.indexOf(line));
  }

  /** Puts what was in a line that a prop has taken at the start, as lines of its own. */
  putFirst(found: readonly Found<Node>[]): void {
    this.#lines = [...found.map(({ line }) => line), ...this.#lines];
  }

  /** The first line that holds but one such thing. */
  first(isIt: (node: Node) => boolean): Found<Node> | undefined {
    const line = this.#lines.find((each) => this.#soleIn(each, isIt) !== undefined);
    return line && { line, node: this.#soleIn(line, isIt)! };
  }

  /** The lines that hold but a link. */
  links(): Found<Node>[] {
    return this.#lines.flatMap((line) => {
      const node = this.#soleIn(line, this.#html.isLink);
      return node === undefined ? [] : [{ line, node }];
    });
  }

  drop(lines: readonly Line<Node>[]): void {
    const dropped = new Set(lines);
    for (const { nodes } of lines) this.#taken.take(nodes);
    this.#lines = this.#lines.filter((line) => !dropped.has(line));
  }

  #soleIn({ nodes }: Line<Node>, isIt: (node: Node) => boolean): Node | undefined {
    const seen = nodes.filter(this.#html.isSeen);
    return seen.length === 1 ? this.#html.sole(seen[0], isIt) : undefined;
  }
}

/** The pictures in a title, which says their words. */
export function picturesIn<Node>(title: Node, html: HtmlNodes<Node>): Found<Node>[] {
  if (html.isPicture(title)) return [{ line: { nodes: [title], wrap: 'p' }, node: title }];
  return html.seenIn(title).flatMap((child) => picturesIn(child, html));
}
