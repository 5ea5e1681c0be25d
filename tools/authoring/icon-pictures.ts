import { camelCase } from 'lodash-es';
import * as drawn from '../../react-views/_shared/icons/icon-shapes.js';
import type { IconShape } from '../../react-views/_shared/icons/svg-icon.js';

const shapes: Readonly<Record<string, IconShape>> = drawn;

/** Where the CMS's package has the pictures that authors choose icons by. */
const PICTURES = '/etc.clientlibs/uni/clientlibs/uni/resources/icons/';

export const iconAddress = (name: string): string => `${PICTURES}${name}.svg`;

/** An icon of the set as a file of its own, or undefined for another name. */
export function iconPicture(name: string): string | undefined {
  const shape = shapes[camelCase(name)];
  if (!shape) return undefined;
  const { box, d, stroke } = shape;
  const look =
    stroke === undefined ? 'fill-rule="evenodd"' : `fill="none" stroke="#000" stroke-width="${stroke}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}"><path ${look} d="${d}"/></svg>`;
}
