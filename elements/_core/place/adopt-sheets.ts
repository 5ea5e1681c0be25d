type Root = Document | ShadowRoot;

const kept = new WeakMap<Root, Set<CSSStyleSheet>>();

/**
 * Adopts style sheets before those that a root has, so that the page's own rules win. They stay where a script assigns
 * others.
 */
export function adoptSheets(root: Root, sheets: readonly CSSStyleSheet[]): void {
  // The DOMs of unit tests may have no such sheets.
  if (!root.adoptedStyleSheets) return;
  const own = kept.get(root) ?? keptIn(root);
  for (const sheet of sheets) own.add(sheet);
  root.adoptedStyleSheets = [...new Set([...own, ...root.adoptedStyleSheets])];
}

/**
 * The sheets that stay adopted in a root, none at first. From now on, an assignment to the root's `adoptedStyleSheets` puts
 * them before what it assigns, because no event says that a script has assigned others.
 */
function keptIn(root: Root): Set<CSSStyleSheet> {
  const own = new Set<CSSStyleSheet>();
  kept.set(root, own);
  const { prototype } = root instanceof Document ? Document : ShadowRoot;
  // Another copy of the library may keep its own sheets there.
  const { get, set } =
    Object.getOwnPropertyDescriptor(root, 'adoptedStyleSheets') ??
    Object.getOwnPropertyDescriptor(prototype, 'adoptedStyleSheets') ??
    {};
  if (get && set)
    Object.defineProperty(root, 'adoptedStyleSheets', {
      configurable: true,
      get: () => get.call(root),
      set: (given: CSSStyleSheet[]) => set.call(root, [...new Set([...own, ...given])]),
    });
  return own;
}
