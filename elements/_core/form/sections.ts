import type { Html } from '../declare/html.js';

const HEADING = /^h[1-6]$/;
/** Elements around sections, which are looked through. Headings in others belong to the text. */
const AROUND = /^(?:div|section|article|header|hgroup|main|[ou]l|li)$/;
const CLOSED =
  /^(?:details|blockquote|table|aside|nav|dialog|form|figure|address|button|a|p|d[ldt]|fieldset|pre)$/;
/** Elements around a heading and what belongs to it, before the text. */
const HEAD = /^(?:header|hgroup)$/;
/** A single heading makes no sections. */
const LEAST_HEADINGS = 2;

/** A heading and what stands below it, or a text that stands below none. */
export interface Section {
  readonly heading?: unknown;
  /** The element that holds the section and nothing else. */
  item?: unknown;
  readonly content: unknown[];
}

/**
 * Parts HTML at its headings: those of the highest level that occurs twice, because a single heading above them is the
 * title of all. A section ends at the next such heading, or where the element ends that holds its heading and its text.
 *
 * @returns undefined if there are no two such headings.
 */
export function sectionsIn(html: Html): Section[] | undefined {
  const isTitle = (heading: unknown) => html.hasWords(heading) && !html.holdsLive(heading);
  const headings = html.elements(HEADING, html.nodes, CLOSED).filter(isTitle);
  const levels = [...new Set(headings.map(html.name))].sort();
  const level = levels.find(
    (name) => headings.filter((node) => html.name(node) === name).length >= LEAST_HEADINGS,
  );
  if (!level) return undefined;
  const titles = new Set(headings.filter((node) => html.name(node) === level));
  const isOne = (node: unknown) => titles.has(node);
  const sections: Section[] = [];
  let open: Section | undefined;
  const begin = (heading?: unknown): Section => {
    open = { heading, content: [] };
    sections.push(open);
    return open;
  };
  const add = (node: unknown) => {
    // What is blank may be a place that a script fills, so it stays between the words.
    if (open || !html.isBlank(node)) (open ?? begin()).content.push(node);
  };
  const walk = (nodes: readonly unknown[]) => {
    for (const node of nodes) {
      const isAround = AROUND.test(html.name(node));
      if (isOne(node)) begin(node);
      else if (isAround && html.isHidden(node)) html.take(node);
      else if (isAround && html.holds(isOne, node)) walkInto(node);
      else add(node);
    }
  };
  const walkInto = (around: unknown) => {
    const before = sections.length;
    walk(html.children(around));
    if (!open || open.content.every(html.isBlank) || HEAD.test(html.name(around))) return;
    if (open.heading !== undefined && sections.length === before + 1) open.item = around;
    open = undefined;
  };
  walk(html.nodes);
  return sections;
}
