/** Where the brand is remembered from page to page. */
export const BRAND = 'uni-docs-brand';
