import { ID_PREFIX } from '../_safe/rich-text-vocabulary.js';
import type { LintedTag, TagFinding } from './finding.js';
import { cut, type Tag, tagsIn } from './rich-text.js';

/** What an attribute of an element in the tag says that its view may have lost. */
interface Said {
  readonly what: string;
  readonly remedy: string;
  readonly saidIn: (tag: Tag) => readonly string[];
}

const EACH_SAID: readonly Said[] = [
  {
    what: 'the id',
    remedy: 'write it on a title, an item or a paragraph, or on the tag',
    saidIn: ({ name, attributes }) => [
      attributes.get('id') ??
        (name === 'a' && !attributes.has('href') ? attributes.get('name') : undefined) ??
        '',
    ],
  },
  {
    what: 'the source',
    remedy: 'leave it out, or put the picture beside the tag',
    saidIn: ({ name, attributes }) =>
      name === 'source' ? [attributes.get('srcset') ?? attributes.get('src') ?? ''] : [],
  },
  {
    what: 'the language',
    remedy: 'write lang on the tag, or on a title or a paragraph',
    saidIn: ({ attributes }) => [attributes.get('lang')?.toLowerCase() ?? ''],
  },
];

/**
 * Names ids, sources and languages of the ordinary HTML that the page has no more.
 *
 * @param shown the view, and what stays in sight beside it.
 */
export function lostFindings({ authored, lang }: LintedTag, shown: string): TagFinding[] {
  const written = tagsIn(authored.rest?.html() ?? '');
  const kept = tagsIn(shown);
  return EACH_SAID.flatMap(({ what, remedy, saidIn }) => {
    const said = (tags: readonly Tag[]) => new Set(tags.flatMap(saidIn).filter(Boolean));
    const left = said(kept);
    left.add(lang?.toLowerCase() ?? '');
    const lost = [...said(written)].filter((value) => !left.has(value) && !left.has(`${ID_PREFIX}${value}`));
    return lost.map((value) => ({ place: '', message: `loses ${what} "${cut(value)}"`, remedy }));
  });
}
