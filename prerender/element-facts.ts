import { type TextEnd, textEndOf } from './skipped-text.js';

/** What an element's content is made of. */
export type Content = 'html' | 'svg' | 'math';

/** What an element's name says of it. */
export interface ElementFacts {
  /** In lower case; empty for an element of which nothing is known. */
  readonly name: string;
  readonly isVoid: boolean;
  /** What stands in it is no part of the page yet, or text for who runs no scripts. */
  readonly isElsewhere: boolean;
  /** In a tag it gives no prop, stays not in place, and is not moved by the parser. */
  readonly isPlain: boolean;
  /** Whether a view with block elements may stand in it: they would end it, or be moved out of it. */
  readonly takesBlocks: boolean;
  /** Whether phrasing content may. */
  readonly takesPhrases: boolean;
  /** Whether one of its attributes says something of the page. */
  readonly isHead: boolean;
  /** The innermost open elements that its start tag closes, because HTML lets authors leave out their end tags. */
  readonly closes: ReadonlySet<string> | undefined;
  /** Where it stands in HTML. */
  readonly content: Content;
  /** What ends its content, where that is nothing but text. */
  readonly textEnd: TextEnd | undefined;
}

type Names = readonly string[];

const words = (text: string): Names => text.split(' ');

const VOID = words(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
);
const ELSEWHERE = words('template noscript noframes noembed iframe xmp plaintext');
/** What a fallback is mostly made of. */
const PLAIN = words(
  'a address article aside b blockquote br button circle dd details div dl dt em figcaption figure footer g h1 h2 h3 h4 h5 h6 header i img li nav ol p path picture rect section small source span strong sub summary sup svg time ul',
);
const HEAD = words('html meta');
const TAKES_NO_PHRASES = words('select table tbody thead tfoot tr svg math');
const TAKES_NO_BLOCKS = [...words('p a button'), ...TAKES_NO_PHRASES];
const TEXT_ONLY = words('script style title textarea iframe noembed noframes noscript xmp plaintext');
const FORM_PARTS = 'input option optgroup select button datalist textarea';
const CLOSES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    tr: 'tr th td',
    th: 'th',
    td: 'thead th td',
    body: 'head link script',
    a: 'a',
    li: 'li',
    option: 'option',
    optgroup: 'optgroup option',
    'h1 h2 h3 h4 h5 h6': 'h1 h2 h3 h4 h5 h6 p',
    'select input output button datalist textarea': FORM_PARTS,
    'dd dt': 'dd dt',
    'rt rp': 'rt rp',
    'tbody tfoot': 'thead tbody',
    'p address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol pre section table ul':
      'p',
  }).flatMap(([names, closed]) => words(names).map((name) => [name, new Set(words(closed))] as const)),
);

const FACTS: ReadonlyMap<string, ElementFacts> = new Map(
  [...VOID, ...ELSEWHERE, ...PLAIN, ...HEAD, ...TEXT_ONLY, ...CLOSES.keys(), ...TAKES_NO_BLOCKS].map(
    (name) => [name, gather(name)],
  ),
);
const ORDINARY = gather('');

/** What is known of the elements of a name, in lower case. */
export const factsOf = (name: string): ElementFacts => FACTS.get(name) ?? ORDINARY;

/** By length and first letter: of two short texts, to compare them takes less than to make one and look it up. */
const BY_SHAPE: ElementFacts[][] = [];
for (const facts of FACTS.values()) {
  const shape = shapeOf(facts.name.charCodeAt(0), facts.name.length);
  BY_SHAPE[shape] = [...(BY_SHAPE[shape] ?? []), facts];
}

/** What is known of the elements whose name, in lower case, stands at a place; undefined for any other. */
export function factsAt(source: string, start: number, end: number): ElementFacts | undefined {
  return BY_SHAPE[shapeOf(source.charCodeAt(start), end - start)]?.find(({ name }) =>
    source.startsWith(name, start),
  );
}

function shapeOf(letter: number, length: number): number {
  return length * 32 + (letter & 31);
}

function gather(name: string): ElementFacts {
  return {
    name,
    isVoid: VOID.includes(name),
    isElsewhere: ELSEWHERE.includes(name),
    isPlain: PLAIN.includes(name),
    takesBlocks: !TAKES_NO_BLOCKS.includes(name),
    takesPhrases: !TAKES_NO_PHRASES.includes(name),
    isHead: HEAD.includes(name),
    closes: CLOSES.get(name),
    content: name === 'svg' || name === 'math' ? name : 'html',
    textEnd: TEXT_ONLY.includes(name) ? textEndOf(name) : undefined,
  };
}
