// What elements see of the page: nothing else under page/ is theirs to import.
export { behave } from './behaviour/behave.js';
export { hideUntilFound, keepFolds, unhide } from './behaviour/fold.js';
export { decoded } from './decoded.js';
export { homeAddress, homeOrigin } from './environment/home-origin.js';
export { isRecord } from './is-record.js';
export { labelsFor, wordFor } from './locale/labels-source.js';
export { languageAddress, languagesOfPage } from './locale/language-address.js';
export { pageLocale } from './locale/locale-source.js';
export { findInPageModel } from './model/find-in-page-model.js';
export { fragmentModelAddress, loadModel } from './model/load-model.js';
export { pageModel } from './model/model-source.js';
export { orderedModels } from './model/ordered-models.js';
export { reasonOf } from './request/reason-of.js';
export { type CourseResults, readCourseResults } from './search/course-results.js';
export { searchCalls } from './search/search-calls.js';
export { eventPathElements } from './wake/event-path.js';
export { isKnownTag } from './wake/known-tags.js';
export {
  applyDeferredAttributes,
  ID_PREFIX_MARK,
  PRERENDERED_MARK,
  STYLE_MARK,
  TRIGGER_MARK,
  viewRootOf,
} from './wake/prerendered.js';
export { wakeIn } from './wake/wake.js';
export { isUnchecked, warnOnce } from './warn.js';
