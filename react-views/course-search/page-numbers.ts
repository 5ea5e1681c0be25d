const SHOWN_ALL = 7;

/** The numbers that lead to pages of results: first, last, the current page and those beside it. 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const all = Array.from({ length: pages <= SHOWN_ALL ? pages : 0 }, (_, at) => at + 1);
  if (all.length > 0) return all;
  const middle = Math.min(Math.max(page, 3), pages - 2);
  const near = [middle - 1, middle, middle + 1];
  return [1, ...(near[0]! > 2 ? [0] : []), ...near, ...(near[2]! < pages - 1 ? [0] : []), pages];
}
