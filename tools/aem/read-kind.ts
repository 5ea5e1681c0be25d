import type { Kind } from '../../elements/_core/props/kinds.js';
import { decodeText } from '../../elements/_core/safety/text.js';

/** What a node stores for an attribute of this text: lists and objects are nodes, the rest is what a dialog saves. */
export function readKind(kind: Kind<unknown>, text: string, attribute: string): unknown {
  switch (kind.name) {
    case 'list':
    case 'object':
      try {
        return JSON.parse(text);
      } catch {
        return undefined;
      }
    case 'boolean':
      return text === '' || text === attribute ? true : text;
    case 'html':
      return text;
    default:
      return decodeText(text);
  }
}
