/** What the build has made for other sites: a chunk's name → the hash in its file's name. */
declare module 'virtual:embed-files' {
  /** By slug: the tags that have a view. */
  export const views: Readonly<Record<string, string>>;
  /** The slugs of those among them that React always renders. */
  export const islands: readonly string[];
  /** By slug: the tags with a class of their own. */
  export const classes: Readonly<Record<string, string>>;
  /** What stands beside the elements. */
  export const parts: Readonly<
    Record<
      | 'basics'
      | 'data'
      | 'engine'
      | 'react'
      | 'embed-analytics'
      | 'embed-lint'
      | 'embed-page'
      | 'embed-activator',
      string
    >
  >;
}
