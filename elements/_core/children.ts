import { kebabCase as slotName } from './safe/text.js';

/** How the nodes of a tag are read, whoever has made them: a browser, or the parser of a server. */
export interface Tree<Node> {
  /** An element's local name, `#comment` of a comment, undefined of a text. */
  name(node: Node): string | undefined;
  /** Undefined or null where an element does not have it. */
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
  /** As HTML, serialised as the browser serialises it. */
  html(): string;
  /** Its text, character references decoded. */
  text(): string;
}

/** What an author wrote inside a tag. */
export interface AuthoredContent {
  /** `<script type="application/json" data-slot="…">` by slot name, as text. */
  readonly json: ReadonlyMap<string, string>;
  /** Children with `slot="…"`, by slot name; those of no prop are empty. */
  readonly slotted: ReadonlyMap<string, AuthoredPart>;
  /** Everything else: the fallback, and a widget's content where it has some. Undefined when it is but white space. */
  readonly rest: AuthoredPart | undefined;
}

/** What an empty tag has. */
export const NO_CONTENT: AuthoredContent = { json: new Map(), slotted: new Map(), rest: undefined };

/**
 * What a child is to its tag: `kept`, data or an editor's node; `unknown`, of a slot that names no prop; `slotted`, of one
 * that does; `plain`, outside slots.
 */
export type Role = 'comment' | 'kept' | 'unknown' | 'slotted' | 'plain';

/** Whether a child with this slot gives one of the tag's props. */
export type TakesChild = (slot: string) => boolean;

const COMMENT = '#comment';
const KEPT_IN_PLACE = new Set(['script', 'template', 'link', 'cq']);

export function roleOf<Node>(node: Node, tree: Tree<Node>, takes: TakesChild): Role {
  const name = tree.name(node);
  if (name === undefined) return 'plain';
  if (name === COMMENT) return 'comment';
  if (KEPT_IN_PLACE.has(name)) return 'kept';
  for (const each of tree.attributeNames(node))
    if (each === 'data-slot' || each.startsWith('data-cq-')) return 'kept';
  const slot = tree.attribute(node, 'slot');
  if (!slot) return 'plain';
  return takes(slot) ? 'slotted' : 'unknown';
}

/**
 * Reads a tag's content.
 *
 * @param children all that stands in the tag.
 * @param fallback what gives props, where the fallback template holds it.
 */
export function readContent<Node>(
  children: Iterable<Node>,
  tree: Tree<Node>,
  takes: TakesChild,
  fallback?: Iterable<Node>,
): AuthoredContent {
  const json = new Map<string, string>();
  const slotted = new Map<string, Node[]>();
  const ids = new Map<string, string>();
  const given: Node[] = [...(fallback ?? [])];
  for (const child of children) {
    const role = roleOf(child, tree, takes);
    const slot = role === 'kept' && tree.name(child) === 'script' ? tree.attribute(child, 'data-slot') : null;
    if (typeof slot === 'string') json.set(slotName(slot), tree.text(child));
    else if (role === 'unknown') slotted.set(slotName(tree.attribute(child, 'slot')!), []);
    else if (role !== 'kept' && !fallback) given.push(child);
  }
  const isWords = (node: Node) => tree.name(node) !== COMMENT;
  const rest: Node[] = [];
  for (const node of given.filter(isWords)) {
    const slot = tree.name(node) === undefined ? '' : slotName(tree.attribute(node, 'slot') ?? '');
    const id = slot === '' ? undefined : tree.attribute(node, 'id');
    if (id) ids.set(slot, (ids.get(slot) ?? '') + destination(id));
    if (slot === '') rest.push(node);
    else slotted.set(slot, [...(slotted.get(slot) ?? []), ...[...tree.children(node)].filter(isWords)]);
  }
  const isSeen = (node: Node) => tree.name(node) !== undefined || tree.text(node).trim() !== '';
  const isWorded = rest.some(isSeen);
  if (!isWorded && json.size + slotted.size === 0) return NO_CONTENT;
  return {
    json,
    slotted: new Map([...slotted].map(([slot, nodes]) => [slot, part(nodes, tree, ids.get(slot))])),
    rest: isWorded ? part(rest, tree) : undefined,
  };
}

/** A child that gives a prop does not reach the view itself, but links may lead to it. */
const destination = (id: string) => `<span id="${id.replace(/[&"<]/g, escaped)}"></span>`;

const part = <Node>(nodes: readonly Node[], tree: Tree<Node>, before = ''): AuthoredPart => ({
  html: () => {
    const markup = nodes.map((node) => markupOf(node, tree)).join('');
    // What is empty stays empty: nothing is there to lead to.
    return markup.trim() === '' ? markup : before + markup;
  },
  text: () => nodes.map(tree.text).join(''),
});

const markupOf = <Node>(node: Node, tree: Tree<Node>) =>
  tree.name(node) === undefined ? tree.text(node).replace(/[&<>]/g, escaped) : tree.html(node);

const escaped = (character: string) => `&#${character.charCodeAt(0)};`;
