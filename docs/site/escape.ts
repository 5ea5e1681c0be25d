/** Text as HTML, safe in content and in quoted attributes. */
export { escape as escapeHtml } from 'lodash-es';
