/**
 * A store that every copy of the library on a page shares. It stands under a registered symbol, which markup cannot
 * take: an element with an id becomes a property of `window` only under a string.
 *
 * @param name what the store is of; part of the symbol, so it may never change its meaning.
 * @param create makes the store for the first copy that asks.
 * @param isStore whether what another script left there can be used; if not, it is replaced.
 */
export function sharedStore<Store>(
  name: string,
  create: () => Store,
  isStore: (value: unknown) => value is Store,
): Store {
  const page = globalThis as unknown as Record<symbol, unknown>;
  const key = Symbol.for(`uni.${name}`);
  const present = page[key];
  if (isStore(present)) return present;
  const store = create();
  page[key] = store;
  return store;
}
