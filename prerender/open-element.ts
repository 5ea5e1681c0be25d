/** An element that is open where a tag is parsed, with its ancestors. */
export interface OpenElement {
  readonly name: string;
  readonly parent: OpenElement | undefined;
  /** The names of open elements that must not be nested: a form, a link, a button. */
  readonly notAgain: readonly string[];
  /** Whether block elements may be written here, or would end one of the open elements. */
  readonly takesBlocks: boolean;
  /** Whether phrasing content may. */
  readonly takesPhrases: boolean;
}

/** The ancestors of a tag, and the language around it. */
export interface Ancestry {
  readonly parent: OpenElement | undefined;
  readonly language: string | undefined;
}

/** Where one of these is open, its like is dropped or ends it. */
const NOT_IN_ITS_LIKE = new Set(['form', 'a', 'button']);
const TAKES_NO_BLOCKS = new Set(['p', 'a', 'button']);
const NONE: readonly string[] = [];

/**
 * Describes an element that is opened in another.
 *
 * @param isPlain whether the parser puts an HTML element here, and not one of SVG or one that it moves out of a table.
 */
export function openIn(parent: OpenElement | undefined, name: string, isPlain = true): OpenElement {
  const notAgain = parent?.notAgain ?? NONE;
  const takesPhrases = isPlain && parent?.takesPhrases !== false;
  return {
    name,
    parent,
    notAgain: NOT_IN_ITS_LIKE.has(name) && !notAgain.includes(name) ? [...notAgain, name] : notAgain,
    takesBlocks: takesPhrases && parent?.takesBlocks !== false && !TAKES_NO_BLOCKS.has(name),
    takesPhrases,
  };
}
