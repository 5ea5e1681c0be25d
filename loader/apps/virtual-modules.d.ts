/**
 * The table tag → module that defines it, which the build writes from the folders under `elements/`
 * (`tools/rollup/virtual-modules.ts`).
 */
declare module 'virtual:element-modules' {
  export const elementModules: Readonly<
    Record<string, (() => Promise<unknown>) & { preload(): Promise<unknown> }>
  >;
}

/** The tags of those folders: some render a view, and others have a class of their own. */
declare module 'virtual:tag-names' {
  export const views: readonly string[];
  export const islands: readonly string[];
  export const arrangers: readonly string[];
}

/** The code that all views rest on. */
declare module 'virtual:warm/views' {}
