import { isObject } from './is-record.js';

/** A value of the page that every copy of the library shares and follows. */
export interface SharedValue<Value> {
  readonly now: Value | undefined;
  /** Takes a value and notifies its listeners. */
  set(value: Value): void;
  /** Calls the listener on every change. Returns how to stop. */
  follow(listener: () => void): () => void;
  /** Has `ask` set the value when somebody first needs it. */
  defer(ask: () => Promise<unknown>): void;
  /** Asks for a deferred value once. Resolves when it has come or cannot be had. Undefined if nothing is to come. */
  need(): Promise<void> | undefined;
  /** Whether it was needed and could not be had. */
  readonly isMissing: boolean | undefined;
}

interface Store<Value> {
  value: Value | undefined;
  readonly listeners: Set<() => void>;
  ask?: (() => Promise<unknown>) | undefined;
  coming?: Promise<void> | undefined;
  isMissing?: boolean;
}

/** @param name part of a registered symbol, so it may never change its meaning. */
export function sharedValue<Value>(name: string): SharedValue<Value> {
  const store = () =>
    sharedStore<Store<Value>>(
      name,
      () => ({ value: undefined, listeners: new Set() }),
      ({ listeners }) => listeners instanceof Set,
    );
  const notify = () => {
    for (const listener of [...store().listeners]) {
      try {
        listener();
      } catch (error) {
        reportError(error);
      }
    }
  };
  return {
    get now() {
      return store().value;
    },
    get isMissing() {
      return store().isMissing;
    },
    set(value) {
      store().value = value;
      notify();
    },
    follow(listener) {
      const { listeners } = store();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    defer(ask) {
      store().ask = ask;
    },
    need() {
      const shared = store();
      const { ask } = shared;
      shared.ask = undefined;
      if (ask)
        shared.coming = ask()
          .catch(() => {
            shared.isMissing = true;
            notify();
          })
          .then(() => {
            shared.coming = undefined;
          });
      return shared.coming;
    },
  };
}

/**
 * Gives a store that every copy of the library on a page shares. It stands under a registered symbol, which markup
 * cannot take: an element with an id becomes a property of `window` only under a string.
 *
 * @param name the store's subject. It is part of the symbol, so it may never change its meaning.
 * @param create makes the store for the first copy that asks.
 * @param isStore whether an object that is there already can be used. Otherwise a new store replaces what is there.
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
