import type { Content, ElementFacts } from './element-facts.js';
import { type Place, placeIn, type Surroundings } from './place.js';
import { languageIn } from './start-tag.js';

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

/** The elements of SVG and MathML whose content is HTML again. */
const HTML_AGAIN = {
  svg: new Set(['foreignobject', 'desc', 'title']),
  math: new Set(['mi', 'mo', 'mn', 'ms', 'mtext', 'annotation-xml']),
};

/** The elements of HTML that end SVG and MathML which they do not belong in. */
const LEAVES_FOREIGN = new Set(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var'.split(
    ' ',
  ),
);

/** What can be closed at a place: all but what is around a part that is read alone, or around a template. */
interface Scope {
  /** What is open up to this depth is around it. */
  readonly floor: number;
  /** How many of each name can be closed, once one was looked for far out. */
  counts: Map<string, number> | undefined;
}

/** The open elements at a place in a page, as far as tags alone tell. */
export class OpenElements {
  /** The outermost first; those behind the innermost open element wait to be used again. */
  readonly #records: OpenElement[] = [];
  #depth = 0;
  #scope: Scope = { floor: 0, counts: undefined };
  /** Those around the templates that are open. */
  readonly #outerScopes: Scope[] = [];
  /** Up to this depth the elements' languages have been read. */
  #languagesTo: number;

  constructor(around?: Surroundings) {
    if (around) {
      this.#enter(around.place.name, 'html', false, 0, 0);
      Object.assign(this.#records[0]!, around);
    }
    this.#scope = { floor: this.#depth, counts: undefined };
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
    if (this.isForeign && LEAVES_FOREIGN.has(name)) this.#leaveForeign();
    if (closed && !this.#isRefused(name))
      while (this.#depth > this.#scope.floor && closed.has(this.innermost)) this.#leaveTo(this.#depth - 1);
  }

  /**
   * @param from where the attributes of its start tag begin in the source.
   * @param to where they end.
   * @returns its depth; 0 for one that has no content or stands in its like where it must not.
   */
  open(name: string, facts: ElementFacts, from: number, to: number): number {
    if (facts.isVoid || this.#isRefused(name)) return 0;
    const content = this.#contentOf(name, facts);
    this.#enter(name, content, facts.isElsewhere || this.isElsewhere, from, to);
    if (content === 'html' && name === 'template') {
      this.#outerScopes.push(this.#scope);
      this.#scope = { floor: this.#depth - 1, counts: undefined };
    }
    return this.#depth;
  }

  /**
   * Closes the innermost element of this name and all that is open in it; those of the page end with the page.
   *
   * @returns its depth; 0 when there is none to close.
   */
  close(name: string): number {
    if (name === 'body' || name === 'html') return 0;
    if (this.isForeign && (name === 'p' || name === 'br')) this.#leaveForeign();
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
    const { floor, counts } = this.#scope;
    if (counts && !counts.get(name)) return 0;
    let depth = this.#depth;
    while (depth > floor && this.#records[depth - 1]!.name !== name) depth--;
    if (this.#depth - depth > FAR) this.#scope.counts ??= this.#counted(floor);
    return depth > floor ? depth : 0;
  }

  #counted(floor: number): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { name } of this.#records.slice(floor, this.#depth))
      counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  }

  #enter(name: string, content: Content, isElsewhere: boolean, from: number, to: number): void {
    const record = this.#records[this.#depth++];
    const { counts } = this.#scope;
    counts?.set(name, (counts.get(name) ?? 0) + 1);
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

  #contentOf(name: string, { content }: ElementFacts): Content {
    const around = this.#records[this.#depth - 1]?.content ?? 'html';
    if (around === 'html') return content;
    return HTML_AGAIN[around].has(name) ? 'html' : around;
  }

  #leaveForeign(): void {
    while (this.isForeign && this.#depth > this.#scope.floor) this.#leaveTo(this.#depth - 1);
  }

  #leaveTo(depth: number): void {
    const { floor, counts } = this.#scope;
    for (let left = counts ? this.#depth : depth; left > depth; left--)
      discount(counts, this.#records[left - 1]!.name);
    this.#depth = depth;
    if (this.#languagesTo > depth) this.#languagesTo = depth;
    if (depth > floor || this.#outerScopes.length === 0) return;
    this.#scope = this.#outerScopes.pop()!;
    discount(this.#scope.counts, 'template');
  }
}

function discount(counts: Map<string, number> | undefined, name: string): void {
  counts?.set(name, counts.get(name)! - 1);
}
