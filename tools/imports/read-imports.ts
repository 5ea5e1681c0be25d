/** A module that a source asks for. */
export interface Import {
  /** As written, between its quotes. */
  readonly specifier: string;
  /** Counted from 1. */
  readonly line: number;
}

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/;
const TEMPLATE = /`(?:[^`\\]|\\[\s\S])*`/;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/;
const NO_CODE = new RegExp(`(${COMMENTS.source})|${TEMPLATE.source}|${STRING.source}`, 'g');

/** `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')`, of types too. */
const MODULE_IMPORTS =
  /(?<![\w$.])(?:(?:import|export)\b(?:[\w\s{},*$]*?\bfrom)?|import\s*\()\s*(?:'([^'\n]*)'|"([^"\n]*)")/g;
const SHEET_IMPORTS = /@import\s+(?:url\()?\s*(?:'([^'\n]*)'|"([^"\n]*)")/g;

/** Lists the imports of a TypeScript, JavaScript or CSS source in order, whether it is needed at run time or not. */
export function readImports(file: string, source: string): Import[] {
  const pattern = file.endsWith('.css') ? SHEET_IMPORTS : MODULE_IMPORTS;
  const code = file.endsWith('.css') ? withoutComments(source) : blank(withoutComments(source));
  return [...code.matchAll(pattern)].map((match) => {
    const [whole, single, double] = match;
    return { specifier: single ?? double ?? '', line: lineAt(code, match.index + whole.length) };
  });
}

/** A source whose comments are blank. Every other character stands where it stood. */
export function withoutComments(source: string): string {
  return source.replace(NO_CODE, (text, comment?: string) => (comment === undefined ? text : spaces(text)));
}

/** The line of a place in a text, counted from 1. */
export const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length;

/** Text in a template or a string is no import: a specifier has no space and no bracket. */
const blank = (code: string) =>
  code.replace(NO_CODE, (text) => (text.startsWith('`') || /[\s(]/.test(text) ? spaces(text) : text));

const spaces = (text: string) => text.replace(/[^\n]/g, ' ');
