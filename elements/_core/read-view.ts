import type { View } from './declare/call-view.js';
import type { ModelComing } from './declare/model-error.js';
import type { IslandView } from './island/island.js';
import type { ViewPlace } from './place/view-place.js';
import type { ElementData } from './read/element-data.js';

/**
 * Gives the view of an element with its props as they are now.
 *
 * @param isServed whether a server's view stands meanwhile, so that this one waits for every model. Otherwise only the
 *   first view waits, and only for a model that the tag itself asks for.
 * @throws a promise of what is needed first: styles, an island's module, words, models. `ModelComing` while a model is on
 *   its way, and why there are no props.
 */
export function readView(
  data: ElementData,
  place: ViewPlace,
  island: IslandView | undefined,
  isServed: boolean,
  isFirst: boolean,
): View {
  const missing = place.loadStyles() ?? island?.load();
  if (missing) throw missing;
  const awaits = (from: ModelComing['from']) => isServed || (from === 'address' && isFirst);
  return data.read(awaits, island ? island.controller : undefined);
}
