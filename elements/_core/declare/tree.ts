/** How the nodes of a tag are read, whoever has made them: a browser, or the parser of a server. */
export interface Tree<Node> {
  /** An element's local name, `#comment` of a comment, undefined of a text. So a node with a name may be a comment. */
  name(node: Node): string | undefined;
  /** Undefined or null where an element does not have it. Ask elements only: in a browser, a comment throws. */
  attribute(element: Node, name: string): string | null | undefined;
  attributeNames(element: Node): Iterable<string>;
  children(element: Node): Iterable<Node>;
  /** Its text, character references decoded. */
  text(node: Node): string;
  /** An element as HTML. */
  html(element: Node): string;
}

/** A part of what an author wrote inside a tag, in the two forms that props ask for. */
export interface AuthoredPart {
  /** As HTML: elements as their tree serialises them, and texts beside them with numeric references for `&`, `<`, `>`. */
  html(): string;
  /** Its text, character references decoded. */
  text(): string;
}

/** A character as a reference. */
export const escaped = (character: string): string => `&#${character.charCodeAt(0)};`;

/** A node as HTML: its own markup, or its text with character references. */
export const markupOf = <Node>(node: Node, tree: Tree<Node>): string =>
  tree.name(node) === undefined ? tree.text(node).replace(/[&<>]/g, escaped) : tree.html(node);
