import { arrowRight, chevronRight, externalLink } from './own-shapes.js';
import type { IconShape } from './svg-icon.js';

const SHAPES: Readonly<Record<string, IconShape>> = {
  'arrow-right': arrowRight,
  'chevron-right': chevronRight,
};

/** The icon of a link that opens a new window, by the name that an author chose. */
export const windowIcon = (name = ''): IconShape =>
  (Object.hasOwn(SHAPES, name) && SHAPES[name]) || externalLink;
