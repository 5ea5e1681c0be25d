import type { PropTypes } from './define.js';

/**
 * A component's model. A raw node of the repository, which `src` may name, has its title, description and picture under
 * the CMS's own names. The keys are normalised already. A picture that its dialog has stored goes before an older path
 * and the sources of that, as in the CMS.
 */
export function asModel<Node extends Readonly<Record<string, unknown>>>(node: Node, props: PropTypes): Node {
  const { jcrTitle: title, jcrDescription: description, fileReference } = node;
  const picture = Object.keys(props).find((name) => props[name]!.isAsset);
  const isNew =
    picture !== undefined &&
    typeof fileReference === 'string' &&
    !String(node[picture]).startsWith(fileReference);
  return { title, description, ...node, ...(isNew && { [picture]: fileReference, srcset: undefined }) };
}
