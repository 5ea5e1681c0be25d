import type { Parts } from '../../../react-views/_shared/parts.js';
import type { Html } from '../declare/html.js';
import { type AuthoredPart, inItem } from '../declare/tree.js';

const FOLD = /^details$/;
const HEADING = /^h[1-6]$/;

/** One item as an author's HTML gives it. */
interface Item {
  readonly title?: string;
  /** A line under the title. */
  readonly note?: string | undefined;
  readonly content?: AuthoredPart | string | undefined;
  readonly level?: string | undefined;
  readonly open?: boolean;
  readonly id?: string | undefined;
  readonly titleId?: string | undefined;
  readonly audience?: string | undefined;
  readonly parts?: Parts | undefined;
}

/** The props of ordinary HTML. Folds that share a name close each other, as HTML has it. */
export function propsIn(html: Html) {
  const isNamed = html.elements(FOLD).some((fold) => html.attribute(fold, 'name'));
  return { exclusive: isNamed || undefined, items: html.unlessSlotted('items', foldsIn) };
}

/** The folds in a tag's HTML, and what stands between them. */
export function foldsIn(html: Html): readonly Item[] | undefined {
  if (html.elements(FOLD).length === 0) return undefined;
  const items: Item[] = [];
  const addText = (nodes: readonly unknown[]) => {
    const content = html.richText(nodes);
    if (content) items.push({ content: inItem(content) });
  };
  html.parted(FOLD, (fold, audience) => items.push({ ...foldOf(html, fold), audience }), addText);
  return items;
}

/** The nodes behind the heading in a summary. */
function behindHeading(html: Html, nodes: readonly unknown[]): readonly unknown[] {
  const at = nodes.findIndex((node) => html.holds(HEADING, node));
  if (at < 0) return [];
  return [...behindHeading(html, html.children(nodes[at])), ...nodes.slice(at + 1)];
}

function foldOf(html: Html, fold: unknown): Item {
  const summary = html.children(fold).find((node) => html.name(node) === 'summary');
  const heading = summary === undefined ? undefined : html.elements(HEADING, [summary])[0];
  const behind = summary === undefined ? [] : behindHeading(html, html.children(summary));
  const note = behind.map(html.words).join(' ').replace(/\s+/g, ' ').trim();
  if (summary !== undefined) html.take(summary);
  const content = html.richText(html.children(fold).filter((node) => node !== summary));
  html.take(fold);
  const parts = html.written({ item: fold, summary, heading });
  return {
    title: summary === undefined ? '' : withoutEnd(html.words(summary), note),
    note: note || undefined,
    content: content && inItem(content),
    level: heading === undefined ? undefined : html.name(heading),
    open: html.attribute(fold, 'open') !== undefined,
    id: parts?.item?.id,
    titleId: parts?.heading?.id ?? parts?.summary?.id,
    parts,
  };
}

const withoutEnd = (words: string, end: string): string =>
  words.endsWith(end) ? words.slice(0, words.length - end.length).trim() : words;
