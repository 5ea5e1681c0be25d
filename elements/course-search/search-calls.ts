/** The calls are loaded with the first of them. */
export const calls = () => import('../../page/search/search-source.js');
