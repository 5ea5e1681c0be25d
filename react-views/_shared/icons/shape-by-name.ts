import { latePart } from '../late-part.js';
import * as own from './own-shapes.js';
import type { IconShape } from './svg-icon.js';

type Shapes = Readonly<Record<string, IconShape>>;

/** Where they cannot be loaded, icons that are named are left out. */
export const namedShapes = latePart<Shapes>(() => import('./icon-shapes.js'), own);

/**
 * The shape of an icon of the vocabulary by its kebab-case name, or undefined for any other name. The shapes of all
 * icons are loaded when an author first names one that no view shows by itself.
 *
 * @throws a promise until they are loaded. The code that renders the view waits for it.
 */
export function shapeByName(name: string | undefined): IconShape | undefined {
  const key = name?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) ?? '';
  if (key === '') return undefined;
  if (Object.hasOwn(own, key)) return (own as Shapes)[key];
  const shapes = namedShapes.get();
  return Object.hasOwn(shapes, key) ? shapes[key] : undefined;
}
