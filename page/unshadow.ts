/** Which elements the document is asked for by which of their attributes, and the attribute without which it is not. */
const NAMED = [
  ['name', 'embed,form,iframe,img,object', 'name'],
  ['id', 'object', 'id'],
  ['id', 'img[name]', 'name'],
] as const;

/**
 * Removes the names of elements that hide members of the document: after `<img name="querySelector">` no script of the
 * page, ours and React's among them, could ask the document for an element.
 */
export function unshadow(): void {
  for (const [attribute, selector, cause] of NAMED)
    for (const element of Document.prototype.querySelectorAll.call(document, selector))
      if (String(Element.prototype.getAttribute.call(element, attribute)) in Document.prototype)
        Element.prototype.removeAttribute.call(element, cause);
}
