/** The part of twig.js that the tests of the templates call. */
declare module 'twig' {
  interface Template {
    render(values: Readonly<Record<string, unknown>>): string;
  }
  interface Inside {
    /** Markup that is printed as it is. */
    readonly Markup: (html: string) => unknown;
  }
  const twig: {
    twig(options: {
      readonly data: string;
      readonly autoescape: boolean;
      readonly rethrow: boolean;
    }): Template;
    extend(use: (inside: Inside) => void): void;
  };
  export = twig;
}
