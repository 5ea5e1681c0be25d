import { universityTimeZone } from '../../vocabulary/university.js';

/** A script of a page, by its attributes. */
interface PageScript {
  readonly timeZone: string | undefined;
  readonly src: string | undefined;
}

/** The parts of a page that name the clock of its dates. */
export interface PageClock {
  readonly scripts: readonly PageScript[];
  /** The content of `<meta name="time-zone">`. */
  readonly meta: string | undefined;
  /** The page's address, where it is known. */
  readonly address: string | undefined;
}

/** The script that brings the elements to other sites. */
const EMBED = /\/uni\.js(?:[?#]|$)/;
/** Paths count from a page's own site, also where that is not known. */
const NO_ADDRESS = 'http://own-origin/';

/**
 * The time zone of a page's dates: that of a script's `data-time-zone`, else of the meta tag, else the university's own. A
 * page that has its elements from another site is not the university's, and has none.
 */
export function timeZoneOf({ scripts, meta, address }: PageClock): string | undefined {
  const said = scripts.map(({ timeZone }) => timeZone?.trim()).find(Boolean) ?? meta?.trim();
  if (said) return said;
  const page = address ?? NO_ADDRESS;
  const isElsewhere = ({ src }: PageScript) =>
    src !== undefined && EMBED.test(src) && URL.canParse(src, page) && originOf(src, page) !== originOf(page);
  return scripts.some(isElsewhere) ? undefined : universityTimeZone;
}

const originOf = (address: string, base?: string) => new URL(address, base).origin;

/** The time zone of the page that runs this script. */
export const pageTimeZone = (): string | undefined =>
  timeZoneOf({
    // The browser keeps these two lists. Each list of dates asks, and none is to look through the whole page.
    scripts: [...document.scripts].map((script) => ({
      timeZone: script.dataset.timeZone,
      src: script.getAttribute('src') ?? undefined,
    })),
    meta: [...document.getElementsByName('time-zone')].find((each) => each instanceof HTMLMetaElement)
      ?.content,
    address: location.href,
  });
