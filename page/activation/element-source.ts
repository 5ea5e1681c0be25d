/** Imports a tag's module and defines the tag. `preload`, if there is one, only imports it. */
export type ElementLoader = (() => Promise<unknown>) & {
  readonly preload?: () => Promise<unknown>;
  /** The tag arranges what stands in it, and renders no view from data. */
  readonly hasNoView?: boolean;
  /**
   * The tag enhances what an author writes into it, which works without: links that it arranges, a form that becomes an
   * island.
   */
  readonly enhances?: boolean;
};

/** A tag's class, or what defines it. */
export type ElementSource = CustomElementConstructor | ElementLoader;
