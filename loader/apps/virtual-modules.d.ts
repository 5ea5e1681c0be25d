/** The table tag → module that defines it, which the build writes from the folders under `elements/`. */
declare module 'virtual:element-modules' {
  export const elementModules: Readonly<Record<string, () => Promise<unknown>>>;
}
