/** Imports the module which defines a tag, and defines it; `preload`, where there is one, only imports. */
export type ElementLoader = (() => Promise<unknown>) & {
  readonly preload?: () => Promise<unknown>;
  /** The tag arranges what stands in it, and renders no view from data. */
  readonly hasNoView?: boolean;
  /** What an author writes into the tag works without it: links that it arranges, or a form that becomes an island. */
  readonly isExtra?: boolean;
};

/** A tag's class, or what defines it. */
export type ElementSource = CustomElementConstructor | ElementLoader;
