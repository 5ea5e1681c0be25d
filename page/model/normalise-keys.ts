type Branch = Record<string, unknown> | unknown[];

const PREFIXED = /^(?:jcr|cq|sling):/;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Copies a page model with its keys of the CMS's namespaces as camel-case words (spec section 7): `jcr:title` →
 * `jcrTitle`, `cq:panelTitle` → `cqPanelTitle`, `sling:resourceType` → `slingResourceType`; other keys, `:items` among
 * them, stay. Keys that could reach a prototype are left out. Where two keys become the same, the one that needed no
 * change wins, else the first.
 *
 * Models of any depth are walked without recursion.
 */
export function normaliseModelKeys(json: unknown): unknown {
  if (!isBranch(json)) return json;
  const names = new Map<string, string | undefined>();
  const copy = emptyLike(json);
  const pending: [from: Branch, to: Branch][] = [[json, copy]];
  for (let pair = pending.pop(); pair; pair = pending.pop()) {
    const [from, to] = pair;
    if (Array.isArray(from)) copyList(from, to as unknown[], pending);
    else copyObject(from, to as Record<string, unknown>, names, pending);
  }
  return copy;
}

function copyList(from: unknown[], to: unknown[], pending: [Branch, Branch][]): void {
  for (let i = 0; i < from.length; i++) to[i] = copied(from[i], pending);
}

function copyObject(
  from: Record<string, unknown>,
  to: Record<string, unknown>,
  names: Map<string, string | undefined>,
  pending: [Branch, Branch][],
): void {
  for (const key of Object.keys(from)) {
    let name = names.get(key);
    if (name === undefined && !names.has(key)) {
      name = nameFor(key);
      names.set(key, name);
    }
    if (name === undefined) continue;
    if (name !== key && (Object.hasOwn(from, name) || Object.hasOwn(to, name))) continue;
    to[name] = copied(from[key], pending);
  }
}

function copied(value: unknown, pending: [Branch, Branch][]): unknown {
  if (!isBranch(value)) return value;
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

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

const emptyLike = (branch: Branch): Branch => (Array.isArray(branch) ? [] : {});
