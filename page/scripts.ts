/** Tells the page whether each of the loader's scripts could be loaded, by address. */
export type LoaderScripts = ReadonlyMap<string, Promise<boolean>>;

/** Where the loader leaves it. */
export const LOADER_SCRIPTS = Symbol.for('uni.loader');

/** Ours: a script that has not come by then is taken for one that cannot be had. It is used all the same if it comes. */
export const SCRIPT_TIMEOUT_MS = 10_000;

/**
 * Waits ten seconds for a script or its module: a server that keeps a connection open and sends nothing fails nothing.
 *
 * @returns undefined where it takes longer.
 */
export function withinTenSeconds<Loaded>(loading: Promise<Loaded>): Promise<Loaded | undefined> {
  let timer: ReturnType<typeof setTimeout> | number;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, SCRIPT_TIMEOUT_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/** Reports that a script, or what it brings, could not be loaded (spec section 8, "Script load failure"). */
export const reportMissing = (what: unknown): void => console.error('Error loading script', what);
