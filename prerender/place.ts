import { factsOf } from './element-facts.js';

/** What may stand somewhere. */
interface Takes {
  /** Whether a view with block elements may. */
  readonly takesBlocks: boolean;
  /** Whether phrasing content may. */
  readonly takesPhrases: boolean;
}

/** An element that others stand in, as far as a page's tags alone tell. */
export interface Place extends Takes {
  readonly name: string;
  readonly outer: Place | undefined;
  /** The elements around that must not be opened again here: a form, a link, a button. */
  readonly notAgain: readonly string[];
  /** What may stand around the table whose rows these are, and so in its cells. */
  readonly inCell: Takes | undefined;
}

/** Where one of these is open, its like is dropped or ends it. */
const NOT_IN_ITS_LIKE = new Set(['form', 'a', 'button']);
const NONE: readonly string[] = [];
const ALL: Takes = { takesBlocks: true, takesPhrases: true };
const CELLS = new Set(['td', 'th', 'caption']);
const ROWS = new Set(['thead', 'tbody', 'tfoot', 'tr']);

export function placeIn(outer: Place | undefined, name: string): Place {
  const { takesBlocks, takesPhrases } = factsOf(name);
  const notAgain = outer?.notAgain ?? NONE;
  const around = (CELLS.has(name) && outer?.inCell) || outer || ALL;
  return {
    name,
    outer,
    notAgain: NOT_IN_ITS_LIKE.has(name) && !notAgain.includes(name) ? [...notAgain, name] : notAgain,
    inCell: name === 'table' ? around : takesPhrases || ROWS.has(name) ? outer?.inCell : undefined,
    takesBlocks: takesBlocks && around.takesBlocks,
    takesPhrases: takesPhrases && around.takesPhrases,
  };
}

/** What a part of a page stands in. */
export interface Surroundings {
  readonly place: Place;
  readonly language: string | undefined;
}
