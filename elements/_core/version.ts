/** The package's version, as the elements carry it: a second copy of the library names both. */
export const VERSION = '1.0.0';
