import {
  HASH_POLL_MS,
  LANGUAGE_COOKIE_DAYS,
  LOADER_MAX_POLLS,
  LOADER_POLL_MS,
  NETWORK_IDLE_POLL_MS,
  NETWORK_IDLE_TIMEOUT_MS,
  REQUEST_TIMEOUT_MS,
  SCROLL_SETTLE_CHECK_MS,
  SMART_CROP_RESIZE_DEBOUNCE_MS,
} from './runtime.js';

/**
 * The durations of the spec's section 9 that something here is bound to, and how often a thing of a given interval happens
 * at most.
 */
export const timings = {
  loaderPollMs: LOADER_POLL_MS,
  loaderMaxPolls: LOADER_MAX_POLLS,
  networkIdlePollMs: NETWORK_IDLE_POLL_MS,
  networkIdleTimeoutMs: NETWORK_IDLE_TIMEOUT_MS,
  editingPollMs: 100,
  editingMaxPolls: 160,
  tocRefreshMs: 1000,
  hashPollMs: HASH_POLL_MS,
  scrollSettleCheckMs: SCROLL_SETTLE_CHECK_MS,
  requestTimeoutMs: REQUEST_TIMEOUT_MS,
  languageCookieDays: LANGUAGE_COOKIE_DAYS,
  animationsMs: [350, 450, 350],
  showMoreFadeMs: 250,
  scrollThrottleMs: 100,
  /** Ours: how long a visitor's typing pauses before suggestions are asked for. */
  searchDebounceMs: 150,
  /** Ours: how long a search must have been quiet before its result is announced, and how long the text then stays. */
  searchAnnounceAfterMs: 1000,
  searchAnnouncedForMs: 5000,
  smartCropResizeDebounceMs: SMART_CROP_RESIZE_DEBOUNCE_MS,
} as const;
