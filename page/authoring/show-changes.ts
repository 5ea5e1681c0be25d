import { isObject } from '../is-record.js';
import { elementsShowing, pathOf, placesBelow, placesIn } from './component-places.js';
import type { PatchKind } from './model-patch.js';
import { changeOwn } from './own-changes.js';
import { fetchPageDocument } from './page-document.js';

/** A component's changes. */
export interface Change {
  readonly kind: PatchKind;
  /** Canonical. */
  readonly path: string;
  /** Undefined when the component is gone. */
  readonly model: unknown;
  /** Undefined when nobody knows what it was. */
  readonly previous: unknown;
}

/** An element of ours that a view renders. */
interface Reloadable extends Element {
  reload(model: unknown, previous: unknown): void;
}

/** Brings tags whose elements nobody has used yet. */
export type Define = (tags: Iterable<string>) => Promise<void>;

const VERSION_SEGMENT = /\/v\d+(?=\/|$)/g;

/**
 * Shows changes in the page, and nothing else of it: a component with a view mounts anew from its model. Anything else
 * is taken from the page as the server writes it now.
 *
 * @returns resolves once the elements have mounted.
 * @throws an error with the server's answer instead of the page.
 */
export async function showChanges(
  changes: readonly Change[],
  define: Define,
  signal: AbortSignal,
): Promise<void> {
  const places = placesIn(document);
  await defineUnused(changes, places, define);
  const unshown = changes.filter((change) => !showByModel(change, places.get(change.path)));
  if (unshown.length > 0) {
    const fresh = placesIn(await fetchPageDocument(signal));
    signal.throwIfAborted();
    for (const { path } of unshown.sort(outermostFirst))
      replacePlace(placesIn(document).get(path), fresh.get(path));
  }
  const shown = placesIn(document);
  await Promise.all(changes.flatMap(({ path }) => mounting(shown.get(path))));
}

/** The other way round, the server's nodes of a container would lack what has been taken out of them already. */
const outermostFirst = (one: Change, other: Change) => one.path.length - other.path.length;

/** A prerendered element that nobody has used is not defined yet, so an author's edit activates it. */
async function defineUnused(
  changes: readonly Change[],
  places: ReadonlyMap<string, Element>,
  define: Define,
): Promise<void> {
  const tags = changes
    .filter(({ kind }) => kind === 'content')
    .flatMap(({ path }) => elementsShowing(places.get(path)))
    .map(({ localName }) => localName)
    .filter((tag) => !customElements.get(tag));
  if (tags.length > 0) await define(new Set(tags));
}

/** Whether the page shows the change now. */
function showByModel({ kind, model, previous }: Change, place: Element | undefined): boolean {
  if (kind === 'shown') return true;
  if (kind === 'children') return false;
  if (model === undefined) {
    remove(place);
    return true;
  }
  const element = elementsShowing(place).find(({ localName }) => localName === tagOf(model));
  if (previous === undefined || !element || !isReloadable(element)) return false;
  element.reload(model, previous);
  return true;
}

/**
 * Puts the server's nodes in the place of a component's. Components that are inside both are kept with their state.
 * Editors' nodes are outside of them and are not touched.
 */
function replacePlace(old: Element | undefined, now: Element | undefined): void {
  if (!old || !now) {
    remove(old);
    return;
  }
  const below = new Map(placesBelow(old).map((child) => [pathOf(child), child]));
  const kept = placesBelow(now).flatMap((child) => {
    const live = below.get(pathOf(child));
    if (!live) return [];
    const marker = new Comment();
    child.replaceWith(marker);
    return [{ live, marker }];
  });
  changeOwn([old, now, ...kept.map(({ live }) => live)], () => {
    old.before(now);
    for (const { live, marker } of kept) {
      moveBefore(live, marker);
      marker.remove();
    }
    old.remove();
  });
}

function remove(place: Element | undefined): void {
  if (place) changeOwn([place], () => place.remove());
}

/** `moveBefore` keeps focus, frames and animations. Where it is not there yet, elements of ours keep their views. */
function moveBefore(node: Element, before: ChildNode): void {
  const parent = before.parentNode as ParentNode & Node & { moveBefore?(node: Node, child: Node): void };
  if (parent.moveBefore) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

function mounting(place: Element | undefined): Promise<unknown>[] {
  return elementsShowing(place)
    .map((element) => Reflect.get(element, 'mountComplete') as unknown)
    .filter((mounted) => mounted instanceof Promise);
}

/** `uni/components/hero` and `uni/components/hero/v2/hero` → `uni-hero`. */
function tagOf(model: unknown): string | undefined {
  const type = isObject(model) ? model[':type'] : undefined;
  return typeof type === 'string' ? `uni-${type.replace(VERSION_SEGMENT, '').split('/').at(-1)}` : undefined;
}

const isReloadable = (element: Element): element is Reloadable =>
  typeof Reflect.get(element, 'reload') === 'function';
