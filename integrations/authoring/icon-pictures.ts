import { camelCase } from 'lodash-es';
import * as drawn from '../../react-views/_shared/icons/icon-shapes.js';
import type { IconShape } from '../../react-views/_shared/icons/svg-icon.js';

const shapes: Readonly<Record<string, IconShape>> = drawn;

/** The address of the folder with the icons' pictures, by which authors choose one in a dialog. */
const PICTURES = '/etc.clientlibs/uni/clientlibs/uni/resources/icons/';

/** The address of an icon's picture in the CMS. */
export const iconAddress = (name: string): string => `${PICTURES}${name}.svg`;

/**
 * Draws an icon of the set as an SVG file, or gives undefined if the set has no such name. The file is black, because an
 * `<img>` does not take the colour of the text around it.
 */
export function iconPicture(name: string): string | undefined {
  const shape = shapes[camelCase(name)];
  if (!shape) return undefined;
  const { box, d, stroke } = shape;
  // A shape without a stroke is filled.
  const paint =
    stroke === undefined ? 'fill-rule="evenodd"' : `fill="none" stroke="#000" stroke-width="${stroke}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}"><path ${paint} d="${d}"/></svg>`;
}
