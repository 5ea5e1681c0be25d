/**
 * Whether the run is that of the night: some tests then take every way, size and scheme, of which by day each thing that
 * they ask about takes one in its turn.
 */
export const IS_NIGHT = process.env.UNI_NIGHTLY === '1';
