/**
 * Makes in a view's nodes the changes from what it rendered before to what it renders now. Nodes that stay the same keep
 * the focus, the selection, and what others have done to them.
 *
 * @param shown the element that the view stands in.
 * @param before has what was rendered, as it was then.
 * @param after has what is rendered now; nodes of it are moved to `shown`.
 */
export function patchNodes(shown: Element, before: Element, after: Element): void {
  const present = [...shown.childNodes];
  const old = [...before.childNodes];
  const wanted = [...after.childNodes];
  if (present.length !== old.length || !present.every((node, at) => areAlike(node, old[at]!))) {
    // Somebody has changed the view: only what is rendered otherwise now is a reason to undo that.
    if (!haveEqualContent(before, after)) shown.replaceChildren(...wanted);
    return;
  }
  wanted.forEach((node, at) => {
    const own = present[at];
    if (!own) shown.append(node);
    else if (!areAlike(node, old[at]!)) own.replaceWith(node);
    else patchNode(own, old[at]!, node);
  });
  for (const node of present.slice(wanted.length)) node.remove();
}

const areAlike = (one: Node, other: Node) => one.nodeName === other.nodeName;

const haveEqualContent = (one: Element, other: Element) =>
  one.childNodes.length === other.childNodes.length &&
  [...one.childNodes].every((node, at) => node.isEqualNode(other.childNodes[at]!));

function patchNode(shown: Node, before: Node, after: Node): void {
  if (shown instanceof Element && before instanceof Element && after instanceof Element) {
    patchAttributes(shown, before, after);
    patchNodes(shown, before, after);
  } else if (before.nodeValue !== after.nodeValue) shown.nodeValue = after.nodeValue;
}

function patchAttributes(shown: Element, before: Element, after: Element): void {
  for (const name of new Set([...before.getAttributeNames(), ...after.getAttributeNames()])) {
    const value = after.getAttribute(name);
    if (value === before.getAttribute(name)) continue;
    // A policy that refuses style attributes does not refuse this.
    if (name === 'style') (shown as HTMLElement).style.cssText = value ?? '';
    else if (value === null) shown.removeAttribute(name);
    else shown.setAttribute(name, value);
  }
}
