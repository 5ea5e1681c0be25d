/** Elements that the document is asked for by an attribute, as a member of its own. */
const NAMED = [
  ['name', 'embed,form,iframe,img,object'],
  ['id', 'object,img[name]'],
] as const;

/**
 * Removes the names of elements that hide members of the document: after `<img name="querySelector">` no script of the
 * page, ours and React's among them, could ask the document for an element.
 */
export function unshadow(): void {
  for (const [attribute, selector] of NAMED)
    for (const element of Document.prototype.querySelectorAll.call(document, selector))
      if ((Element.prototype.getAttribute.call(element, attribute) ?? '') in Document.prototype)
        Element.prototype.removeAttribute.call(element, attribute);
}
