import { defaultFocalPosition } from '../../../vocabulary/design.js';

const LENGTH = /^(-?\d+(?:\.\d+)?)(%|px)?$/;
const ACROSS = new Map([
  ['left', '0%'],
  ['center', '50%'],
  ['right', '100%'],
]);
const DOWN = new Map([
  ['top', '0%'],
  ['center', '50%'],
  ['bottom', '100%'],
]);

/**
 * The style that holds a picture at `posX` and `posY`, each a percentage, a length in px, or the name of an edge.
 * Undefined for the default, which the style sheet has, so that no style attribute meets a content security policy.
 * Anything else counts as the default, so that no author's text becomes CSS.
 */
export function focalStyle(
  posY: string,
  posX: string = defaultFocalPosition,
): { readonly objectPosition: string } | undefined {
  const across = read(posX, ACROSS);
  const down = read(posY, DOWN);
  if (across === defaultFocalPosition && down === defaultFocalPosition) return undefined;
  return { objectPosition: `${across} ${down}` };
}

function read(position: string, words: ReadonlyMap<string, string>): string {
  const [, number, unit = '%'] = LENGTH.exec(position.trim()) ?? [];
  if (number !== undefined) return number + unit;
  return words.get(position.trim()) ?? defaultFocalPosition;
}
