import { otherId } from '../../react-views/_shared/derived-id.js';

const REFERENCES = [
  'for',
  'headers',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-labelledby',
  'aria-owns',
];
const REFERRING = [...REFERENCES.map((name) => `[${name}]`), 'a[href^="#"]'].join();

/** By document or shadow root: which element had an id first. */
const owners = new WeakMap<Node, Map<string, WeakRef<Element>>>();

/**
 * Gives a view's elements ids that no other element around has: what two views say alike would have the same. What in the
 * view refers to one of them follows.
 */
export function takeUniqueIds(view: Element): void {
  const elements = view.querySelectorAll('[id]');
  if (!elements[0]) return;
  const root = view.getRootNode() as Document | ShadowRoot;
  const taken = owners.get(root) ?? new Map<string, WeakRef<Element>>();
  owners.set(root, taken);
  const renamed = new Map<string, string>();
  for (const element of elements) {
    const { id } = element;
    let name = id;
    for (let number = 2; isOfAnother(name, element, root, taken); number++) name = otherId(id, number);
    taken.set(name, new WeakRef(element));
    if (name === id) continue;
    element.id = name;
    renamed.set(id, name);
  }
  if (renamed.size > 0) for (const element of view.querySelectorAll(REFERRING)) follow(element, renamed);
}

function isOfAnother(
  id: string,
  element: Element,
  root: Document | ShadowRoot,
  taken: ReadonlyMap<string, WeakRef<Element>>,
): boolean {
  const owner = taken.get(id)?.deref();
  if (owner && owner !== element && owner.id === id && owner.getRootNode() === root) return true;
  const first = root.getElementById(id);
  return first !== null && first !== element;
}

function follow(element: Element, renamed: ReadonlyMap<string, string>): void {
  for (const name of REFERENCES) {
    const ids = element.getAttribute(name);
    const now = ids
      ?.split(' ')
      .map((id) => renamed.get(id) ?? id)
      .join(' ');
    if (now !== undefined && now !== ids) element.setAttribute(name, now);
  }
  const target = renamed.get(element.getAttribute('href')?.slice(1) ?? '');
  if (target !== undefined) element.setAttribute('href', `#${target}`);
}
