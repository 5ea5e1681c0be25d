// Pages that are wide and deep at once, made of what a tag's own examples have between its tags. So a new tag is asked too.
import type { Tree } from '../declare/tree.js';

const CONTENT = /<(uni-[\w-]+)[^>]*>(.*?)<\/\1>/s;
/** Data scripts are no HTML, and where a component stands in a tag, some forms leave all as it is. */
const NO_WORDS = /<script\b.*?<\/script>|<(\w+-[\w-]+)\b.*?<\/\1>/gs;
const NAME = /<([a-z][a-z0-9]*)/g;
const VOID = /^(?:img|br|hr|input|source|wbr|meta|link)$/;
/** They are text inside, or a table takes them elsewhere. */
const NOT_AROUND =
  /^(?:script|style|template|noscript|iframe|t(?:able|body|head|foot|r|d|h)|caption|svg|path)$/;
/** Elements that cannot stand in their own kind, unless this one is between. */
const BETWEEN: Readonly<Record<string, string>> = {
  ul: 'li',
  ol: 'li',
  li: 'ul',
  dl: 'dd',
  dd: 'dl',
  dt: 'dl',
  summary: 'details',
  ...Object.fromEntries(['a', 'p', 'button'].map((name) => [name, 'object'])),
};

/** As deep as a page may be that is not refused. */
const DEPTH = 400;
const WRAPPERS = ['div', 'section'];
/** A link leads somewhere, and a script may look for a `div` by its id to fill it. */
const ATTRIBUTES: Readonly<Record<string, string>> = { a: ' href="/x"', div: ' id="x"' };

/** A tag's content: `copies` of its parts, in a chain of elements or not. */
export interface Shape {
  readonly name: string;
  html(copies: number): string;
  /** How many elements stand in each copy. */
  readonly elements: number;
}

/** The HTML in the first tag of each example. */
export const contentsOf = (examples: readonly string[]): readonly string[] =>
  examples
    .map((html) => (CONTENT.exec(html)?.[2] ?? '').replace(NO_WORDS, ''))
    .filter((html) => /<[a-z]/.test(html));

const namesIn = (html: string) => [...new Set([...html.matchAll(NAME)].map(([, name]) => name!))];

function chain(name: string, inside: string): string {
  const between = BETWEEN[name] ?? 'div';
  const [open, close] = [`<${name}${ATTRIBUTES[name] ?? ''}><${between}>`, `</${between}></${name}>`];
  return open.repeat(DEPTH / 2) + inside + close.repeat(DEPTH / 2);
}

/**
 * The shapes of a tag's content: flat, in wrappers, and in a chain of each of the elements that its examples have.
 *
 * @param share one of how many of these chains are wanted, and which.
 */
export function shapesOf(examples: readonly string[], share = 1, turn = 0): readonly Shape[] {
  const contents = contentsOf(examples);
  if (contents.length === 0) return [];
  const all = contents.join('');
  const short = contents.reduce((one, other) => (other.length < one.length ? other : one));
  const around = [...WRAPPERS, ...namesIn(all)].filter((name) => !VOID.test(name) && !NOT_AROUND.test(name));
  const wanted = around.filter((_, at) => at < 1 || at % share === turn % share);
  const count = (html: string) => [...html.matchAll(NAME)].length;
  return [
    { name: 'flat', html: (copies) => all.repeat(copies), elements: count(all) },
    { name: 'flat, the shortest', html: (copies) => short.repeat(copies), elements: count(short) },
    ...wanted.flatMap((name) => [
      {
        name: `deep in ${name}`,
        html: (copies: number) => chain(name, all.repeat(copies)),
        elements: count(all),
      },
      {
        name: `deep in ${name}, the shortest`,
        html: (copies: number) => chain(name, short.repeat(copies)),
        elements: count(short),
      },
    ]),
  ];
}

/** How often a tree was read, and how many characters it gave. */
export interface Reads {
  times: number;
  characters: number;
}

/** The functions of a tree, which count. */
export function counting<Node>(tree: Tree<Node>, reads: Reads): Tree<Node> {
  const counted =
    <Given extends readonly unknown[], Result>(read: (...given: Given) => Result) =>
    (...given: Given): Result => {
      reads.times++;
      const result = read(...given);
      if (typeof result === 'string') reads.characters += result.length;
      return result;
    };
  return {
    name: counted(tree.name),
    attribute: counted(tree.attribute),
    attributeNames: counted(tree.attributeNames),
    children: counted(tree.children),
    text: counted(tree.text),
    html: counted(tree.html),
  };
}
