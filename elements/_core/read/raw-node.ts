import type { PropTypes } from '../declare/prop-type.js';

/**
 * Gives a component's model by the names of its props. `src` may name a raw node of the repository, in which title and
 * description have the CMS's own names (`jcr:title`, normalised to `jcrTitle`), and a picture that was chosen in the dialog
 * is `fileReference`. That picture counts if the node names none or another one, and the sources of the older one are
 * dropped. `choosePicture` in the CMS (`Props.java` of `integrations/aem/core`) does the same, so change both. The path of a
 * rendition begins with that of its picture, so it names the same one.
 */
export function asModel<Model extends Readonly<Record<string, unknown>>>(
  node: Model,
  props: PropTypes,
): Model {
  const { jcrTitle: title, jcrDescription: description, fileReference } = node;
  const picture = Object.keys(props).find((name) => props[name]!.isAsset);
  const isChosenInDialog =
    picture !== undefined &&
    typeof fileReference === 'string' &&
    !String(node[picture]).startsWith(fileReference);
  return {
    title,
    description,
    ...node,
    ...(isChosenInDialog && { [picture]: fileReference, srcset: undefined }),
  };
}
