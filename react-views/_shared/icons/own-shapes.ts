// Written by draw-icon-shapes.mjs. Path data from Lucide (ISC licence, https://lucide.dev), Simple Icons (CC0 1.0,
// https://simpleicons.org) and, for Facebook, LinkedIn and Twitter, Feather (MIT licence, https://feathericons.com).
// The others were drawn for this library.
import type { IconShape } from './svg-icon.js';

export const add: IconShape = { box: 24, d: 'M5 12h14M12 5v14', stroke: 2 };
export const arrowRight: IconShape = { box: 24, d: 'M5 12h14M12 5l7 7-7 7', stroke: 2 };
export const chevronDownThick: IconShape = { box: 12, d: 'M1.5 4 6 8.5 10.5 4', stroke: 2 };
export const chevronLeft: IconShape = { box: 24, d: 'M15 18l-6-6 6-6', stroke: 2 };
export const chevronRight: IconShape = { box: 24, d: 'M9 18l6-6-6-6', stroke: 2 };
export const externalLink: IconShape = { box: 16, d: 'M9.5 2.75h3.75V6.5M13 3 7.25 8.75M6.5 3.75H2.75v9.5h9.5V9.5', stroke: 1.5 };
export const infoFilled: IconShape = { box: 24, d: 'M12 1a11 11 0 1 0 0 22 11 11 0 1 0 0-22zM10.75 6h2.5v2.5h-2.5zM10.75 10.5h2.5V18h-2.5z' };
export const padlock: IconShape = { box: 16, d: 'M2.75 7.25h10.5v7H2.75zM5 7V4.75a3 3 0 0 1 6 0V7', stroke: 1.5 };
