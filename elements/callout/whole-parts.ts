/** A tag, or the text between two. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** Undefined for text. */
  readonly tag?: { readonly name: string; readonly isEnd: boolean };
}

/** A list or table that is open where the folded text begins. */
interface OpenWhole {
  /** Where its last item begins, or Infinity once that item has ended. */
  item: number;
  /** How many rows belong to the first item, which is the table with them: headers alone say nothing. */
  rows: number;
  /** Whether its last item is a term that its description has not begun: a second term belongs to it. */
  isTerm?: boolean;
}

const WHOLE = /^(?:[uod]l|table)$/;
/** A term begins the item that its descriptions end. */
const ITEM = /^(?:li|tr|dt)$/;

/** Where the items and rows begin in which a cut would fall, the outermost first, so that they are folded as a whole. */
export function wholeParts(html: string, tokens: readonly Token[], cut: number): number[] {
  const open: OpenWhole[] = [];
  for (const { start, end, tag } of tokens) {
    const last = open.at(-1);
    if (!tag) {
      if (end > cut && html.slice(Math.max(start, cut), end).trim()) break;
    } else if (WHOLE.test(tag.name)) {
      const isTable = tag.name === 'table';
      if (tag.isEnd) open.pop();
      else open.push({ item: isTable ? start : Infinity, rows: isTable ? 2 : 0 });
    } else if (last && tag.name === 'thead') {
      last.rows = tag.isEnd ? 1 : Infinity;
    } else if (last && ITEM.test(tag.name)) {
      if (!tag.isEnd && !last.isTerm && --last.rows < 0) last.item = start;
      if (tag.isEnd && last.rows <= 0 && tag.name !== 'dt') last.item = Infinity;
      last.isTerm = tag.name === 'dt';
    } else if (last && tag.name === 'dd') last.isTerm = false;
  }
  return open.map(({ item }) => item).filter((item) => item < cut);
}
