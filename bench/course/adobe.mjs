// The page as the CMS's model exporter writes it for Adobe's SPA SDK.
const TYPE = 'uni/components/';
const ITEM = /^uni-/;

function grid(parts, className) {
  const items = Object.entries(parts).map(([at, part]) => [`item_${at}`, itemOf(part)]);
  return {
    gridClassNames: className,
    columnClassNames: Object.fromEntries(items.map(([key]) => [key, 'column'])),
    columnCount: 12,
    ':items': Object.fromEntries(items),
    ':itemsOrder': items.map(([key]) => key),
    ':type': `${TYPE}grid`,
  };
}

function itemOf(part) {
  if (part.html) return { text: part.html, ':type': `${TYPE}text` };
  if (part.parts) return grid(part.parts, part.className);
  return { ...part.props, ':type': TYPE + part.tag.replace(ITEM, '') };
}

/** @param path of the model, by which the SDK knows the page. */
export const spaModel = (parts, path) => ({
  ':type': `${TYPE}page`,
  ':path': path.replace('.model.json', ''),
  ':hierarchyType': 'page',
  ':children': {},
  ':items': { root: grid(parts, 'stack') },
  ':itemsOrder': ['root'],
});
