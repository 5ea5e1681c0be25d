import * as shapes from './icon-shapes.js';
import type { IconShape } from './svg-icon.js';

/**
 * The shape of an icon of the vocabulary by its kebab-case name. Apart from `icon-shapes.ts`, because it brings all of
 * them along: a view that knows which icon it shows imports that one.
 */
export function shapeByName(name: string | undefined): IconShape | undefined {
  const key = name?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) ?? '';
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: any name may be asked for
  return Object.hasOwn(shapes, key) ? shapes[key as keyof typeof shapes] : undefined;
}
