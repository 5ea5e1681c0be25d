import type { Parts } from '../../react-views/_shared/parts.js';
import type { Html } from '../_core/declare/html.js';
import { type AuthoredPart, inItem } from '../_core/declare/tree.js';
import { type Section, sectionsIn } from '../_core/form/sections.js';
import { byGroup } from './in-order.js';

const LIST = /^ol$/;
const HEADING = /^h[1-6]$/;
const BOLD = /^(?:b|strong)$/;
/** Lists in these are a text's. */
const CLOSED = /^(?:ol|ul|details|table|blockquote|nav|aside|dl)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Separators behind a title in bold. */
const SIGNS = /^(?:<p>)?[\s:.–—-]+/;

/** One item as an author's HTML gives it. */
interface Item {
  readonly title?: string;
  readonly content?: AuthoredPart | string | undefined;
  readonly date?: string | undefined;
  readonly group?: string | undefined;
  readonly audience?: string | undefined;
  readonly level?: string | undefined;
  readonly link?: string | undefined;
  readonly id?: string | undefined;
  readonly titleId?: string | undefined;
  readonly isStep?: boolean;
  readonly parts?: Parts | undefined;
}

/** What a step is made of. */
interface Source {
  readonly item?: unknown;
  readonly heading?: unknown;
  readonly content: readonly unknown[];
  readonly group?: string | undefined;
}

/** The items of the ordered lists in a tag's HTML, or its headed sections, and the text between them. */
export function stepsIn(html: Html): readonly Item[] | undefined {
  const lists = html.elements(LIST, html.nodes, CLOSED);
  const sections = sectionsIn(html);
  if (lists.length > 0 && (!sections || areSteps(html, lists, sections))) return itemsIn(html, lists);
  return sections?.map(({ heading, item, content }) =>
    heading === undefined ? textOf(html, content) : stepOf(html, { heading, item, content }),
  );
}

/** The number of the step that its author has marked as the current one. */
export function currentOf(items: readonly Item[]): string | undefined {
  const steps = byGroup(items).filter(({ title, date, isStep }) => title || date || isStep);
  const at = steps.findIndex(({ parts }) => parts?.item?.['aria-current'] === 'step');
  return at < 0 ? undefined : String(at + 1);
}

/** True if the items of lists have headings, or titles in bold in a list below each heading. */
function areSteps(html: Html, lists: readonly unknown[], sections: readonly Section[]): boolean {
  const some = (isTitled: (item: unknown) => boolean) =>
    lists.some((list) => html.children(list).some(isTitled));
  if (some((item) => headingOf(html, item) !== undefined)) return true;
  const wanted = new Set(lists);
  const isList = (node: unknown) => wanted.has(node);
  const isGroup = ({ heading, content }: Section) =>
    heading === undefined || content.some((node) => html.holds(isList, node));
  return some((item) => boldIn(html, item) !== undefined) && sections.every(isGroup);
}

const headingOf = (html: Html, item: unknown): unknown =>
  html.name(item) === 'li' ? html.elements(HEADING, [item], CLOSED).find(html.hasWords) : undefined;

/** Where there are several lists, the heading above one names the group of its steps. */
function itemsIn(html: Html, lists: readonly unknown[]): Item[] {
  const wanted = new Set(lists);
  const isList = (node: unknown) => wanted.has(node);
  const items: Item[] = [];
  let text: unknown[] = [];
  let group: string | undefined;
  const endText = () => {
    const item = textOf(html, text);
    if (item.content) items.push(item);
    text = [];
  };
  const walk = (nodes: readonly unknown[]) => {
    for (const node of nodes) {
      if (isList(node)) {
        endText();
        for (const item of html.children(node))
          if (!html.isBlank(item) && !html.isHidden(item)) items.push(listedStep(html, item, node, group));
        html.take(node);
        group = undefined;
      } else if (html.holds(isList, node)) walk(html.children(node));
      else if (lists.length > 1 && HEADING.test(html.name(node)) && !html.isHidden(node)) {
        endText();
        group = html.words(node);
        html.take(node);
      } else text.push(node);
    }
  };
  walk(html.nodes);
  endText();
  return items;
}

function listedStep(html: Html, item: unknown, list: unknown, group: string | undefined): Item {
  const heading = headingOf(html, item) ?? boldIn(html, item);
  const said = html.attribute(list, 'data-group') ?? group;
  return { ...stepOf(html, { item, heading, content: html.children(item), group: said }), isStep: true };
}

/** Bold words that a step begins with. */
function boldIn(html: Html, item: unknown): unknown {
  const [first] = html.children(item).filter((node) => !html.isBlank(node));
  if (first === undefined) return undefined;
  if (BOLD.test(html.name(first)) && !html.holdsLive(first)) return first;
  return html.name(first) === 'p' ? boldIn(html, first) : undefined;
}

function stepOf(html: Html, { item, heading, content, group }: Source): Item {
  const isBold = heading !== undefined && BOLD.test(html.name(heading));
  const [link] = heading === undefined ? [] : html.links([heading]);
  const title = heading === undefined ? undefined : html.words(heading);
  const time = html.elements(/^time$/, content).find((each) => isAlone(html, each));
  const parts = html.written({ item, heading, link, time });
  if (heading !== undefined) html.take(heading);
  if (time !== undefined) html.take(time);
  const text = html.richText(html.rest(content));
  const words = isBold ? (markup: string) => markup.replace(SIGNS, '<p>') : undefined;
  return {
    ...(title !== undefined && { title }),
    content: text && inItem(text, words, isBold ? { before: SIGNS } : undefined),
    date: time === undefined ? undefined : html.attribute(time, 'datetime'),
    group: (item === undefined ? undefined : html.attribute(item, 'data-group')) ?? group,
    audience: item === undefined ? undefined : html.attribute(item, 'data-audience'),
    level: heading === undefined || isBold ? undefined : html.name(heading),
    link: link === undefined ? undefined : html.link(link).address,
    id: parts?.item?.id,
    titleId: parts?.heading?.id,
    parts,
  };
}

/** True if a time is a day that has its element for itself, so that the view may write it in its own words. */
const isAlone = (html: Html, time: unknown): boolean =>
  DAY.test(html.attribute(time, 'datetime') ?? '') &&
  html.beside(time).every((node) => node === time || !html.isWorded(node) || HEADING.test(html.name(node)));

function textOf(html: Html, nodes: readonly unknown[]): Item {
  const text = html.richText(nodes);
  return { content: text && inItem(text) };
}
