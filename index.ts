// The package's root: everything by name, nothing happens on import (contract §5).
import { readNamesFromTable } from './elements/_safe/named-characters-table.js';

// Node has no document that could parse a named character reference.
if (typeof document === 'undefined') readNamesFromTable();

export { VERSION } from './elements/_core/declare/version.js';
export { validateSvg } from './elements/_icon-files/validate-svg.js';
export { reencodeQuery, safeUrl } from './elements/_safe/safe-url.js';
export { sanitizeHtml } from './elements/_safe/sanitize.js';
export { coerceAttribute, decodeText, kebabCase } from './elements/_safe/text.js';
export { collectHeadings, type HeadingEntry, type HeadingOptions } from './elements/toc/collect-headings.js';
export { checkHeadingRange } from './elements/toc/heading-range.js';
export { createLocaleMachine } from './fsm/locale-machine.js';
export { createPageMachine } from './fsm/page-machine.js';
export { createReloadMachine } from './fsm/reload-machine.js';
export { loadPageScripts } from './loader/load-page-scripts.js';
export {
  type DataCallOptions,
  fetchCommonContent,
  fetchFragmentContent,
  fetchGlobalConfig,
  fetchPopularSearches,
} from './page/data/calls.js';
export { collectionEnvironment, environment, hostRole, siteSection } from './page/environment/environment.js';
export { setHomeOrigin } from './page/environment/home-origin.js';
export { displayMode, isEditingMode, isPreviewMode } from './page/environment/modes.js';
export { languageHref } from './page/locale/language-address.js';
export { languageCode } from './page/locale/page-language.js';
export { pseudoTranslate, translate } from './page/locale/words.js';
export { fragmentModelUrl, pageModelUrl, renditionUrl, resolveDataUrl } from './page/model/addresses.js';
export { fetchPageModel } from './page/model/fetch-model.js';
export { findModel } from './page/model/find-model.js';
export { normaliseModelKeys } from './page/model/normalise-keys.js';
export { orderItems } from './page/model/order-items.js';
export { feedDataLayer } from './page/phases/data-layer.js';
export type { PageData, PageDataChange } from './page/phases/page-context.js';
export { type StartPageOptions, startPage } from './page/phases/start-page.js';
export { fetchJson, request } from './page/request/request.js';
export { RequestError } from './page/request/request-error.js';
export { type CourseQuery, searchCourses, suggestCourses } from './page/search/calls.js';
export type { CourseResult, CourseResults } from './page/search/results.js';
export { truncateText } from './react-views/_shared/fold/truncate-text.js';
export { buttonType } from './react-views/_shared/links/button-type.js';
export { isVectorImage } from './react-views/_shared/pictures/is-vector-image.js';
export { randomId } from './react-views/_shared/random-id.js';
export { formatMediaTime } from './react-views/_shared/text/media-time.js';
