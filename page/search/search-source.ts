// How an element reaches the search service: with `model-source.ts` the only part of `page/` that elements import.
export { RequestError } from '../request-error.js';
export { type CourseResult, type CourseResults, readCourseResults } from './course-results.js';
export { popularSearches } from './popular-searches.js';
export type { SearchKind } from './search-collection.js';
export { searchCourses } from './search-courses.js';
export { suggestCourses } from './suggest-courses.js';
