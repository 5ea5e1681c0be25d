import { pageTimeZone } from '../../page/environment/time-zone.js';
import { warnOnce } from '../../page/warn.js';
import { latePart } from '../../react-views/_shared/late-part.js';
import { universityTimeZone } from '../../vocabulary/university.js';
import type { ServedSource, StartController } from '../_core/declare/controller.js';

type HidePast = (view: ParentNode) => void;

interface Asked {
  readonly hidePast: boolean;
  readonly timeZone: string | undefined;
}

/** The parts of its page that a list needs. */
interface Found {
  readonly timeZone?: string | undefined;
  readonly pageAddress?: string | undefined;
  readonly now?: number;
}

/** Shown whole where it cannot be loaded. */
const past = latePart<HidePast>(
  () => import('../../page/behaviour/late/past-dates.js').then(({ hidePast }) => hidePast),
  () => {},
);

/**
 * Gives a list the clock of its page, and takes what is past out of its view as soon as that is written, so that nothing
 * moves. A served view is looked after by behaviour.
 */
export const followPage: StartController<Asked, Found> = () => {
  let hides: HidePast | undefined;
  return {
    read({ hidePast, timeZone }) {
      if (hidePast) hides = past.get();
      return { timeZone: known(timeZone || pageTimeZone()), pageAddress: document.baseURI, now: Date.now() };
    },
    shown: (view) => hides?.(view),
    stop() {},
  };
};

/** The same on a server, which has no visitor's clock, so it writes what is past, too. */
export const serveList = ({ page, props }: ServedSource): Found => ({
  timeZone: known((props.timeZone as string) || (page ? page.timeZone : universityTimeZone)),
  pageAddress: page?.address,
  now: Date.now(),
});

/** Times on an unknown clock are written without one. */
function known(timeZone: string | undefined): string | undefined {
  if (timeZone === undefined) return undefined;
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    warnOnce(
      `<uni-list> time zone ${JSON.stringify(timeZone)} is unknown, so times are those on each visitor's clock; write a name such as Europe/London`,
    );
    return undefined;
  }
}
