/** Meta tags that name the fragments which every page shares (spec section 7). */
export const fragmentMetas = { header: 'exf-header-data-path', footer: 'exf-footer-data-path' } as const;
