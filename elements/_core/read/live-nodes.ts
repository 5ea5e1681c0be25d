import { loadOnce } from '../../_safe/load-once.js';
import { STAND_IN_MARK } from '../declare/live.js';

type Late = Pick<
  typeof import('./live-places.js'),
  'asWritten' | 'besideChange' | 'goHome' | 'original' | 'Places' | 'restoreCopies' | 'standInOf'
>;

let late: Late | undefined;

/** Gives what moves live nodes into views. Undefined as long as no tag of the page has one. */
export const liveNodes = (): Late | undefined => late;

export const loadLiveNodes = loadOnce(
  () => import('./live-places.js'),
  ({ asWritten, besideChange, goHome, original, Places, restoreCopies, standInOf }) => {
    late = { asWritten, besideChange, goHome, original, Places, restoreCopies, standInOf };
  },
);

/** True if a template in a tag, or in its fallback, stands in for a live node. */
export const hasStandIns = (...roots: readonly (ParentNode | undefined)[]): boolean =>
  roots.some((root) => root?.querySelector(`template[${STAND_IN_MARK}]`));
