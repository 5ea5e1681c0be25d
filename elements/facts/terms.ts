import type { Parts } from '../../react-views/_shared/parts.js';
import type { Html } from '../_core/declare/html.js';
import { type AuthoredPart, inItem } from '../_core/declare/tree.js';

const TERMS = /^dl$/;
const TERM = /^dt$/;
const TABLE = /^table$/;
const LIST = /^[ou]l$/;
const ROW = /^tr$/;
const CELL = /^t[dh]$/;
const BOLD = /^(?:b|strong)$/;
/** What parts bold words from the rest of their line. */
const COLON = /\s*[:\uff1a]\s*$/;
const PARTING = /^(?:<p>)?[\s:\uff1a\u2013\u2014-]+/;
/** Free text alone is no paragraph. */
const ONE_PARAGRAPH = /^<p>((?:(?!<\/?p[\s>]).)*)<\/p>$/s;

/** Elements that hold a value. */
const VALUE = /^(?:dd|t[dh])$/;

interface Item {
  readonly label?: string;
  readonly value: AuthoredPart | string | undefined;
  readonly audience?: string | undefined;
  readonly parts?: Parts | undefined;
}

/**
 * The terms of a tag's lists of terms with their values, and what stands between the lists. Tables of two columns are such
 * lists, and so are lists whose items begin with bold words.
 */
export function factsIn(html: Html): readonly Item[] | undefined {
  const isList = listsOf(html);
  const lists = html.elements(/^(?:dl|table|[ou]l)$/).filter(isList);
  if (lists.length === 0) return undefined;
  // A component among the terms may be terms and values, which nobody can tell.
  if (lists.some((list) => html.children(list).some((node) => html.isLive(node)))) return undefined;
  const items: Item[] = [];
  const addText = (nodes: readonly unknown[]) => {
    const value = html.richText(nodes);
    if (value) items.push({ value: inItem(value) });
  };
  const addList = (list: unknown, audience: string | undefined) => {
    for (const item of itemsOf(html, list)) items.push({ ...item, audience: item.audience ?? audience });
  };
  html.parted(isList, addList, addText);
  html.take(...html.nodes.filter((node) => html.holds(isList, node)));
  return items;
}

/** Whether an element is a list of terms. It is one function, so that the answers about all in an element are remembered. */
function listsOf(html: Html): (node: unknown) => boolean {
  return (node) => {
    const name = html.name(node);
    if (TABLE.test(name)) {
      const rows = html.elements(ROW, html.children(node), TABLE);
      return rows.length > 0 && rows.every((row) => cellsOf(html, row).length === 2);
    }
    if (!LIST.test(name)) return TERMS.test(name);
    const items = html.children(node).filter((item) => !html.isBlank(item));
    return items.length > 0 && items.every((item) => boldIn(html, item) !== undefined);
  };
}

const cellsOf = (html: Html, row: unknown) =>
  html
    .children(row)
    .filter((cell) => CELL.test(html.name(cell)) && html.attribute(cell, 'colspan') === undefined);

interface Bold {
  readonly words: unknown;
  readonly rest: readonly unknown[];
}

/** The bold words that an item begins with, and what follows them. */
function boldIn(html: Html, item: unknown): Bold | undefined {
  const [first, ...rest] = html.children(item).filter((node) => !html.isBlank(node));
  if (first === undefined) return undefined;
  if (BOLD.test(html.name(first)))
    return rest.some((node) => html.isWorded(node) || html.holdsLive(node))
      ? { words: first, rest }
      : undefined;
  const inside = html.name(first) === 'p' ? boldIn(html, first) : undefined;
  return inside && { ...inside, rest: [...inside.rest, ...rest] };
}

function itemsOf(html: Html, list: unknown): readonly Item[] {
  const items: Item[] = [];
  if (TABLE.test(html.name(list))) addRows(html, list, items);
  else if (LIST.test(html.name(list))) addBold(html, list, items);
  else addFacts(html, html.children(list), items);
  return items;
}

function addRows(html: Html, table: unknown, items: Item[]): void {
  const inside = html.children(table);
  const caption = inside.find((node) => html.name(node) === 'caption');
  const words = caption === undefined ? undefined : html.richText(html.children(caption));
  if (words) items.push({ value: inItem(words) });
  for (const part of [table, ...inside])
    for (const row of html.children(part).filter((node) => ROW.test(html.name(node)))) {
      if (html.isHidden(row)) continue;
      const [term, value] = cellsOf(html, row);
      const audience = html.attribute(part, 'data-audience');
      const fact = factOf(html, [term], [value], row);
      items.push({ ...fact, audience: fact.audience ?? audience });
    }
}

function addBold(html: Html, list: unknown, items: Item[]): void {
  for (const item of html.children(list)) {
    const bold = html.isHidden(item) ? undefined : boldIn(html, item);
    if (!bold) continue;
    const value = html.richText(bold.rest);
    const edit = (markup: string) => markup.replace(PARTING, '<p>').replace(ONE_PARAGRAPH, '$1');
    items.push({
      label: html.words(bold.words).replace(COLON, ''),
      value: value && inItem(value, edit, { isWords: true, before: PARTING }),
      audience: html.attribute(item, 'data-audience'),
      parts: html.written({ item, term: bold.words }),
    });
  }
}

/** Adds each group of a list, in a `div` or not: terms, and what follows them. */
function addFacts(html: Html, nodes: readonly unknown[], items: Item[], group?: unknown): void {
  let terms: unknown[] = [];
  let values: unknown[] = [];
  const endGroup = () => {
    if (terms.length + values.length > 0) items.push(factOf(html, terms, values, group));
    [terms, values] = [[], []];
  };
  for (const node of nodes) {
    if (html.isHidden(node)) html.take(node);
    else if (html.name(node) === 'div') {
      endGroup();
      addFacts(html, html.children(node), items, node);
    } else if (TERM.test(html.name(node))) {
      if (values.length > 0) endGroup();
      terms.push(node);
    } else if (!html.isBlank(node)) values.push(node);
  }
  endGroup();
}

function factOf(html: Html, terms: readonly unknown[], values: readonly unknown[], group: unknown): Item {
  const [first = [], ...more] = values.map((node) =>
    VALUE.test(html.name(node)) ? html.children(node) : [node],
  );
  const value = html.richText(first, ...more);
  const around = group === undefined ? [] : [group];
  const audience = [...around, ...terms, ...values]
    .map((node) => html.attribute(node, 'data-audience'))
    .find(Boolean);
  return {
    label: terms.map(html.words).join(', '),
    value: value ? inItem(value, (markup) => markup.replace(ONE_PARAGRAPH, '$1'), { isWords: true }) : '',
    audience,
    parts: html.written({
      item: group,
      term: terms[0],
      value: values.find((node) => VALUE.test(html.name(node))),
    }),
  };
}
