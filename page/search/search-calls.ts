/** The calls to the search service are loaded with the first of them. */
export const searchCalls = () => import('./calls.js');
