// What elements see of the page: nothing else under page/ is theirs to import.

export { decoded, leadsHere } from './anchors/targets/in-page.js';
export { behave } from './behaviour/behave.js';
export { hideUntilFound, keepFolds, unhide } from './behaviour/fold.js';
export { followTargets } from './behaviour/follow-targets.js';
export { submitFromIsolation } from './behaviour/isolated-submit.js';
export { isEditingMode } from './environment/modes.js';
export { isRecord } from './is-record.js';
export { languageAddress, languagesOfPage } from './locale/language-address.js';
export { pageLocale } from './locale/page-language.js';
export { labelsFor, wordFor } from './locale/words.js';
export { fragmentModelAddress } from './model/fetch-model.js';
export { findInPageModel } from './model/find-model.js';
export { modelCalls } from './model/model-calls.js';
export { orderedModels } from './model/order-items.js';
export { pageModel } from './model/page-model.js';
export { homeAddress, homeOrigin } from './request/home-origin.js';
export { reasonOf } from './request/request-error.js';
export { tellMissing } from './scripts.js';
export { type CourseResults, readCourseResults } from './search/results.js';
export { searchCalls } from './search/search-calls.js';
export { eventPathElements } from './wake/event-path.js';
export { isKnownTag } from './wake/known-tags.js';
export {
  applyDeferredAttributes,
  ID_PREFIX_MARK,
  PRERENDERED_MARK,
  REACT_MARK,
  STYLE_MARK,
  TRIGGER_MARK,
  viewRootOf,
} from './wake/prerendered.js';
export { wakeIn } from './wake/wake.js';
export { isUnchecked, warnOnce } from './warn.js';
