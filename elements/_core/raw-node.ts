import type { PropTypes } from './define.js';

/**
 * Gives a component's model by the names of its props. `src` may name a raw node of the repository, in which title,
 * description and picture have the CMS's own names (`jcr:title`, normalised to `jcrTitle`). If the dialog has stored another
 * picture than the one that the node names, the dialog's counts, and the sources of the older one are dropped, as in the
 * CMS. The path of a rendition begins with that of its picture, so it names the same one.
 */
export function asModel<Model extends Readonly<Record<string, unknown>>>(
  node: Model,
  props: PropTypes,
): Model {
  const { jcrTitle: title, jcrDescription: description, fileReference } = node;
  const picture = Object.keys(props).find((name) => props[name]!.isAsset);
  const isOther =
    picture !== undefined &&
    typeof fileReference === 'string' &&
    !String(node[picture]).startsWith(fileReference);
  return { title, description, ...node, ...(isOther && { [picture]: fileReference, srcset: undefined }) };
}
