import { isObject } from '../is-record.js';

/** Deeper than any model of a page; below, all is taken as changed. */
const MAX_DEPTH = 200;

/**
 * The model as it is now, with the objects of before for every part that is the same, so that what changed can be told
 * by identity. Keys in another order are a change: they are the order of components.
 */
export function shareUnchanged(before: unknown, after: unknown, depth = 0): unknown {
  if (Object.is(before, after)) return before;
  if (depth > MAX_DEPTH || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const former = Object.keys(before);
  const keys = Object.keys(after);
  const shared: Record<string, unknown> = Array.isArray(after) ? ([] as never) : {};
  let isSame = keys.length === former.length;
  for (const [at, key] of keys.entries()) {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    shared[key] = shareUnchanged(old, after[key], depth + 1);
    isSame &&= key === former[at] && Object.is(shared[key], old);
  }
  return isSame ? before : shared;
}
