/** The region whose way of writing dates and numbers counts where a language has several. */
export const universityRegion = 'AU';

/** Where the university's days begin and end. */
export const universityTimeZone = 'Australia/Sydney';

/** The university's home page, where the home link leads unless a header says otherwise. */
export const homePath = '/';
