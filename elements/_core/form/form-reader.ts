import { loadOnce } from '../../_safe/load-once.js';
import type { FormContent, HtmlForm, ReadForm } from '../declare/html-form.js';
import { type AuthoredPart, joined, type Tree } from '../declare/tree.js';
import type { TreeWithHoles } from './holes.js';

interface Reader {
  readElements<Node>(content: FormContent<Node>): ReadForm<Node>;
  withHoles<Node>(
    tree: Tree<Node>,
    keyOf: (node: Node) => string,
    mayLive?: (node: Node) => boolean,
  ): TreeWithHoles<Node>;
}

let reader: Reader | undefined;

/** Takes what reads elements, where nobody can wait for it. */
export function provideFormReader(made: Reader): void {
  reader = made;
}

/** Loads what reads elements. */
export const loadFormReader = loadOnce(() => import('./read-form.js'), provideFormReader);

/** A tree whose rich text takes live nodes along, or undefined until what reads elements has been loaded. */
export const withHoles = <Node>(
  tree: Tree<Node>,
  keyOf: (node: Node) => string,
  mayLive: (node: Node) => boolean,
): TreeWithHoles<Node> | undefined => reader?.withHoles(tree, keyOf, mayLive);

/**
 * Reads what stands in a tag by the tag's form. Words alone are read at once.
 *
 * @throws a promise until what reads elements has been loaded.
 */
export function readForm<Node>(content: FormContent<Node>): ReadForm<Node> {
  const { form, props, nodes, rest, slotted, tree } = content;
  if (slotted.size === 0 && nodes.every((node) => tree.name(node) === undefined)) {
    const prop = form.words ?? form.all ?? form.rest;
    const text = rest.text().replace(/\s+/g, ' ').trim();
    if (!prop || text === '') return { parts: new Map(), leftover: nodes };
    const markup = rest.html().trim();
    const wrap = prop === form.all ? '' : 'p';
    const part: AuthoredPart = {
      text: () => text,
      html: () => (wrap ? `<p>${markup}</p>` : markup),
    };
    const said = props[prop]!.name === 'html' ? joined(part, [{ nodes, wrap }], tree) : text;
    return { parts: new Map<string, unknown>([[prop, said], ...typed(form)]), leftover: [] };
  }
  if (!reader) throw loadFormReader();
  return reader.readElements(content);
}

const typed = ({ buttonType }: HtmlForm) => (buttonType ? [[buttonType, 'button'] as const] : []);
