/** Apart from the others so that the loader, which counts every byte, ships only these two. */
export const LOADER_POLL_MS = 100;
export const LOADER_MAX_POLLS = 30;

/** Every duration of the spec's section 9, and how often a thing of a given interval happens at most. */
export const timings = {
  loaderPollMs: LOADER_POLL_MS,
  loaderMaxPolls: LOADER_MAX_POLLS,
  networkIdlePollMs: 100,
  networkIdleTimeoutMs: 3000,
  editingPollMs: 100,
  editingMaxPolls: 160,
  tocRefreshMs: 1000,
  hashPollMs: 100,
  scrollSettleCheckMs: 50,
  requestTimeoutMs: 5000,
  languageCookieDays: 60,
  animationsMs: [350, 450, 350],
  showMoreFadeMs: 250,
  scrollThrottleMs: 100,
  mousemoveThrottleMs: 100,
  resizeThrottleMs: 200,
  /** Ours: how long a visitor's typing pauses before suggestions are asked for. */
  searchDebounceMs: 150,
  smartCropPollMs: 300,
  smartCropResizeDebounceMs: 500,
} as const;
