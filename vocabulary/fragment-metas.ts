// Apart from the others: only the header and the footer need it, and no page's first script.
/** Meta tags that name the fragments which every page shares (spec section 7). */
export const fragmentMetas = { header: 'exf-header-data-path', footer: 'exf-footer-data-path' } as const;
