/** Apart from the others so that the loader, which counts every byte, ships only these two. */
export const LOADER_POLL_MS = 100;
export const LOADER_MAX_POLLS = 30;

/** What every page's own scripts need of the limits, lengths and durations, apart from the others so that they ship only these. */
export const runtime = {
  languageCodeCharacters: 2,
  /** Ours, not the spec's: the largest response body that a call takes, in bytes. Real page models stay under 1 MB. */
  responseBodyBytes: 16 * 1024 * 1024,
  /** In px. */
  scrollSettleTolerance: 5,
  networkIdlePollMs: 100,
  networkIdleTimeoutMs: 3000,
  requestTimeoutMs: 5000,
  languageCookieDays: 60,
  hashPollMs: 100,
  scrollSettleCheckMs: 50,
  smartCropResizeDebounceMs: 500,
} as const;
