/** Parts of the university with a site of their own. */
export const siteNames = ['vietnamese-institute', 'library'] as const;

/** The stages of a CMS in the cloud, as a host's name says them. */
export const stages = ['dev', 'test', 'stage', 'train', 'prod'] as const;
/** Where a CMS runs: on a developer's machine, on a stage, for everybody. */
export const runModes = ['localdev', 'local', ...stages] as const;

/** The ports of a local CMS, by the role of the host that listens there. */
export const cmsPorts = { author: '4502', publish: '4503' } as const;

/** The formats of texts that are made from numbers. `{h}`, `{m}` and `{s}` stand for whole numbers. */
export const mediaTimeFormat = '{h} hour {m} min {s} sec';

/** The languages that stand as a segment in the addresses of pages, the first being that of a page that names none. */
export const addressLanguages = ['en', 'vi'] as const;

/** The page that a path ending in a slash means (spec section 2). */
export const homePageName = 'home';
