/** What the platform hands to the worker. */
export interface EdgeBindings {
  /** The publish host behind the worker, such as `https://publish.example.edu`. Default: the request's own origin. */
  readonly ORIGIN?: string;
  /** For how long a page whose origin says nothing is fresh. Default 60. */
  readonly FRESH_S?: string;
  /** For how long after that it may still be sent while it is made anew, at most. Default one day. */
  readonly STALE_S?: string;
  /** The time to prerender a page in; after it, the origin's HTML goes out as it is. Default 800. */
  readonly BUDGET_MS?: string;
}

export interface Settings {
  readonly origin: string | undefined;
  readonly freshS: number;
  readonly staleS: number;
  readonly budgetMs: number;
}

const DEFAULTS = { FRESH_S: 60, STALE_S: 86_400, BUDGET_MS: 800 } as const;

export function readSettings(bindings: EdgeBindings): Settings {
  return {
    origin: bindings.ORIGIN?.replace(/\/+$/, ''),
    freshS: numberOf(bindings, 'FRESH_S'),
    staleS: numberOf(bindings, 'STALE_S'),
    budgetMs: numberOf(bindings, 'BUDGET_MS'),
  };
}

function numberOf(bindings: EdgeBindings, name: keyof typeof DEFAULTS): number {
  const written = bindings[name];
  const number = Number(written ?? DEFAULTS[name]);
  if (written !== '' && Number.isFinite(number) && number >= 0) return number;
  console.error(`${name}="${written}" is no number of at least 0; ${DEFAULTS[name]} is used`);
  return DEFAULTS[name];
}
