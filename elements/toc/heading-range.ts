import { warnOnce } from '../../page/warn.js';
import { outlineLevels } from '../../vocabulary/design.js';
import type { WantedHeadings } from '../_core/declare/controller.js';

/** The levels of headings from the highest to the lowest that count, as numbers. */
export interface HeadingRange {
  readonly start: number;
  readonly stop: number;
}

/** The headings that an author wants listed, as the element's props name them. */
export type HeadingWishes = WantedHeadings & Required<Pick<WantedHeadings, 'startLevel' | 'stopLevel'>>;

export const DEFAULT_LEVELS = { startLevel: 'h2', stopLevel: 'h6' } as const;

const LEVEL = /^h(\d)$/i;

/**
 * The levels that two names (`h2`, `h4`) span, both included.
 *
 * @throws Error 'Heading levels must be between h1 and h6' for any other name, 'startLevel must come before endLevel in
 * hierarchy' when the first is deeper than the second (spec section 8).
 */
export function checkHeadingRange(startLevel: string, stopLevel: string): HeadingRange {
  const [start, stop] = [startLevel, stopLevel].map(levelOf) as [number, number];
  if (start > stop) throw new Error('startLevel must come before endLevel in hierarchy');
  return { start, stop };
}

/** Levels that make no range are reported to the author once, and the default ones stand in for them. */
export function legalLevels(wish: HeadingWishes | undefined): WantedHeadings {
  if (!wish) return {};
  const { startLevel, stopLevel, ...classes } = wish;
  try {
    checkHeadingRange(startLevel, stopLevel);
    return wish;
  } catch (error) {
    const given = `start-level=${JSON.stringify(startLevel)} stop-level=${JSON.stringify(stopLevel)}`;
    warnOnce(`<uni-toc> ${given}: ${(error as Error).message}; the default levels are used`);
    return classes;
  }
}

function levelOf(name: string): number {
  const level = Number(LEVEL.exec(String(name).trim())?.[1]);
  if (level >= outlineLevels.min && level <= outlineLevels.max) return level;
  throw new Error('Heading levels must be between h1 and h6');
}
