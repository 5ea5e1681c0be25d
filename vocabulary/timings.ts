import { LOADER_MAX_POLLS, LOADER_POLL_MS, runtime } from './runtime.js';

/** Every duration of the spec's section 9, and how often a thing of a given interval happens at most. */
export const timings = {
  loaderPollMs: LOADER_POLL_MS,
  loaderMaxPolls: LOADER_MAX_POLLS,
  networkIdlePollMs: runtime.networkIdlePollMs,
  networkIdleTimeoutMs: runtime.networkIdleTimeoutMs,
  editingPollMs: 100,
  editingMaxPolls: 160,
  tocRefreshMs: 1000,
  hashPollMs: runtime.hashPollMs,
  scrollSettleCheckMs: runtime.scrollSettleCheckMs,
  requestTimeoutMs: runtime.requestTimeoutMs,
  languageCookieDays: runtime.languageCookieDays,
  animationsMs: [350, 450, 350],
  showMoreFadeMs: 250,
  scrollThrottleMs: 100,
  mousemoveThrottleMs: 100,
  resizeThrottleMs: 200,
  /** Ours: how long a visitor's typing pauses before suggestions are asked for. */
  searchDebounceMs: 150,
  smartCropPollMs: 300,
  smartCropResizeDebounceMs: runtime.smartCropResizeDebounceMs,
} as const;
