import { isObject } from './is-record.js';

/**
 * A store that every copy of the library on a page shares. It stands under a registered symbol, which markup cannot
 * take: an element with an id becomes a property of `window` only under a string.
 *
 * @param name what the store is of; part of the symbol, so it may never change its meaning.
 * @param create makes the store for the first copy that asks.
 * @param isStore whether an object that is there already can be used; if not, and where it is none, it is replaced.
 */
export function sharedStore<Store extends object>(
  name: string,
  create: () => Store,
  isStore: (present: Readonly<Record<string, unknown>>) => boolean,
): Store {
  const page = globalThis as unknown as Record<symbol, unknown>;
  const key = Symbol.for(`uni.${name}`);
  const present = page[key];
  if (isObject(present) && isStore(present)) return present as Store;
  const store = create();
  page[key] = store;
  return store;
}
