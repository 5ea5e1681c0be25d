/** A section of the page. */
export interface TocEntry {
  /** The id of its heading. */
  readonly id: string;
  /** The heading's text. */
  readonly value: string;
  /** The heading's level, 1 to 6. */
  readonly level: number;
  /** The heading's language, if it is another than that around the contents. */
  readonly lang?: string;
}

/** An entry and the deeper ones that follow it. */
export interface Branch {
  readonly entry: TocEntry;
  /** Its place among all entries. */
  readonly place: number;
  readonly below: readonly Branch[];
}

interface Growing extends Branch {
  readonly below: Growing[];
}

/**
 * The tree of a list of entries: one that is deeper than the one before it stands below it, however many levels lie
 * between.
 */
export function branchesOf(entries: readonly TocEntry[]): readonly Branch[] {
  const top: Growing[] = [];
  const open: Growing[] = [];
  for (let place = 0; place < entries.length; place++) {
    const entry = entries[place]!;
    while (open.length > 0 && open[open.length - 1]!.entry.level >= entry.level) open.pop();
    const branch: Growing = { entry, place, below: [] };
    const parent = open[open.length - 1];
    if (parent) parent.below.push(branch);
    else top.push(branch);
    open.push(branch);
  }
  return top;
}
