/** How a block's cell is read: by the kind of its prop, or as a picture. */
export type CellKind = 'text' | 'html' | 'url' | 'boolean' | 'number' | 'enum' | 'asset';

/** A prop that a block gives, and what authors call it. */
export interface BlockProp {
  readonly kind: CellKind;
  readonly label: string;
}

/** The part of an element's definition that its block needs. */
export interface BlockElement {
  readonly slug: string;
  readonly props: Readonly<Record<string, BlockProp>>;
  /** Whether a row of two cells, such as a question and its answer, is a fold of it. */
  readonly folds?: boolean;
  /** Its style classes. A block's option is the last part of one. */
  readonly styles: readonly string[];
}

/** The author's content of a block. */
export interface BlockContent {
  /** By the props' names. */
  readonly values: Readonly<Record<string, string>>;
  /** The cell of each value. */
  readonly cells: ReadonlyMap<string, Element>;
  /** The authored picture of the asset prop. */
  readonly picture: Element | undefined;
  /** Rows that name no prop. */
  readonly unknown: readonly Element[];
  /** The content of cells without names: ordinary HTML, as the element's tag takes it. */
  readonly html: readonly ChildNode[];
}

const STYLES = 'appliedCssClassNames';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const ALTS = ['alt', 'altText'];
/** The names of a link's parts, in the order in which elements with a link have them. */
const LINK_WORDS = ['ctaText', 'text', 'title'];
const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, div, ul, ol, dl, table, blockquote, pre, picture, figure, details';
const ICON = '.icon';
/** A line's end for who reads the words. */
const BREAKS = 'br, p, div, li, tr, h1, h2, h3, h4, h5, h6';

/**
 * Reads a block. Its rows have a name and a value, where a name is a prop or what authors call it, without regard to
 * case, spaces and hyphens. Blocks as the block collection has them name nothing, so the HTML of their cells is the
 * element's. The block's options are style classes.
 */
export function readBlock(block: Element, element: BlockElement): BlockContent {
  const reader = new Reader(element);
  const rows = [...block.children];
  const isFold = (row: Element) => element.folds === true && row.children.length === 2 && !reader.propOf(row);
  if (rows.some((row) => reader.propOf(row))) {
    for (const row of rows) if (!isFold(row)) reader.readRow(row);
    reader.nameLinks();
    reader.html = rows.filter(isFold).map(foldOf);
  } else
    reader.html = rows.flatMap((row) => (isFold(row) ? foldOf(row) : [...row.children].flatMap(partsOf)));
  const options = [...block.classList].map((option) => `m-${element.slug}--${option}`);
  const styles = options.filter((name) => element.styles.includes(name));
  if (styles.length > 0) reader.values[STYLES] = styles.join(' ');
  return reader;
}

class Reader implements BlockContent {
  readonly values: Record<string, string> = {};
  readonly cells = new Map<string, Element>();
  picture: Element | undefined;
  readonly unknown: Element[] = [];
  html: readonly ChildNode[] = [];
  readonly #props: BlockElement['props'];
  readonly #byName = new Map<string, string>();

  constructor({ props }: BlockElement) {
    this.#props = props;
    for (const [prop, { label }] of Object.entries(props)) this.#byName.set(bare(label), prop);
    for (const prop of Object.keys(props)) this.#byName.set(bare(prop), prop);
  }

  propOf({ children: [name, value] }: Element): string | undefined {
    return value && this.#byName.get(bare(name?.textContent ?? ''));
  }

  readRow(row: Element): void {
    const prop = this.propOf(row);
    if (prop) this.#give(prop, row.children[1]!);
    else this.unknown.push(row);
  }

  /** A link that an author gave words, and no row of their own, has those words. */
  nameLinks(): void {
    const words = LINK_WORDS.find((prop) => prop in this.#props);
    const address = [...this.cells].find(([prop]) => this.#props[prop]!.kind === 'url')?.[1];
    const link = address?.querySelector('a');
    if (!words || words in this.values || !link || wordsOf(link) === link.getAttribute('href')) return;
    this.values[words] = wordsOf(link);
  }

  #give(prop: string, cell: Element): void {
    const { kind } = this.#props[prop]!;
    this.cells.set(prop, cell);
    const heading = cell.querySelector(HEADINGS);
    // A title's level is no row of its own: Edge Delivery Services writes the title as such a heading.
    for (const level of [`${prop}Type`, 'level'])
      if (heading && level in this.#props) this.values[level] ??= heading.localName;
    if (kind === 'asset') this.#giveAsset(prop, cell);
    else if (kind === 'html')
      this.values[prop] = (heading && 'level' in this.#props ? heading : cell).innerHTML.trim();
    else if (kind === 'url')
      this.values[prop] = cell.querySelector('a')?.getAttribute('href') ?? wordsOf(cell);
    else this.values[prop] = wordsOf(cell);
  }

  /** A picture keeps what says what it shows. */
  #giveAsset(prop: string, cell: Element): void {
    const image = cell.querySelector('img');
    if (!image) {
      this.values[prop] = cell.querySelector('a')?.getAttribute('href') ?? wordsOf(cell);
      return;
    }
    this.values[prop] = image.getAttribute('src') ?? '';
    this.picture = image.closest('picture') ?? image;
    const alt = ALTS.find((name) => name in this.#props);
    if (alt && image.alt) this.values[alt] ??= image.alt;
    for (const size of ['width', 'height']) {
      const given = image.getAttribute(size);
      if (given && size in this.#props) this.values[size] ??= given;
    }
  }
}

/** A cell's words, a space where a line ends, without icons. */
export function wordsOf(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  for (const icon of copy.querySelectorAll(ICON)) icon.remove();
  for (const end of copy.querySelectorAll(BREAKS)) end.after(' ');
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The content of a cell. A single paragraph may come as bare text, with links and emphasis in it. */
function partsOf(cell: Element): ChildNode[] {
  if (cell.childElementCount === 0 || !cell.querySelector(`:scope > :is(${BLOCKS})`)) {
    const paragraph = document.createElement('p');
    paragraph.append(...cell.childNodes);
    return [paragraph];
  }
  return [...cell.childNodes];
}

/** A heading in the first cell is the title, as a summary has it. */
function foldOf({ children: [title, content] }: Element): HTMLElement {
  const fold = document.createElement('details');
  const summary = document.createElement('summary');
  const words = title!.childElementCount === 1 && title!.firstElementChild!.matches('p');
  summary.append(...(words ? title!.firstElementChild! : title!).childNodes);
  fold.append(summary, ...partsOf(content!));
  return fold;
}

const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
