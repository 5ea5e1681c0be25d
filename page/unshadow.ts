/**
 * Takes the names of pictures away that hide what the document itself has: after `<img name="querySelector">` no script
 * of the page, ours and React's among them, could ask the document for an element.
 */
export function unshadow(): void {
  const images: Document['images'] = Reflect.get(Document.prototype, 'images', document);
  for (const image of images) if (image.name in Document.prototype) image.removeAttribute('name');
}
