import { isObject } from '../is-record.js';

/** An object, or a list with its places for keys. */
type Branch = Record<string, unknown>;

const PREFIXED = /^(?:jcr|cq|sling):/;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Copies a page model with its keys of the CMS's namespaces as camel-case words (spec section 7): `jcr:title` →
 * `jcrTitle`, `cq:panelTitle` → `cqPanelTitle`, `sling:resourceType` → `slingResourceType`. Other keys, `:items` among
 * them, stay. Keys that could reach a prototype are left out. Where two keys become the same, the one that needed no
 * change wins, else the first.
 *
 * Models of any depth are walked without recursion.
 */
export function normaliseModelKeys(json: unknown): unknown {
  if (!isObject(json)) return json;
  const copy = emptyLike(json);
  const pending: [from: Branch, to: Branch][] = [[json, copy]];
  for (let pair = pending.pop(); pair; pair = pending.pop()) {
    copyKeys(...pair, pending);
  }
  return copy;
}

function copyKeys(from: Branch, to: Branch, pending: [Branch, Branch][]): void {
  for (const key of Object.keys(from)) {
    const name = nameFor(key);
    if (name === undefined) continue;
    if (name !== key && (Object.hasOwn(from, name) || Object.hasOwn(to, name))) continue;
    to[name] = copied(from[key], pending);
  }
}

function copied(value: unknown, pending: [Branch, Branch][]): unknown {
  if (!isObject(value)) return value;
  const copy = emptyLike(value);
  pending.push([value, copy]);
  return copy;
}

/** The key's new name, or undefined for one that must not be copied. */
function nameFor(key: string): string | undefined {
  const name = PREFIXED.test(key)
    ? key.replace(/[^\p{L}\p{N}]+(.)?/gu, (_, next: string | undefined) => next?.toUpperCase() ?? '')
    : key;
  return FORBIDDEN.has(name) ? undefined : name;
}

const emptyLike = (branch: Branch) => (Array.isArray(branch) ? [] : {}) as Branch;
