import type { Parts } from '../../react-views/_shared/parts.js';
import type { Html } from '../_core/declare/html.js';
import { type AuthoredPart, inItem } from '../_core/declare/tree.js';

const LIST = /^dl$/;
const TERM = /^dt$/;
/** Free text alone is no paragraph. */
const ONE_PARAGRAPH = /^<p>((?:(?!<\/?p[\s>]).)*)<\/p>$/s;

interface Item {
  readonly label?: string;
  readonly value: AuthoredPart | string | undefined;
  readonly audience?: string | undefined;
  readonly parts?: Parts | undefined;
}

/** The terms of a tag's lists of terms with their values, and what stands between the lists. */
export function factsIn(html: Html): readonly Item[] | undefined {
  const lists = html.elements(LIST);
  if (lists.length === 0) return undefined;
  // A component among the terms may be terms and values, which nobody can tell.
  if (lists.some((list) => html.children(list).some((node) => html.isLive(node)))) return undefined;
  const items: Item[] = [];
  const addText = (nodes: readonly unknown[]) => {
    const value = html.richText(nodes);
    if (value) items.push({ value: inItem(value) });
  };
  html.parted(LIST, (list) => addFacts(html, html.children(list), items), addText);
  html.take(...html.nodes.filter((node) => html.holds(LIST, node)));
  return items;
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
    html.name(node) === 'dd' ? html.children(node) : [node],
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
      value: values.find((node) => html.name(node) === 'dd'),
    }),
  };
}
