import { latePart } from '../../react-views/_shared/late-part.js';
import type { StartController } from '../_core/declare/define.js';

type HidePast = (view: ParentNode) => void;

/** Shown whole where it cannot be loaded. */
const past = latePart<HidePast>(
  () => import('../../page/behaviour/late/past-dates.js').then(({ hidePast }) => hidePast),
  () => {},
);
const NOTHING = {};

/**
 * Takes what is past out of a view as soon as that is written, so that nothing moves. A served view is looked after by
 * behaviour.
 */
export const followPast: StartController<{ readonly hidePast: boolean }, Record<never, never>> = () => {
  let hides: HidePast | undefined;
  return {
    read({ hidePast }) {
      if (hidePast) hides = past.get();
      return NOTHING;
    },
    shown: (view) => hides?.(view),
    stop() {},
  };
};
