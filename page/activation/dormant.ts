import { ACTIVATION_MARK, DORMANT, PRERENDERED_MARK } from './prerendered.js';

/** Whether it arranges what a server has written, and clicks in it wait for its class. */
export const rests = (element: Element) =>
  !element.hasAttribute(PRERENDERED_MARK) && element.getAttribute(ACTIVATION_MARK) === 'interaction';

/** A list that is higher than its box is scrolled to where the visitor is, and only its class does that. */
export const isScrolled = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight;

/** The elements that were added, without those that stand in another, so that each is looked through once. */
export function addedBy(records: readonly MutationRecord[]): Element[] {
  const added = new Set<Element>();
  for (const { addedNodes } of records)
    for (const node of addedNodes) if (node instanceof Element) added.add(node);
  return [...added].filter((element) => {
    let around = element.parentElement;
    while (around && !added.has(around)) around = around.parentElement;
    return !around;
  });
}

/** Finds the dormant elements among a node and what stands in it. */
export const prerenderedIn = (node: Node): Element[] =>
  node instanceof Element
    ? [node, ...node.querySelectorAll(DORMANT)].filter((each) => each.matches(DORMANT))
    : [];
