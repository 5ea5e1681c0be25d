/**
 * How many fragments may stand in each other, the outermost included. One that contains itself is found by its address, so
 * this ends chains of ever other addresses.
 */
export const MAX_FRAGMENT_DEPTH = 5;
/** Deeper models are no page: 370 that a real CMS exported were at most 13 deep. */
export const MAX_CONTAINER_DEPTH = 60;
/** Limits on the elements that the fragments of a page may make, because a few small models can be repeated many times. */
const MOST = {
  components: 2000,
  /** Whatever is looked at in a model: components and containers, shown or not, texts, entries of lists. */
  parts: 20_000,
  /** Of texts and components, as their models have them. */
  characters: 5_000_000,
};

type Counted = keyof typeof MOST;

/** The budget that all fragments of a page share. */
export interface Budget {
  /** @throws Error where there are too many. */
  take(what: Counted, count?: number): void;
}

/** One for each page, however its fragments stand in each other. */
export class FragmentBudget implements Budget {
  readonly #left = { ...MOST };

  take(what: Counted, count = 1): void {
    this.#left[what] -= count;
    if (count > 0 && this.#left[what] < 0) throw new Error(`fragments make more than ${MOST[what]} ${what}`);
  }
}

/**
 * One fragment's share of the budget. The fragment gives it back before it shows something else, and when it leaves the page
 * or fails.
 */
export class Spending implements Budget {
  readonly #budget: Budget;
  readonly #taken = new Map<Counted, number>();

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  take(what: Counted, count = 1): void {
    // Noted first, because the budget counts what it refuses, too.
    this.#taken.set(what, (this.#taken.get(what) ?? 0) + count);
    this.#budget.take(what, count);
  }

  giveBack(): void {
    for (const [what, count] of this.#taken) this.#budget.take(what, -count);
    this.#taken.clear();
  }
}
