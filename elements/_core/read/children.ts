import { SUBMIT_MARK } from '../../../page/activation/prerendered.js';
import { kebabCase as slotName } from '../../_safe/text.js';
import {
  type AuthoredContent,
  type ContentReader,
  NO_CONTENT,
  type TakesChild,
} from '../declare/authored.js';
import type { HtmlForm, ReadForm } from '../declare/html-form.js';
import { LIVE_SLOT } from '../declare/live.js';
import { type AuthoredPart, destination, joined, markupOf, type Tree } from '../declare/tree.js';
import { readForm } from '../form/form-reader.js';

/**
 * The role of a child in its tag: `comment` is one, `kept` is data or an editor's node, `slotted` is in a slot that names a
 * prop, `unknown` is in a slot that names none, and `plain` is outside slots.
 */
export type Role = 'comment' | 'kept' | 'unknown' | 'slotted' | 'plain';

const COMMENT = '#comment';
const KEPT_IN_PLACE = new Set(['script', 'template', 'link', 'cq']);

export function roleOf<Node>(node: Node, tree: Tree<Node>, takes: TakesChild): Role {
  const name = tree.name(node);
  if (name === undefined) return 'plain';
  if (name === COMMENT) return 'comment';
  if (KEPT_IN_PLACE.has(name)) return 'kept';
  // An editor's, and the button by which an isolated tag sends its form.
  for (const each of tree.attributeNames(node))
    if (each.startsWith('data-cq-') || each === SUBMIT_MARK) return 'kept';
  const slot = slotOf(node, tree);
  if (!slot) return 'plain';
  return takes(slot) ? 'slotted' : 'unknown';
}

/** Filters of content systems take `slot` away and leave `data-slot`. */
function slotOf<Node>(element: Node, tree: Tree<Node>): string {
  const slot = tree.attribute(element, 'slot') || tree.attribute(element, 'data-slot') || '';
  // Ours, by which a view in a shadow root shows the node.
  return slot.startsWith(LIVE_SLOT) ? '' : slot;
}

/**
 * Reads a tag's content.
 *
 * @param children what stands in the tag, without its view.
 * @param fallback the content of the fallback template, which comes before all else.
 */
export function readContent<Node>(
  children: Iterable<Node>,
  tree: Tree<Node>,
  { takes, form, props = {} }: ContentReader,
  fallback?: Iterable<Node>,
): AuthoredContent {
  const json = new Map<string, string>();
  const slotted = new Map<string, Node[]>();
  const ids = new Map<string, string[]>();
  const given: Node[] = [...(fallback ?? [])];
  for (const child of children) {
    const role = roleOf(child, tree, takes);
    const slot = role === 'kept' && tree.name(child) === 'script' ? tree.attribute(child, 'data-slot') : null;
    if (typeof slot === 'string') json.set(slotName(slot), tree.text(child));
    // Its content stays in sight. The name is kept, so that the linter can tell its author.
    else if (role === 'unknown') slotted.set(slotName(slotOf(child, tree)), []);
    else if (role !== 'kept') given.push(child);
  }
  const isNoComment = (node: Node) => tree.name(node) !== COMMENT;
  const rest: Node[] = [];
  for (const node of given.filter(isNoComment)) {
    const slot = tree.name(node) === undefined ? '' : slotName(slotOf(node, tree));
    const id = slot === '' ? undefined : tree.attribute(node, 'id');
    if (id) ids.set(slot, [...(ids.get(slot) ?? []), id]);
    if (slot === '') rest.push(node);
    else {
      const nodes = slotted.get(slot) ?? [];
      for (const child of tree.children(node)) if (isNoComment(child)) nodes.push(child);
      slotted.set(slot, nodes);
    }
  }
  const isSeen = (node: Node) => tree.name(node) !== undefined || tree.text(node).trim() !== '';
  const isWorded = rest.some(isSeen);
  if (!isWorded && json.size + slotted.size === 0) return NO_CONTENT;
  let read: ReadForm | undefined;
  const readOnce = (by: HtmlForm) => {
    read ??= readForm({ form: by, props, nodes: rest, rest: part(rest, tree), slotted, tree }) as ReadForm;
    return read;
  };
  return {
    json,
    slotted: new Map([...slotted].map(([slot, nodes]) => [slot, part(nodes, tree, ids.get(slot))])),
    rest: isWorded ? part(rest, tree) : undefined,
    ...(form && {
      form: () => readOnce(form),
      left: () => part(readOnce(form).leftover as Node[], tree),
      missed: () => part((readOnce(form).missed ?? []) as Node[], tree),
    }),
  };
}

export function part<Node>(
  nodes: readonly Node[],
  tree: Tree<Node>,
  ids: readonly string[] = [],
): AuthoredPart {
  const made: AuthoredPart = {
    html: () => {
      const markup = nodes.map((node) => markupOf(node, tree)).join('');
      // Empty content stays empty, because there is nothing to lead to.
      return markup.trim() === '' ? markup : ids.map(destination).join('') + markup;
    },
    text: () => nodes.map(tree.text).join(''),
  };
  return joined(made, [{ nodes, wrap: '' }], tree, { ids });
}
