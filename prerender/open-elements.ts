import { type Content, type ElementFacts, factsOf } from './element-facts.js';

/** An element that is not closed yet. */
export interface Open {
  readonly name: string;
  readonly language: string | undefined;
}

/** One that stands in others. */
export interface OpenElement extends Open {
  readonly outer: OpenElement | undefined;
  readonly depth: number;
  readonly facts: ElementFacts;
  readonly content: Content;
  /** Whether it is or stands in what is no part of the page yet, or text for who runs no scripts. */
  readonly isElsewhere: boolean;
  /** The names from the outermost element to this one, once somebody has asked. */
  path: readonly string[] | undefined;
}

const NO_NAMES: readonly string[] = [];

/** The elements around a place in a page, as far as tags alone tell. */
export class OpenElements {
  #innermost: OpenElement | undefined;
  /** Elements up to this depth are around the part that is read: no tag of it closes them. */
  readonly #floor: number;

  constructor(around: readonly Open[] = []) {
    for (const { name, language } of around)
      this.#innermost = this.#inside(name, factsOf(name), language, 'html');
    this.#floor = around.length;
  }

  get innermost(): OpenElement | undefined {
    return this.#innermost;
  }

  /** Whether the content here is SVG or MathML. */
  get isForeign(): boolean {
    return this.#innermost !== undefined && this.#innermost.content !== 'html';
  }

  /** What the start tag of such an element closes. */
  makeRoomFor(name: string, { closes: closed }: ElementFacts): void {
    if (closed && !this.#isRefused(name))
      while (this.#innermost && this.#isOwn() && closed.has(this.#innermost.name)) this.#leave();
  }

  /** @returns the element; undefined for one that has no content or stands in its like where it must not. */
  open(name: string, facts: ElementFacts, language: string | undefined): OpenElement | undefined {
    if (facts.isVoid || this.#isRefused(name)) return undefined;
    this.#innermost = this.#inside(name, facts, language, facts.content ?? this.#contentOf(name));
    return this.#innermost;
  }

  /** Closes the innermost element of this name and all that is open in it; gives its depth, 0 when there is none. */
  close(name: string): number {
    const found = this.#find(name);
    if (!found) return 0;
    this.#innermost = found.outer;
    return found.depth;
  }

  /** A form cannot stand in a form. */
  #isRefused(name: string): boolean {
    return name === 'form' && this.#find(name) !== undefined;
  }

  #find(name: string): OpenElement | undefined {
    let at = this.#innermost;
    while (at && at.name !== name) at = at.outer;
    return at && at.depth > this.#floor ? at : undefined;
  }

  #inside(name: string, facts: ElementFacts, language: string | undefined, content: Content): OpenElement {
    const outer = this.#innermost;
    const isElsewhere = facts.isElsewhere || outer?.isElsewhere === true;
    const depth = (outer?.depth ?? 0) + 1;
    return { name, facts, language, outer, depth, content, isElsewhere, path: undefined };
  }

  #contentOf(name: string): Content {
    const around = this.#innermost?.content ?? 'html';
    return around === 'svg' && name === 'foreignobject' ? 'html' : around;
  }

  #isOwn(): boolean {
    return this.#innermost!.depth > this.#floor;
  }

  #leave(): void {
    this.#innermost = this.#innermost?.outer;
  }
}

/** The names of an element and those around it, outermost first. */
export function pathOf(element: OpenElement | undefined): readonly string[] {
  if (!element) return NO_NAMES;
  if (element.path) return element.path;
  const names: string[] = [];
  for (let at: OpenElement | undefined = element; at; at = at.outer) names.push(at.name);
  element.path = names.reverse();
  return element.path;
}
