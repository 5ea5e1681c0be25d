import { otherId } from '../../../react-views/_shared/derived-id.js';

/** Attributes that name ids of other elements. */
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

/** The ids of a document or shadow root, and which element has each. */
interface TakenIds {
  /** Id → the element that got it last. */
  readonly owners: Map<string, WeakRef<Element>>;
  /**
   * Id as a view wrote it → the number after which a free one is looked for, so that nobody counts from the first again.
   */
  readonly numbers: Map<string, number>;
}

const takenIn = new WeakMap<Node, TakenIds>();
/** View → the root whose ids it takes, and for each id that it wrote the lowest number that this got. */
const numbered = new WeakMap<Element, readonly [taken: TakenIds, lowest: Map<string, number>]>();

/**
 * Gives a view's elements ids that no other element of the document or shadow root has, because two views with equal words
 * would have equal ids. References in the view to an id that has changed are changed too.
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
  if (renamed.size > 0)
    for (const element of view.querySelectorAll(REFERRING)) updateReferences(element, renamed);
}

/** Frees a view's numbers as it leaves the page or is written anew: the next view with equal ids gets them. */
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
  // `getElementById` gives the first in the page only, and the owner may stand behind this element.
  const owner = owners.get(id)?.deref();
  if (owner && owner !== element && owner.id === id && owner.getRootNode() === root) return true;
  const first = root.getElementById(id);
  return first !== null && first !== element;
}

function updateReferences(element: Element, renamed: ReadonlyMap<string, string>): void {
  for (const name of REFERENCES) {
    const ids = element.getAttribute(name);
    const updated = ids
      ?.split(' ')
      .map((id) => renamed.get(id) ?? id)
      .join(' ');
    if (updated !== undefined && updated !== ids) element.setAttribute(name, updated);
  }
  const target = renamed.get(element.getAttribute('href')?.slice(1) ?? '');
  if (target !== undefined) element.setAttribute('href', `#${target}`);
}
