/** An element that others stand in. */
export interface Place {
  readonly name: string;
  readonly outer: Place | undefined;
  /** The elements around that must not be opened again here: a form, a link, a button. */
  readonly notAgain: readonly string[];
  /** Whether a view with block elements may stand here: they would end one of the elements around. */
  readonly takesBlocks: boolean;
  /** Whether phrasing content may. */
  readonly takesPhrases: boolean;
}

/** The ancestors of a part of a page. */
export interface Surroundings {
  readonly place: Place | undefined;
  readonly language: string | undefined;
}

/** Where one of these is open, its like is dropped or ends it. */
const NOT_IN_ITS_LIKE = new Set(['form', 'a', 'button']);
const TAKES_NO_BLOCKS = new Set(['p', 'a', 'button']);
const NONE: readonly string[] = [];

/** @param isPlain whether it is an element of HTML where it is written, and not in a drawing or out of a table. */
export function placeIn(outer: Place | undefined, name: string, isPlain = true): Place {
  const notAgain = outer?.notAgain ?? NONE;
  const takesPhrases = isPlain && outer?.takesPhrases !== false;
  return {
    name,
    outer,
    notAgain: NOT_IN_ITS_LIKE.has(name) && !notAgain.includes(name) ? [...notAgain, name] : notAgain,
    takesBlocks: takesPhrases && outer?.takesBlocks !== false && !TAKES_NO_BLOCKS.has(name),
    takesPhrases,
  };
}
