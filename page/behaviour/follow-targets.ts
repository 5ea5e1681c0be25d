import { reportMissing } from '../scripts.js';

/**
 * Has links and the address reach what no browser finds (see `anchors/targets/own-targets.ts`). Where the page machine runs, it
 * follows them all, and nothing is loaded for it.
 */
export function followTargets(): void {
  if (document.body?.dataset.pageState !== undefined) return;
  import('../anchors/targets/own-targets.js').then(
    ({ followOwnTargets }) => followOwnTargets(),
    reportMissing,
  );
}
