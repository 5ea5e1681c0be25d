import type { ServerNode } from './nodes.js';

/** A NodeIterator: it keeps its place when nodes go (DOM, "NodeIterator pre-removing steps"). */
export class NodeWalk {
  readonly #root: ServerNode;
  #at: ServerNode;
  #isBefore = true;

  constructor(root: ServerNode) {
    this.#root = root;
    this.#at = root;
  }

  nextNode(): ServerNode | null {
    if (this.#isBefore) {
      this.#isBefore = false;
      return this.#at;
    }
    const next = following(this.#at, this.#root);
    if (next) this.#at = next;
    return next;
  }

  willRemove(node: ServerNode): void {
    if (node === this.#root || !isInside(this.#at, node)) return;
    const next = this.#isBefore ? afterAll(node, this.#root) : null;
    if (next) {
      this.#at = next;
      return;
    }
    this.#isBefore = false;
    let last: ServerNode | null | undefined = node.previousSibling;
    while (last?.hasChildNodes()) last = last.childNodes.at(-1);
    this.#at = last ?? node.parentNode!;
  }
}

const following = (node: ServerNode, root: ServerNode) => node.firstChild ?? afterAll(node, root);

/** The first node behind one and all that is in it. */
function afterAll(node: ServerNode, root: ServerNode): ServerNode | null {
  for (let at: ServerNode | null = node; at && at !== root; at = at.parentNode)
    if (at.nextSibling) return at.nextSibling;
  return null;
}

function isInside(node: ServerNode, outer: ServerNode): boolean {
  for (let at: ServerNode | null = node; at; at = at.parentNode) if (at === outer) return true;
  return false;
}

/** All that is in a node, in document order. */
export function* descendants(root: ServerNode): Generator<ServerNode> {
  for (let node = following(root, root); node; node = following(node, root)) yield node;
}
