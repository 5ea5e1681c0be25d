import { type Content, type ElementFacts, factsOf } from './element-facts.js';
import { languageIn } from './start-tag.js';

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

/** An element that is not closed yet. Its record is that of the next one at its depth once it is closed. */
interface OpenElement {
  name: string;
  content: Content;
  /** Whether it is or stands in what is no part of the page yet, or text for who runs no scripts. */
  isElsewhere: boolean;
  /** Where the attributes of its start tag are in the source, until its language has been read there. */
  from: number;
  to: number;
  language: string | undefined;
  /** Made when somebody asks. */
  place: Place | undefined;
}

/** An element that is looked for further out than this has the open ones counted, so that no page is slow to read. */
const FAR = 256;

/** The open elements at a place in a page, as far as tags alone tell. */
export class OpenElements {
  /** The outermost first; those behind the innermost open element wait to be used again. */
  readonly #records: OpenElement[] = [];
  #depth = 0;
  /** What is open up to this depth is around the part that is read: no tag of it closes that. */
  readonly #floor: number;
  /** Up to this depth the elements' languages have been read. */
  #languagesTo: number;
  /** How many of each name can be closed, once one was looked for far out. */
  #counts: Map<string, number> | undefined;

  constructor(around?: Surroundings) {
    if (around) {
      this.#enter(around.place.name, 'html', false, 0, 0);
      Object.assign(this.#records[0]!, around);
    }
    this.#floor = this.#depth;
    this.#languagesTo = this.#depth;
  }

  /** The name of the innermost; empty when none is open. */
  get innermost(): string {
    return this.#depth > 0 ? this.#records[this.#depth - 1]!.name : '';
  }

  /** Whether the content here is SVG or MathML. */
  get isForeign(): boolean {
    return this.#depth > 0 && this.#records[this.#depth - 1]!.content !== 'html';
  }

  /** Whether what stands here is no part of the page yet, or text for who runs no scripts. */
  get isElsewhere(): boolean {
    return this.#depth > 0 && this.#records[this.#depth - 1]!.isElsewhere;
  }

  /** What the start tag of such an element closes. */
  makeRoomFor(name: string, { closes: closed }: ElementFacts): void {
    if (closed && !this.#isRefused(name))
      while (this.#depth > this.#floor && closed.has(this.innermost)) this.#leaveTo(this.#depth - 1);
  }

  /**
   * @param from where the attributes of its start tag begin in the source.
   * @param to where they end.
   * @returns its depth; 0 for one that has no content or stands in its like where it must not.
   */
  open(name: string, facts: ElementFacts, from: number, to: number): number {
    if (facts.isVoid || this.#isRefused(name)) return 0;
    this.#enter(
      name,
      facts.content ?? this.#contentOf(name),
      facts.isElsewhere || this.isElsewhere,
      from,
      to,
    );
    return this.#depth;
  }

  /** Closes the innermost element of this name and all that is open in it; gives its depth, 0 when there is none. */
  close(name: string): number {
    const depth = this.#find(name);
    if (depth > 0) this.#leaveTo(depth - 1);
    return depth;
  }

  /**
   * The nearest `lang`.
   *
   * @param source in which the start tags stand that are new since this was asked last.
   */
  language(source: string): string | undefined {
    for (; this.#languagesTo < this.#depth; this.#languagesTo++) {
      const element = this.#records[this.#languagesTo]!;
      const own = languageIn(source.slice(element.from, element.to));
      element.language = own ?? this.#records[this.#languagesTo - 1]?.language;
    }
    return this.#records[this.#depth - 1]?.language;
  }

  /** What the innermost element stands in. */
  get outer(): Place | undefined {
    let known = this.#depth - 1;
    while (known > 0 && !this.#records[known - 1]!.place) known--;
    for (; known < this.#depth - 1; known++)
      this.#records[known]!.place = placeIn(this.#records[known - 1]?.place, this.#records[known]!.name);
    return this.#records[this.#depth - 2]?.place;
  }

  /** A form cannot stand in a form. */
  #isRefused(name: string): boolean {
    return name === 'form' && this.#find(name) > 0;
  }

  #find(name: string): number {
    if (this.#counts && !this.#counts.get(name)) return 0;
    let depth = this.#depth;
    while (depth > this.#floor && this.#records[depth - 1]!.name !== name) depth--;
    if (this.#depth - depth > FAR) this.#counts ??= this.#counted();
    return depth > this.#floor ? depth : 0;
  }

  #counted(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { name } of this.#records.slice(this.#floor, this.#depth))
      counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  }

  #enter(name: string, content: Content, isElsewhere: boolean, from: number, to: number): void {
    const record = this.#records[this.#depth++];
    this.#counts?.set(name, (this.#counts.get(name) ?? 0) + 1);
    if (!record) {
      this.#records.push({ name, content, isElsewhere, from, to, language: undefined, place: undefined });
      return;
    }
    record.name = name;
    record.content = content;
    record.isElsewhere = isElsewhere;
    record.from = from;
    record.to = to;
    record.place = undefined;
  }

  #contentOf(name: string): Content {
    const around = this.#records[this.#depth - 1]?.content ?? 'html';
    return around === 'svg' && name === 'foreignobject' ? 'html' : around;
  }

  #leaveTo(depth: number): void {
    for (let left = this.#counts ? this.#depth : depth; left > depth; left--) {
      const { name } = this.#records[left - 1]!;
      this.#counts!.set(name, this.#counts!.get(name)! - 1);
    }
    this.#depth = depth;
    if (this.#languagesTo > depth) this.#languagesTo = depth;
  }
}
