/** An element that is not closed yet. */
export interface Open {
  readonly name: string;
  readonly language: string | undefined;
}

/** One that stands in others. */
export interface OpenElement extends Open {
  readonly outer: OpenElement | undefined;
  readonly depth: number;
  readonly content: Content;
  /** Whether it is or stands in what is no part of the page yet, or text for who runs no scripts. */
  readonly isElsewhere: boolean;
  /** The names from the outermost element to this one, once somebody has asked. */
  path?: readonly string[];
}

/** What an element's content is made of. */
type Content = 'html' | 'svg' | 'math';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const VOID = words(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
);
const ELSEWHERE = words('template noscript noframes noembed iframe xmp plaintext');
/** The elements whose content is HTML again, in SVG and MathML. */
const HTML_AGAIN = words('mi mo mn ms mtext annotation-xml desc title');
const FORM_PARTS = 'input option optgroup select button datalist textarea';
/** A start tag → the innermost open elements that it closes, because HTML lets authors leave out their end tags. */
const CLOSED_BY: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    tr: 'tr th td',
    th: 'th',
    td: 'thead th td',
    body: 'head link script',
    a: 'a',
    li: 'li',
    option: 'option',
    optgroup: 'optgroup option',
    'h1 h2 h3 h4 h5 h6': 'h1 h2 h3 h4 h5 h6 p',
    'select input output button datalist textarea': FORM_PARTS,
    'dd dt': 'dd dt',
    'rt rp': 'rt rp',
    'tbody tfoot': 'thead tbody',
    'p address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol pre section table ul':
      'p',
  }).flatMap(([names, closed]) => names.split(' ').map((name) => [name, words(closed)] as const)),
);
const NO_NAMES: readonly string[] = [];

/** The elements around a place in a page, as far as tags alone tell. */
export class OpenElements {
  #innermost: OpenElement | undefined;
  /** Elements up to this depth are around the part that is read: no tag of it closes them. */
  readonly #floor: number;

  constructor(around: readonly Open[] = []) {
    for (const { name, language } of around) this.#innermost = this.#inside(name, language, 'html');
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
  makeRoomFor(name: string): void {
    const closed = this.#isRefused(name) ? undefined : CLOSED_BY.get(name);
    if (closed) while (this.#innermost && this.#isOwn() && closed.has(this.#innermost.name)) this.#leave();
  }

  /** @returns the element; undefined for one that has no content or stands in its like where it must not. */
  open(name: string, language: string | undefined): OpenElement | undefined {
    if (VOID.has(name) || this.#isRefused(name)) return undefined;
    this.#innermost = this.#inside(name, language, this.#contentOf(name));
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

  #inside(name: string, language: string | undefined, content: Content): OpenElement {
    const outer = this.#innermost;
    const isElsewhere = outer?.isElsewhere === true || ELSEWHERE.has(name);
    return { name, language, outer, depth: (outer?.depth ?? 0) + 1, content, isElsewhere };
  }

  #contentOf(name: string): Content {
    if (name === 'svg' || name === 'math') return name;
    const around = this.#innermost?.content ?? 'html';
    return HTML_AGAIN.has(name) || (around === 'svg' && name === 'foreignobject') ? 'html' : around;
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
