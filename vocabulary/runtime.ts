// Apart from the others so that the loader, which counts every byte, ships only these three.
/** The apps whose bundles the build writes. */
export const appNames = ['corporate', 'courses', 'corporate-local'] as const;
/** Milliseconds between two looks of the loader for what it waits for. */
export const LOADER_POLL_MS = 100;
/** How often the loader looks before it gives up. */
export const LOADER_MAX_POLLS = 30;

// The limits, lengths and durations that every page's own scripts need. They stand apart so that those pages load only
// these.
export const LANGUAGE_CODE_CHARACTERS = 2;
/** Ours, not the spec's: the largest response body that a call takes, in bytes. Real page models stay under 1 MB. */
export const RESPONSE_BODY_BYTES = 16 * 1024 * 1024;
/** In px. */
export const SCROLL_SETTLE_TOLERANCE = 5;
export const NETWORK_IDLE_POLL_MS = 100;
export const NETWORK_IDLE_TIMEOUT_MS = 3000;
export const REQUEST_TIMEOUT_MS = 5000;
export const LANGUAGE_COOKIE_DAYS = 60;
export const HASH_POLL_MS = 100;
export const SCROLL_SETTLE_CHECK_MS = 50;
export const SMART_CROP_RESIZE_DEBOUNCE_MS = 500;
