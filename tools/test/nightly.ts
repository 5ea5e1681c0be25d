/**
 * Whether the run is that of the night. Some tests then take every way, size and scheme, of which the day takes some only.
 * Name such a test in `MORE_AT_NIGHT` (`run.ts`), so that the night runs it.
 */
export const IS_NIGHT = process.env.UNI_NIGHTLY === '1';
