import type { TocEntry } from '../../react-views/toc/toc.js';
import type { StartController } from '../_core/declare/controller.js';
import { languageAround } from '../_core/read/language-around.js';
import { findHeadings, type Headings } from './collect-headings.js';
import { CurrentSection } from './current-section.js';
import { goToHeading } from './go-to-heading.js';
import { type HeadingWishes, legalLevels } from './heading-range.js';
import { PageWatch } from './page-watch.js';

/** The part of the page that the contents show. */
export interface PageContents {
  readonly entries: readonly TocEntry[];
}

const CONTENT = 'main, [role="main"]';
const WISHES = ['startLevel', 'stopLevel', 'includeClasses', 'ignoreClasses'] as const;

/** Feeds a table of contents with the page's headings, and takes the visitor to them. */
export const followHeadings: StartController<HeadingWishes, PageContents> = (host, refresh) => {
  const section = new CurrentSection(() => mark());
  const watch = new PageWatch(host, () => collect() && refresh());
  let wish: HeadingWishes | undefined;
  let headings: Headings = { entries: [], elements: [], shadowRoots: [] };
  let shown: Element | undefined;

  /** Says which link leads to the section that is being read. */
  const mark = () => {
    shown?.querySelectorAll('.m-toc__link').forEach((link, place) => {
      const now = place === section.index ? 'location' : null;
      if (link.ariaCurrent !== now) link.ariaCurrent = now;
    });
  };

  /** Reads the page's headings again. Returns whether the contents have changed. */
  const collect = (): boolean => {
    // Headings outside the page's content are named by their classes.
    const place = wish?.includeClasses ? null : host.closest(CONTENT);
    const found = findHeadings(place ?? document, legalLevels(wish), languageAround(host));
    const isNews = !isSameContents(found, headings);
    headings = isNews ? found : { ...found, entries: headings.entries };
    watch.observe(found.shadowRoots);
    section.follow(found.elements);
    return isNews;
  };
  const onClick = (event: MouseEvent) => {
    const heading = goToHeading(event, headings);
    if (heading) section.choose(heading);
  };
  host.addEventListener('click', onClick);

  return {
    read(wanted) {
      const isNew = WISHES.some((name) => wanted[name] !== wish?.[name]);
      wish = wanted;
      if (isNew) collect();
      return { entries: headings.entries };
    },
    shown(view) {
      shown = view;
      mark();
    },
    stop() {
      host.removeEventListener('click', onClick);
      watch.stop();
      section.stop();
    },
  };
};

const isSameContents = ({ entries }: Headings, before: Headings): boolean =>
  entries.length === before.entries.length &&
  entries.every(({ id, value, level, lang }, index) => {
    const other = before.entries[index]!;
    return id === other.id && value === other.value && level === other.level && lang === other.lang;
  });
