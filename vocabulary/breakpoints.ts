/** Window widths in px: up to `…Down` is below a breakpoint, from `…Up` is above it (spec section 9). */
export const breakpoints = {
  mobileLandscapeDown: 576,
  mobileLandscapeUp: 577,
  tabletDown: 767,
  tabletUp: 768,
  smallDesktopDown: 991,
  smallDesktopUp: 992,
  largeDesktopDown: 1199,
  largeDesktopUp: 1200,
  extraLargeDown: 2559,
  extraLargeUp: 2560,
} as const;
