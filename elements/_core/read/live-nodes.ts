import { STAND_IN_MARK } from '../declare/live.js';

type Late = Pick<
  typeof import('./live-nodes-late.js'),
  'asWritten' | 'besideChange' | 'goHome' | 'original' | 'Places' | 'restoreCopies' | 'standInOf'
>;

let late: Late | undefined;
let loading: Promise<void> | undefined;

/** Gives what moves live nodes into views. Undefined as long as no tag of the page has one. */
export const liveNodes = (): Late | undefined => late;

export function loadLiveNodes(): Promise<void> {
  loading ??= import('./live-nodes-late.js').then(
    ({ asWritten, besideChange, goHome, original, Places, restoreCopies, standInOf }) => {
      late = { asWritten, besideChange, goHome, original, Places, restoreCopies, standInOf };
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Whether a template in a tag, or in its fallback, stands in for a live node. */
export const hasStandIns = (...roots: readonly (ParentNode | undefined)[]): boolean =>
  roots.some((root) => root?.querySelector(`template[${STAND_IN_MARK}]`));
