// The one door to this folder: a module outside imports from here alone (tools/imports/rules.ts). A build takes each name
// from the module that has it (tools/rollup/doors.ts), so a script that marks HTML as trusted brings no sanitiser.
export { isOwnAddress, judgedAlike, ReadDifferently } from './judged-alike.js';
export { latePicture } from './late-picture.js';
export { loadOnce } from './load-once.js';
export { characterInTable, readNamesFromTable } from './named-characters-table.js';
export { isToBeEncoded, pictureCandidates, writtenCandidates } from './picture-candidates.js';
export { escapeText, isPlainHtml, unescapeTags } from './plain-html.js';
export {
  alignmentIn,
  FORBIDDEN_ATTRIBUTES,
  FORBIDDEN_TAGS,
  ID_PREFIX,
  ID_REFERENCES,
  isNamedIn,
  LINK_TARGETS,
  ownClasses,
} from './rich-text-vocabulary.js';
export { loadSanitizer, provideSanitizer, SanitizerMissing, toSafeHtml, withSanitizer } from './safe-html.js';
export { asRead, isPictureAddress, reencodeQuery, safeUrl } from './safe-url.js';
export { createSanitizer, type SanitizerPlace, sanitizeHtml } from './sanitize.js';
export {
  asText,
  coerceAttribute,
  decodeText,
  kebabCase,
  lettersOf,
  parseNumber,
  shortened,
} from './text.js';
export { asPolicyMissing, trustHtml, trustScriptUrl } from './trusted-types.js';
