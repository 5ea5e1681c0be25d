import { languageTag } from '../../vocabulary/language-tag.js';
import { shortened } from '../_safe/text.js';
import type { LintedTag, TagFinding } from './finding.js';

/** Names a `lang` that is no language, because neither the tag's dates nor a screen reader can follow it. */
export function languageFindings({ lang }: LintedTag): TagFinding[] {
  if (!lang || languageTag(lang)) return [];
  return [
    {
      place: `lang="${shortened(lang)}"`,
      message: 'names no language for its words',
      remedy: 'write a code such as vi or vi-VN',
    },
  ];
}
