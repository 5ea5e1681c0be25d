// The calls of the search service together, for an element to load when it needs the first of them.
export { popularSearches } from './popular-searches.js';
export { searchCourses } from './search-courses.js';
export { suggestCourses } from './suggest-courses.js';
