/**
 * The full named icon set (spec section 9). A social icon's plain name is the filled brand mark, and `-outline` is the
 * same mark as a line drawing.
 */
export const iconNames = [
  'cross-thick',
  'chevron-left-thick',
  'chevron-right-thick',
  'chevron-down-thick',
  'chevron-up-thick',
  'chevron-left',
  'chevron-right',
  'arrow-right',
  'arrow-down-thick',
  'circle',
  'info-filled',
  'info',
  'support',
  'add',
  'subtract',
  'pause',
  'play',
  'filter',
  'search-error',
  'padlock',
  'add-thick',
  'subtract-thick',
  'external-link',
  'facebook',
  'facebook-outline',
  'instagram',
  'instagram-outline',
  'linkedin',
  'linkedin-outline',
  'twitter',
  'twitter-outline',
  'wechat',
  'wechat-outline',
  'youtube',
  'youtube-outline',
  'tiktok',
  'tiktok-outline',
  'bluesky',
  'bluesky-outline',
] as const;

/** A word of `iconNames`. */
export type IconName = (typeof iconNames)[number];
