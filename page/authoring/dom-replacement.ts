import { elementsShowing, isPlace, parentPath, pathOf, placeAround, placesIn } from './component-places.js';
import type { Adapter } from './model-patch.js';
import { isOwnChange } from './own-changes.js';

/**
 * Editors that replace a component's nodes themselves and tell nobody. The new elements mount by themselves, and the page's
 * model follows.
 */
export const followReplacements: Adapter = (sink, signal) => {
  const observer = new MutationObserver((records) => {
    const added = topPlaces(records.flatMap(({ addedNodes }) => [...addedNodes]));
    const removed = topPlaces(records.flatMap(({ removedNodes }) => [...removedNodes]));
    for (const [path, element] of added) {
      if (!element.isConnected) continue;
      sink.add({ kind: 'shown', path: removed.has(path) ? path : (parentPath(path) ?? path) });
    }
    for (const [path, element] of removed) {
      if (!added.has(path) && !element.isConnected)
        sink.add({ kind: 'shown', path: parentPath(path) ?? path });
    }
    for (const path of swappedIn(records)) if (!added.has(path)) sink.add({ kind: 'shown', path });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
};

/**
 * The outermost components among added or removed nodes, by path. Nodes that this library moved itself do not count.
 */
function topPlaces(nodes: readonly Node[]): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const node of nodes) {
    if (!(node instanceof Element) || isOwnChange(node)) continue;
    const places = isPlace(node) ? [node] : [...placesIn(node).values()];
    for (const place of places) {
      const path = pathOf(place);
      if (path !== undefined && !places.some((other) => other !== place && other.contains(place)))
        found.set(path, place);
    }
  }
  return found;
}

/** The components whose own tag was put there anew while what stands for them stayed. */
function swappedIn(records: readonly MutationRecord[]): Set<string> {
  const moved = new Set(records.flatMap(({ removedNodes }) => [...removedNodes]));
  const paths = new Set<string>();
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof Element) || moved.has(node) || isOwnChange(node) || !node.parentElement) continue;
    const place = placeAround(node.parentElement);
    const elements = isPlace(node) ? [] : elementsShowing(place);
    const isOutermost = !elements.some((each) => each !== node && each.contains(node));
    const path = place && elements.includes(node) && isOutermost ? pathOf(place) : undefined;
    if (path !== undefined) paths.add(path);
  }
  return paths;
}
