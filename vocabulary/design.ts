import { SCROLL_SETTLE_TOLERANCE } from './runtime.js';

/** Names of the designs that pages have had. Each is a word of class names. */
export const designStyles = ['cws', 'ds', 'mql', 'atar', 'classic'] as const;

/** The style variants of pictures and images. The first is the default of a bleed-image block. */
export const imageVariants = ['ds', 'std', 'default'] as const;

/** Width to height, `square` and `circle` being 1 to 1. */
export const imageRatios = ['7-8', '16-5', '16-7', '4-3', '2-1', '3-2', 'square', 'circle'] as const;

/** The ratio of a picture's frame where neither a ratio nor the picture's own size is given, so that nothing shifts. */
export const defaultImageRatio = '3-2';

/** The style variants of each kind of picture unless an author says otherwise. */
export const defaultVariants = { picture: 'std', image: 'default' } as const;

/** The renditions that the CMS makes of every picture, in px (spec section 9). */
export const renditions = {
  web: { width: 1280, height: 1280 },
  thumbnail: { width: 319, height: 319 },
} as const;

/** Lengths in px (spec section 9). */
export const dimensions = {
  contentMaxWidth: 1200,
  gridGap: 20,
  cellGap: 8,
  baseFontSize: 16,
  heroDesktopMinHeight: 550,
  simpleHeroImageMinHeight: 480,
  buttonIconSize: 18,
  iconSize: 16,
  scrollSettleTolerance: SCROLL_SETTLE_TOLERANCE,
} as const;

/** The steps of the spacing scale in px. */
export const spacing = [48, 40, 32, 24, 20, 16, 8] as const;

/** The sides of the square view boxes on which icons are drawn, in px. */
export const iconViewboxes = [12, 16, 24, 48] as const;

/** Levels that an author may give a heading, and the usual one. */
export const headingLevels = { min: 1, max: 5, default: 3 } as const;

/** The levels of headings that a table of contents can list (spec section 5). */
export const outlineLevels = { min: 1, max: 6 } as const;

/** The lists of a table of contents: with bullets or numbered. `ul` and `ol` are the CMS's words for the two. */
export const listTypes = ['bulleted', 'numbered', 'ul', 'ol'] as const;

/** A word of `listTypes`. */
export type ListType = (typeof listTypes)[number];

/** Where a picture is held in its frame until smart-crop knows better: CSS `object-position` of one axis. */
export const defaultFocalPosition = '50%';
