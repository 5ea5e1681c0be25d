import type { Html } from '../_core/declare/html.js';

/** An element with a person in it, or the nodes of one that stand beside others. */
export type Block = readonly unknown[];

export const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
export const LEAST = 2;
const HEADING = /^h[1-6]$/;

/**
 * The headings of a level that stand beside each other, each with what follows it, or none unless each shows somebody. So the
 * sections of one person's profile are none.
 */
export function besideIn(
  html: Html,
  signs: readonly ((node: unknown) => boolean)[],
  headings: readonly unknown[],
): readonly Block[] {
  const isSomebody = (block: Block) => signs.some((sign) => block.some((node) => html.holds(sign, node)));
  for (const level of LEVELS) {
    const own = headings.filter((heading) => html.name(heading) === level);
    if (own.length < LEAST) continue;
    const nodes = html.nodes.includes(own[0]) ? html.nodes : html.beside(own[0]);
    const blocks = partedBy(html, nodes, level);
    if (blocks.length === own.length && blocks.every(isSomebody)) return blocks;
  }
  return [];
}

/** If the first name has a portrait ahead of it, so has each. A heading of a higher level ends what is below it. */
function partedBy(html: Html, nodes: readonly unknown[], level: string): Block[] {
  const seen = nodes.filter((node) => !html.isBlank(node));
  const first = seen.findIndex((node) => html.name(node) === level);
  const isAhead = first > 0 && isPortrait(html, seen[first - 1]);
  const blocks: unknown[][] = [];
  let ahead: unknown[] = [];
  let block: unknown[] | undefined;
  for (const node of nodes) {
    const name = html.name(node);
    if (html.isBlank(node)) {
      (ahead.length > 0 ? ahead : block)?.push(node);
      continue;
    }
    if (name === level) {
      block = [...ahead, node];
      blocks.push(block);
    } else {
      block?.push(...ahead);
      if (HEADING.test(name) && name < level) block = undefined;
      else if (!(isAhead && isPortrait(html, node))) block?.push(node);
    }
    ahead = isAhead && isPortrait(html, node) ? [node] : [];
  }
  block?.push(...ahead);
  return blocks;
}

/** True if a node is a picture and says nothing beside it. */
function isPortrait(html: Html, node: unknown): boolean {
  const [picture, ...others] = html.name(node) === '' ? [] : html.elements(/^img$/, [node]);
  if (picture === undefined || others.length > 0) return false;
  return html.words(node) === (html.attribute(picture, 'alt') ?? '').trim();
}
