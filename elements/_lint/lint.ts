import { attributeFindings } from './attributes.js';
import { contentFindings } from './content.js';
import type { Finding, LintedTag } from './finding.js';
import { languageFindings } from './language.js';
import { pictureFindings } from './pictures.js';

/**
 * Checks a tag and gives its findings, but for a missing view (`torn-view.ts`) and icon files (`icon-file.ts`), which its
 * callers look for themselves. It only reads, so you may call it at any time.
 */
export function lint(tag: LintedTag): Finding[] {
  const findings = [
    ...attributeFindings(tag),
    ...contentFindings(tag),
    ...pictureFindings(tag),
    ...languageFindings(tag),
  ];
  return findings.map((finding) => ({ element: tag.definition.tag, ...finding }));
}

/** A finding as the console says it. */
export const sentenceOf = ({ element, place, message, remedy }: Finding): string =>
  `<${element}> ${place ? `${place} ` : ''}${message}; ${remedy}`;
