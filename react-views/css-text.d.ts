/** A style sheet as text, for shadow roots: the build and the tests serve it as a module. */
declare module '*.css?text' {
  export const css: string;
}
