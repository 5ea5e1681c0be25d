import * as own from './own-shapes.js';
import type { IconShape } from './svg-icon.js';

type Shapes = Readonly<Record<string, IconShape>>;

let shapes: Shapes | undefined;
let loading: Promise<void> | undefined;

/** Gives the shapes of all icons, where nobody can wait for them: on a server, and where React renders views. */
export function provideShapes(all: Shapes): void {
  shapes = all;
}

/** Calls what asks for shapes, as if only those were there that views show by themselves. */
export function withOwnShapes<Result>(call: () => Result): Result {
  const before = shapes;
  shapes = undefined;
  try {
    return call();
  } finally {
    shapes = before;
  }
}

/**
 * The shape of an icon of the vocabulary by its kebab-case name; undefined for any other name. The shapes of all icons are
 * loaded when an author first names one that no view shows by itself.
 *
 * @throws a promise until they are loaded; whoever renders the view waits for it. If they cannot be loaded, icons that are
 * named are left out.
 */
export function shapeByName(name: string | undefined): IconShape | undefined {
  const key = name?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) ?? '';
  if (key === '') return undefined;
  if (Object.hasOwn(own, key)) return (own as Shapes)[key];
  if (!shapes) throw loadShapes();
  return Object.hasOwn(shapes, key) ? shapes[key] : undefined;
}

function loadShapes(): Promise<void> {
  loading ??= import('./icon-shapes.js').then(provideShapes, () => provideShapes(own));
  return loading;
}
