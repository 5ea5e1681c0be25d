/** How deep fragments may stand in fragments (a fragment that contains itself would never end). */
export const MAX_FRAGMENT_DEPTH = 5;
/** Deeper models are no page: 370 that a real CMS exported were at most 13 deep. */
export const MAX_CONTAINER_DEPTH = 60;
/** Fragments in fragments multiply what a few small models have in them. */
export const MOST_COMPONENTS = 2000;

/** How many components the models of one page, and of all fragments in its fragments, may still make. */
export class ComponentBudget {
  #left: number;

  constructor(used = 0) {
    this.#left = MOST_COMPONENTS - used;
  }

  /** @throws Error where there are too many. */
  take(): void {
    if (--this.#left < 0) throw new Error(`fragments make more than ${MOST_COMPONENTS} components`);
  }
}
