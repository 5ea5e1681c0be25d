import type { SafeHtml } from '../../../react-views/_shared/safe.js';

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
  /** True if a node is taken along as it is, unread: nobody but its framework knows what it shows. Default: none is. */
  isLive?(node: Node): boolean;
  /** True if an element has a look that goes along with it. Default: none has, because copied HTML has no styles. */
  hasLook?(element: Node): boolean;
  /** Whether `join` makes rich text of these nodes. Default: of any, if the tree has it. */
  joins?(nodes: readonly Node[]): boolean;
  /** Makes rich text of the nodes themselves, where they are not copied as markup. */
  join?(lines: readonly Line<Node>[], part: AuthoredPart, how: Joining): SafeHtml | undefined;
}

/** A part that has its nodes too, if its tree takes these along. */
export function joined<Node>(
  made: AuthoredPart,
  lines: readonly Line<Node>[],
  tree: Tree<Node>,
  always: Joining = {},
): AuthoredPart {
  if (!tree.join || tree.joins?.(lines.flatMap(({ nodes }) => nodes)) === false) return made;
  return { ...made, nodes: (how = {}) => tree.join!(lines, made, { ...always, ...how }) };
}

/** A block, or what is written in one line beside no block. */
export interface Line<Node> {
  readonly nodes: readonly Node[];
  /** The element that its markup is written in, or empty where it has one of its own. */
  readonly wrap: string;
}

/** What else to do to nodes that become rich text. */
export interface Joining {
  /** Goes from the text that they begin with. */
  readonly before?: RegExp;
  /** True if a line alone is no paragraph. */
  readonly isWords?: boolean;
  /** Links may lead to these. */
  readonly ids?: readonly string[];
}

/** A part of what an author wrote inside a tag, in the two forms that props ask for. */
export interface AuthoredPart {
  /** Its HTML: elements as their tree serialises them, and texts beside them with numeric references for `&`, `<`, `>`. */
  html(): string;
  /** Its text, character references decoded. */
  text(): string;
  /** Gives rich text that keeps its nodes. Only parts that are not copied as markup have it. */
  nodes?(how?: Joining): SafeHtml | undefined;
}

/** The markup of a part that is copied, without the nodes that its view takes along. */
export const copiedMarkup = (part: AuthoredPart): string =>
  part.nodes ? String(part.nodes()?.__html ?? '') : part.html();

export const isPart = (value: unknown): value is AuthoredPart => typeof Object(value).html === 'function';

/**
 * A part as an item of a list has it: its nodes, or its markup.
 *
 * @param edit the same for markup as `how` for nodes.
 */
export const inItem = (
  part: AuthoredPart,
  edit = (markup: string) => markup,
  how?: Joining,
): AuthoredPart | string => (part.nodes ? { ...part, nodes: () => part.nodes!(how) } : edit(part.html()));

/** A character as a reference. */
export const escaped = (character: string): string => `&#${character.charCodeAt(0)};`;

/** A node as HTML: its own markup, or its text with character references. */
export const markupOf = <Node>(node: Node, tree: Tree<Node>): string =>
  tree.name(node) === undefined ? tree.text(node).replace(/[&<>]/g, escaped) : tree.html(node);

/** A child that gives a prop does not reach the view itself, but links may lead to it. */
export const destination = (id: string): string => `<span id="${id.replace(/[&"<]/g, escaped)}"></span>`;
