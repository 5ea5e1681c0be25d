/** The files that the build has made for other sites: a chunk's name → the hash in its file's name. */
declare module 'virtual:embed-files' {
  /** By slug. */
  export const tags: Readonly<Record<string, string>>;
  /** By the name of a part that only some elements need: their slugs. */
  export const beside: Readonly<Record<'react' | 'pictures', readonly string[]>>;
  /** Files beside the elements. */
  export const parts: Readonly<
    Record<
      | 'basics'
      | 'data'
      | 'read-form'
      | 'engine'
      | 'pictures'
      | 'react'
      | 'embed-analytics'
      | 'embed-lint'
      | 'embed-page'
      | 'embed-activator',
      string
    >
  >;
}
