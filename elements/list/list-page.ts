import { onClock } from '../../page/environment/on-clock.js';
import { pageTimeZone } from '../../page/environment/time-zone.js';
import { warnOnce } from '../../page/warn.js';
import { latePart } from '../../react-views/_shared/late-part.js';
import type { WrittenAt } from '../../react-views/list/choose-items.js';
import { universityTimeZone } from '../../vocabulary/university.js';
import type { ServedSource, StartController } from '../_core/declare/controller.js';

const MINUTE_MS = 60_000;

type HidePast = (view: ParentNode) => void;

interface Asked {
  readonly hidePast: boolean;
  readonly timeZone: string | undefined;
}

/** The parts of its page that a list needs. */
interface Found {
  readonly timeZone?: string | undefined;
  readonly pageAddress?: string | undefined;
  readonly now?: WrittenAt;
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
      const zone = known(timeZone || pageTimeZone());
      return { timeZone: zone, pageAddress: document.baseURI, now: nowOn(zone) };
    },
    shown: (view) => hides?.(view),
    stop() {},
  };
};

/** The same on a server, which has no visitor's clock, so it writes what is past, too. */
export const serveList = ({ page, props }: ServedSource): Found => {
  const timeZone = known((props.timeZone as string) || (page ? page.timeZone : universityTimeZone));
  return { timeZone, pageAddress: page?.address, now: nowOn(timeZone) };
};

/** This minute and the list's clock, or universal time in an engine that knows no time zones. */
function nowOn(timeZone: string | undefined): WrittenAt {
  const instant = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  try {
    return { instant, aheadMs: Date.parse(`${onClock(new Date(instant), timeZone)}Z`) - instant || 0 };
  } catch {
    return { instant, aheadMs: 0 };
  }
}

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
