import type { Parts } from '../../react-views/_shared/parts.js';
import type { Html } from '../_core/declare/html.js';
import { type AuthoredPart, inItem } from '../_core/declare/tree.js';
import { foldsIn } from '../_core/form/folds.js';
import { type Section, sectionsIn } from '../_core/form/sections.js';

/** One item as an author's HTML gives it. */
interface Item {
  readonly title?: string;
  readonly content?: AuthoredPart | string | undefined;
  readonly level?: string | undefined;
  readonly id?: string | undefined;
  readonly titleId?: string | undefined;
  readonly audience?: string | undefined;
  readonly parts?: Parts | undefined;
}

/** The headed sections in a tag's HTML, else its folds, and the text beside them. */
export function tabsIn(html: Html): readonly Item[] | undefined {
  return sectionsIn(html)?.map((section) => itemOf(html, section)) ?? foldsIn(html)?.map(withNote);
}

/** A tab is one line. */
const withNote = ({ note, title = '', ...item }: Item & { readonly note?: string | undefined }): Item => ({
  ...item,
  title: note ? `${title} ${note}` : title,
});

function itemOf(html: Html, { heading, item, content }: Section): Item {
  // A title that chooses a tab cannot be a link, too, so its links begin the text.
  const links = heading === undefined ? [] : html.links([heading]);
  const text = html.richText(links, content);
  if (heading === undefined) return { content: text && inItem(text) };
  const parts = html.written({ item, heading });
  html.take(heading);
  return {
    title: html.words(heading),
    content: text && inItem(text),
    level: html.name(heading),
    id: parts?.item?.id,
    titleId: parts?.heading?.id,
    audience: item === undefined ? undefined : html.attribute(item, 'data-audience'),
    parts,
  };
}
