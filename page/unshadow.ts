/**
 * Takes the names of pictures away that hide what the document itself has: after `<img name="querySelector">` no script
 * of the page, ours and React's among them, could ask the document for an element.
 */
export function unshadow(): void {
  const { prototype } = Document;
  for (const image of prototype.querySelectorAll.call(
    document,
    'img[name]',
  ) as NodeListOf<HTMLImageElement>) {
    const { name } = image;
    if (!(name in prototype)) continue;
    image.removeAttribute('name');
    console.warn(`<img name="${name}"> hid document.${name}`);
  }
}
