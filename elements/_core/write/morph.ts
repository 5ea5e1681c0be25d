import { liveNodes } from '../read/live-nodes.js';

/**
 * Makes an element's nodes those of another. A node of the same name is kept, so that it keeps its focus, its selection
 * and a click that has begun on it. New nodes are moved out of `wanted`. What stands in a view's slots is no part of it.
 */
export function morph(shown: Element, wanted: Element): void {
  const late = liveNodes();
  if (late) late.besideChange(shown, (setAside) => morphNodes(shown, wanted, setAside));
  else morphNodes(shown, wanted, () => {});
}

function morphNodes(shown: Element, wanted: Element, setAside: (part: Node) => void): void {
  const present = [...shown.childNodes];
  const nodes = [...wanted.childNodes];
  nodes.forEach((node, at) => {
    const own = present[at];
    if (!own) shown.append(node);
    else if (own.nodeName !== node.nodeName) {
      setAside(own);
      own.replaceWith(node);
    } else if (own instanceof Element) {
      const isSlot = own.nodeName === 'SLOT';
      if (isSlot && own.getAttribute('name') !== (node as Element).getAttribute('name')) setAside(own);
      takeAttributes(own, node as Element);
      if (!isSlot) morphNodes(own, node as Element, setAside);
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
