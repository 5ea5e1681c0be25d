/** What every page's own scripts need of the limits and lengths, apart from the others so that they ship only these. */
export const runtime = {
  languageCodeCharacters: 2,
  /** Ours, not the spec's: the largest response body that a call takes, in bytes. Real page models stay under 1 MB. */
  responseBodyBytes: 16 * 1024 * 1024,
  /** In px. */
  scrollSettleTolerance: 5,
} as const;
