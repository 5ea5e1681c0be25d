import * as every from './limits.js';
import { LANGUAGE_CODE_CHARACTERS, RESPONSE_BODY_BYTES } from './runtime.js';

export { authoring } from './authoring.js';
export { breakpoints } from './breakpoints.js';
export { colours } from './colours.js';
export {
  audiences,
  facultyAliases,
  searchTypes,
  studyLevels,
} from './courses.js';
export {
  defaultFocalPosition,
  defaultImageRatio,
  defaultVariants,
  designStyles,
  dimensions,
  headingLevels,
  iconViewboxes,
  imageRatios,
  imageVariants,
  type ListType,
  listTypes,
  outlineLevels,
  renditions,
  spacing,
} from './design.js';
export { fragmentMetas } from './fragment-metas.js';
export { admissionStepOrder, howToApplyOrder } from './group-order.js';
export { type IconName, iconNames } from './icons.js';
export { outageMessages } from './outage.js';
export { LOADER_MAX_POLLS, LOADER_POLL_MS } from './runtime.js';
export {
  addressLanguages,
  cmsPorts,
  homePageName,
  mediaTimeFormat,
  runModes,
  siteNames,
} from './site.js';
export { reservedPageStates } from './states.js';
export { timings } from './timings.js';
export { homePath, universityRegion, universityTimeZone } from './university.js';

/** Lengths of texts, in characters, and counts (spec section 9, unless said otherwise). */
export const limits = {
  ...every,
  languageCodeCharacters: LANGUAGE_CODE_CHARACTERS,
  responseBodyBytes: RESPONSE_BODY_BYTES,
} as const;
