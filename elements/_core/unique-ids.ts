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

/** The ids of a document or shadow root. */
interface TakenIds {
  /** Which element had an id first. */
  readonly owners: Map<string, WeakRef<Element>>;
  /** By id: the last number behind it that is taken, so that nobody counts from the first again. */
  readonly numbers: Map<string, number>;
}

const takenIn = new WeakMap<Node, TakenIds>();
/** By view: where its ids are taken, and the lowest number that each of them got. */
const numbered = new WeakMap<Element, readonly [taken: TakenIds, lowest: Map<string, number>]>();

/**
 * Gives a view's elements ids that no other element around has, because two views with equal words would have equal
 * ids. A reference in the view to one of them follows.
 */
export function takeUniqueIds(view: Element): void {
  const elements = view.querySelectorAll('[id]');
  if (!elements[0]) return;
  const root = view.getRootNode() as Document | ShadowRoot;
  const taken = takenIn.get(root) ?? { owners: new Map(), numbers: new Map() };
  takenIn.set(root, taken);
  const { owners, numbers } = taken;
  releaseIds(view);
  const lowest = new Map<string, number>();
  numbered.set(view, [taken, lowest]);
  const renamed = new Map<string, string>();
  for (const element of elements) {
    const { id } = element;
    let name = id;
    let number = numbers.get(id) ?? 1;
    while (isOfAnother(name, element, root, owners)) name = otherId(id, ++number);
    owners.set(name, new WeakRef(element));
    if (name === id) continue;
    numbers.set(id, number);
    if (!lowest.has(id)) lowest.set(id, number);
    element.id = name;
    renamed.set(id, name);
  }
  if (renamed.size > 0) for (const element of view.querySelectorAll(REFERRING)) follow(element, renamed);
}

/** The next view that says the same gets the numbers of one that leaves the page or is written anew. */
export function releaseIds(view: Element): void {
  const [taken, lowest] = numbered.get(view) ?? [];
  for (const [id, number] of lowest ?? [])
    taken!.numbers.set(id, Math.min(number - 1, taken!.numbers.get(id)!));
}

function isOfAnother(
  id: string,
  element: Element,
  root: Document | ShadowRoot,
  owners: ReadonlyMap<string, WeakRef<Element>>,
): boolean {
  const owner = owners.get(id)?.deref();
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
