import type { IconName } from '../../../vocabulary/icons.js';
import type { IconShape } from './svg-icon.js';

/** Where an icon's drawing comes from: a package's file, drawn to `box` px and `stroke` px wide, or our own path. */
export type IconSource =
  | {
      readonly lucide: string;
      readonly box: 24 | 48 | 16;
      readonly stroke: number;
      readonly filled?: boolean;
    }
  | { readonly simpleIcons: string; readonly stroke?: number }
  | IconShape;

const THICK = { box: 12, stroke: 2 } as const;
const SMALL = { box: 16, stroke: 1.5 } as const;
const OUTLINE = { box: 24, stroke: 1.5 } as const;

const FACEBOOK = 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z';
const LINKEDIN =
  'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2 9h4v12H2zM2 4a2 2 0 1 0 4 0 2 2 0 1 0-4 0';
const TWITTER =
  'M22 4a9.8 9.8 0 0 1-2 3.4c1.6 10-9.4 17.3-18 11.6a9.9 9.9 0 0 0 6-2C3 15.5.5 9.6 3 5a10.7 10.7 0 0 0 9 4c-.9-4.2 4-6.6 7-3.8A7.4 7.4 0 0 0 22 4z';
const CAMERA_BODY = 'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5z';

/**
 * The sources of every icon of the vocabulary, read by `draw-icon-shapes.ts`. Thick icons stand on the 12 px box and
 * what stands beside 16 px text on the 16 px box, so that their strokes fall on whole pixels.
 */
export const iconSources: Readonly<Record<IconName, IconSource>> = {
  'cross-thick': { ...THICK, d: 'm2 2 8 8M10 2l-8 8' },
  'chevron-left-thick': { ...THICK, d: 'M8 1.5 3.5 6 8 10.5' },
  'chevron-right-thick': { ...THICK, d: 'M4 1.5 8.5 6 4 10.5' },
  'chevron-down-thick': { ...THICK, d: 'M1.5 4 6 8.5 10.5 4' },
  'chevron-up-thick': { ...THICK, d: 'M1.5 8 6 3.5 10.5 8' },
  'chevron-left': { lucide: 'chevron-left', box: 24, stroke: 2 },
  'chevron-right': { lucide: 'chevron-right', box: 24, stroke: 2 },
  'arrow-right': { lucide: 'arrow-right', box: 24, stroke: 2 },
  'arrow-down-thick': { ...THICK, d: 'M6 1v9M1.5 6 6 10.5 10.5 6' },
  circle: { lucide: 'circle', box: 24, stroke: 2 },
  'info-filled': {
    box: 24,
    d: 'M12 1a11 11 0 1 0 0 22 11 11 0 1 0 0-22zM10.75 6h2.5v2.5h-2.5zM10.75 10.5h2.5V18h-2.5z',
  },
  info: { lucide: 'info', box: 24, stroke: 2 },
  support: { lucide: 'headset', box: 48, stroke: 3 },
  add: { lucide: 'plus', box: 24, stroke: 2 },
  subtract: { lucide: 'minus', box: 24, stroke: 2 },
  pause: { lucide: 'pause', box: 24, stroke: 2, filled: true },
  play: { lucide: 'play', box: 24, stroke: 2, filled: true },
  filter: { lucide: 'sliders-horizontal', box: 24, stroke: 2 },
  'search-error': { lucide: 'search-x', box: 48, stroke: 3 },
  padlock: { ...SMALL, d: 'M2.75 7.25h10.5v7H2.75zM5 7V4.75a3 3 0 0 1 6 0V7' },
  'add-thick': { ...THICK, d: 'M6 1.5v9M1.5 6h9' },
  'subtract-thick': { ...THICK, d: 'M1.5 6h9' },
  'external-link': { ...SMALL, d: 'M9.5 2.75h3.75V6.5M13 3 7.25 8.75M6.5 3.75H2.75v9.5h9.5V9.5' },
  facebook: { box: 24, d: FACEBOOK },
  'facebook-outline': { ...OUTLINE, d: FACEBOOK },
  instagram: {
    box: 24,
    d: `${CAMERA_BODY}M12 7a5 5 0 1 0 0 10 5 5 0 1 0 0-10zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 1 1 0-5.6zM16.4 5.2h2.4v2.4h-2.4z`,
  },
  'instagram-outline': { ...OUTLINE, d: `${CAMERA_BODY}M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM17.5 6.5h.01` },
  linkedin: { box: 24, d: LINKEDIN },
  'linkedin-outline': { ...OUTLINE, d: LINKEDIN },
  twitter: { box: 24, d: TWITTER },
  'twitter-outline': { ...OUTLINE, d: TWITTER },
  wechat: { simpleIcons: 'wechat' },
  'wechat-outline': { simpleIcons: 'wechat', stroke: 1 },
  youtube: { simpleIcons: 'youtube' },
  'youtube-outline': { simpleIcons: 'youtube', stroke: 1 },
  tiktok: { simpleIcons: 'tiktok' },
  'tiktok-outline': { simpleIcons: 'tiktok', stroke: 1 },
  bluesky: { simpleIcons: 'bluesky' },
  'bluesky-outline': { simpleIcons: 'bluesky', stroke: 1 },
};
