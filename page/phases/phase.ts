/** The tags of one of the page's two phases (spec section 4). */
export interface Phase {
  readonly tags: Set<string>;
  readonly provided: PromiseWithResolvers<void>;
  /** Its time has come or gone: tags that are still brought are mounted at once. */
  isOpen: boolean;
}

export const phase = (): Phase => ({ tags: new Set(), provided: Promise.withResolvers(), isOpen: false });
