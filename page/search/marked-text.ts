const TAG = /<\/?[a-z][^>]*>/gi;
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp|hellip));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
};
const LAST_CODE_POINT = 0x10ffff;

/** The text of the search service's small HTML: without its marks (`<b>`), with the references decoded that it writes. */
export const textOfMarked = (html: string): string =>
  html
    .replace(TAG, '')
    .replace(REFERENCE, (reference, decimal?: string, hex?: string, name?: string) => {
      if (name) return NAMED[name.toLowerCase()]!;
      const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16);
      return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : reference;
    })
    .trim();
