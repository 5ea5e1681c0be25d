const keys = new WeakMap<Node, string>();
const used = new WeakMap<Element, number>();

/** The end of the name of a node's slot: the same as long as the node is in the tag. */
export function keyIn(host: Element, node: Node): string {
  const known = keys.get(node);
  if (known !== undefined) return known;
  const next = String(used.get(host) ?? 0);
  keepKey(host, node, next);
  return next;
}

export function keepKey(host: Element, node: Node, key: string): void {
  used.set(host, Math.max(used.get(host) ?? 0, Number(key) + 1));
  keys.set(node, key);
}

/** A node's own parent: a form with a field of the name `parentNode` would give that. */
export const parentOf = (node: Node): ParentNode | null =>
  Reflect.get(Node.prototype, 'parentNode', node) as ParentNode | null;

const ofPage = new WeakSet<Node>();

/** Takes note of nodes that leave the page for a fallback template, or that a framework puts into one. */
export function noteOfPage(...nodes: readonly Node[]): void {
  for (const node of nodes) ofPage.add(node);
}

/** True if a node is or was one of the page, and not only of a fallback that came with the page, where nothing has run. */
export function hasStoodInPage(node: Node, fallback: Node | undefined): boolean {
  if (!fallback?.contains(node)) return true;
  for (let at: Node | null = node; at; at = at === fallback ? null : parentOf(at))
    if (ofPage.has(at) || keys.has(at)) return true;
  return false;
}
