import { LIVE_SLOT } from '../declare/live.js';
import { goHome, isLiveSlot, move, slotsIn } from '../read/live-nodes.js';

/**
 * Makes an element's nodes those of another. A node of the same name is kept, so that it keeps its focus, its selection
 * and a click that has begun on it. New nodes are moved out of `wanted`.
 */
export function morph(shown: Element, wanted: Element): void {
  const slots = slotsIn(shown);
  if (slots.length === 0) {
    morphNodes(shown, wanted);
    return;
  }
  // Live nodes are no part of the view: they wait beside it, in the page, and come into the slots that show them then.
  const aside = Object.assign(document.createElement('slot'), { name: LIVE_SLOT, hidden: true });
  const waiting: [name: string, node: Element][] = [];
  const setAside = (node: Node) => {
    if (!(node instanceof Element)) return;
    for (const slot of isLiveSlot(node) ? [node] : slotsIn(node, shown))
      for (const live of [...slot.children]) {
        if (!aside.isConnected) shown.after(aside);
        move(live, aside);
        waiting.push([slot.name, live]);
      }
  };
  morphNodes(shown, wanted, setAside);
  const now = new Map(slotsIn(shown).map((slot) => [slot.name, slot]));
  for (const [name, node] of waiting) {
    const slot = now.get(name);
    if (slot) move(node, slot);
    else goHome(node);
  }
  aside.remove();
}

function morphNodes(shown: Element, wanted: Element, setAside: (node: Node) => void = () => {}): void {
  const present = [...shown.childNodes];
  const nodes = [...wanted.childNodes];
  nodes.forEach((node, at) => {
    const own = present[at];
    if (!own) shown.append(node);
    else if (own.nodeName !== node.nodeName) {
      setAside(own);
      own.replaceWith(node);
    } else if (own instanceof Element) {
      const isLive = isLiveSlot(own);
      if (isLive && own.name !== (node as HTMLSlotElement).name) setAside(own);
      takeAttributes(own, node as Element);
      if (!isLive) morphNodes(own, node as Element, setAside);
    } else if (own.nodeValue !== node.nodeValue) own.nodeValue = node.nodeValue;
  });
  for (const node of present.slice(nodes.length)) {
    setAside(node);
    node.remove();
  }
}

function takeAttributes(shown: Element, wanted: Element): void {
  for (const name of new Set([...shown.getAttributeNames(), ...wanted.getAttributeNames()])) {
    const value = wanted.getAttribute(name);
    // Whether a fold is open is the visitor's.
    if (value === shown.getAttribute(name) || name === 'open') continue;
    // A policy that refuses style attributes does not refuse this.
    if (name === 'style') (shown as HTMLElement).style.cssText = value ?? '';
    else if (value === null) shown.removeAttribute(name);
    else shown.setAttribute(name, value);
  }
}
