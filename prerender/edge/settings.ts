/** What the platform hands to the worker: text for settings, a key-value store where there is one. */
export interface EdgeBindings {
  /** The publish host behind the worker, such as `https://publish.example.edu`. Default: the request's own origin. */
  readonly ORIGIN?: string;
  /** The secret that a purge must bring; without it nobody can purge. */
  readonly PURGE_TOKEN?: string;
  /** For how long a page whose origin says nothing is fresh. Default 60. */
  readonly FRESH_S?: string;
  /** For how long after that it may still be sent while it is made anew, at most. Default one day. */
  readonly STALE_S?: string;
  /** The time to prerender a page in; after it, the origin's HTML goes out as it is. Default 800. */
  readonly BUDGET_MS?: string;
  /** Where purges are noted for all places at once. Default: the cache, so that a purge is for one place. */
  readonly PURGES?: KeyValueStore;
}

/** The part of a platform's key-value store that is used here. */
export interface KeyValueStore {
  get(key: string): Promise<string | null>;
  put(key: string, value: string, options: { expirationTtl: number }): Promise<void>;
}

export interface Settings {
  readonly origin: string | undefined;
  readonly purgeToken: string | undefined;
  readonly freshS: number;
  readonly staleS: number;
  readonly budgetMs: number;
  readonly purges: KeyValueStore | undefined;
}

const DEFAULTS = { FRESH_S: 60, STALE_S: 86_400, BUDGET_MS: 800 } as const;

export function readSettings(bindings: EdgeBindings): Settings {
  return {
    origin: bindings.ORIGIN?.replace(/\/+$/, ''),
    purgeToken: bindings.PURGE_TOKEN || undefined,
    freshS: numberOf(bindings, 'FRESH_S'),
    staleS: numberOf(bindings, 'STALE_S'),
    budgetMs: numberOf(bindings, 'BUDGET_MS'),
    purges: bindings.PURGES,
  };
}

function numberOf(bindings: EdgeBindings, name: keyof typeof DEFAULTS): number {
  const written = bindings[name];
  const number = Number(written ?? DEFAULTS[name]);
  if (written !== '' && Number.isFinite(number) && number >= 0) return number;
  console.error(`${name}="${written}" is no number of at least 0; ${DEFAULTS[name]} is used`);
  return DEFAULTS[name];
}
