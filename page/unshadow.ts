const NAMED = ['embed', 'form', 'iframe', 'img', 'object'].map((name) => `${name}[name]`).join();

/**
 * Removes the names of elements that hide members of the document: after `<img name="querySelector">` no script of the
 * page, ours and React's among them, could ask the document for an element.
 */
export function unshadow(): void {
  for (const element of Document.prototype.querySelectorAll.call(document, NAMED)) {
    const name = Element.prototype.getAttribute.call(element, 'name')!;
    if (name in Document.prototype) Element.prototype.removeAttribute.call(element, 'name');
  }
}
