import { percentDecoded } from '../../page/anchors/targets/in-page.js';
import { ID_PREFIX, ID_REFERENCES } from './rich-text-vocabulary.js';

const HEADERS = 'headers';
/** Ids and names that a text may refer to, without the prefix. */
interface Targets {
  readonly ids: Set<string>;
  /** The `name` of links, which marked a place before HTML had ids. */
  readonly names: Set<string>;
}

/** Each text is looked through once: a long one may have as many references as ids. */
const targetsIn = new WeakMap<Node, Targets>();

/** An in-page link to what the text around it holds. */
export function pointToPrefixedId(link: Element, id: string): void {
  if (id === '' || id.startsWith(ID_PREFIX)) return;
  if (isIn(link, id) || isIn(link, percentDecoded(id))) link.setAttribute('href', `#${ID_PREFIX}${id}`);
}

/** A link's name is a target as an id is, for whoever looks for ids alone. */
export function nameById(link: Element): void {
  const name = withoutPrefix(link.getAttribute('name') ?? '');
  if (name === '' || link.hasAttribute('id')) return;
  const { ids } = targetsAround(link);
  if (ids.has(name)) return;
  ids.add(name);
  link.setAttribute('id', ID_PREFIX + name);
}

/** Heads are cells of the same table. The rest may be named by what stands in the page around the text. */
export function referToPrefixedIds(element: Element): void {
  for (const attribute of ID_REFERENCES) {
    const authored = element.getAttribute(attribute);
    if (authored === null) continue;
    const isPrefixed = (id: string) =>
      !id.startsWith(ID_PREFIX) && (attribute === HEADERS || isIn(element, id));
    const ids = authored.split(/\s+/).filter(Boolean);
    element.setAttribute(attribute, ids.map((id) => (isPrefixed(id) ? ID_PREFIX + id : id)).join(' '));
  }
}

function isIn(element: Element, id: string): boolean {
  const { ids, names } = targetsAround(element);
  return ids.has(id) || names.has(id);
}

function targetsAround(element: Element): Targets {
  const root = element.getRootNode() as Node & Partial<ParentNode>;
  const known = targetsIn.get(root);
  if (known) return known;
  const targets: Targets = { ids: new Set(), names: new Set() };
  for (const target of root.querySelectorAll?.('[id],a[name]') ?? []) {
    targets.ids.add(withoutPrefix(target.getAttribute('id') ?? ''));
    if (target.localName === 'a') targets.names.add(withoutPrefix(target.getAttribute('name') ?? ''));
  }
  targetsIn.set(root, targets);
  return targets;
}

/** Where a text is looked through, the sanitiser has been at some of it. */
const withoutPrefix = (id: string) => (id.startsWith(ID_PREFIX) ? id.slice(ID_PREFIX.length) : id);
