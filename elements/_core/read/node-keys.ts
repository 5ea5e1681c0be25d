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
