// The finder beside a whole HTML parser: the same tags, the same surroundings, whatever the page is made of.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Parser } from 'htmlparser2';
import { type FoundTag, type Piece, TagFinder } from './find-tags.js';
import { placeIn } from './open-elements.js';

type Found = Pick<FoundTag, 'name' | 'attributes' | 'language' | 'innerSource'> & {
  /** The open elements around it, outermost first. */
  readonly ancestors: readonly string[];
};

const WANTED = new Set(['uni-card', 'uni-icon']);
const ELSEWHERE = /^(?:template|noscript|noframes|noembed|iframe|xmp|plaintext)$/;

/** What the parser's events say. */
function parsed(page: string): readonly Found[] {
  const found: Found[] = [];
  const open: { name: string; language: string | undefined }[] = [];
  let started: (Omit<Found, 'innerSource'> & { openEnd: number; depth: number }) | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const language = attributes.lang ?? open.at(-1)?.language;
        const ancestors = open.map((element) => element.name);
        if (!started && WANTED.has(name) && !ancestors.some((each) => ELSEWHERE.test(each)))
          started = {
            name,
            attributes: new Map(Object.entries(attributes)),
            language,
            ancestors,
            openEnd: parser.endIndex + 1,
            depth: open.length,
          };
        open.push({ name, language });
      },
      onclosetag(_, isImplied) {
        open.pop();
        if (started?.depth !== open.length) return;
        const { openEnd, depth: _depth, ...tag } = started;
        started = undefined;
        if (isImplied) return;
        // `startIndex` is wrong behind an end tag with attributes.
        found.push({ ...tag, innerSource: page.slice(openEnd, page.lastIndexOf('</', parser.endIndex)) });
      },
    },
    { recognizeSelfClosing: false },
  );
  parser.write(page);
  return found.map((tag) => ({ ...tag, ancestors: tag.ancestors.map((name) => name.toLowerCase()) }));
}

function pieces(page: string, size = page.length): Piece[] {
  const finder = new TagFinder(WANTED);
  const all: Piece[] = [];
  for (let at = 0; at < page.length; at += size) all.push(...finder.push(page.slice(at, at + size)));
  return [...all, ...finder.end()];
}

const sourceOf = (piece: Piece) =>
  typeof piece === 'string' ? piece : piece.openSource + piece.innerSource + piece.closeSource;

function foundIn(all: readonly Piece[]): readonly Found[] {
  return all
    .filter((piece) => typeof piece !== 'string')
    .map(({ name, attributes, language, place, innerSource }) => ({
      name,
      attributes,
      language,
      ancestors: namesTo(place),
      innerSource,
    }));
}

function namesTo(place: FoundTag['place']): readonly string[] {
  const names: string[] = [];
  for (let at = place; at; at = at.outer) names.unshift(at.name);
  return names;
}

/** Whole and in parts, as the parser reads it. */
function check(page: string): void {
  const expected = parsed(page);
  for (const size of [page.length, 1, 7]) {
    const all = pieces(page, size);
    assert.equal(all.map(sourceOf).join(''), page);
    assert.deepEqual(foundIn(all), expected, JSON.stringify(page));
  }
}

const CARD = '<uni-card title="A &amp; B">x</uni-card>';

/** Numbers that are the same every time. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state >>> 8;
  }
}

const PARTS = [
  ...[
    CARD,
    '<uni-card>',
    '</uni-card>',
    '<uni-icon/>',
    '<uni-icon a=1/ b>',
    '</uni-icon >',
    '</UNI-ICON\nx>',
  ],
  ...[
    '<div lang=vi>',
    '</div>',
    '<p>',
    '</p>',
    '<li>',
    '<ul lang="">',
    '</ul>',
    '<a href=x>',
    '</a>',
    '<br/>',
  ],
  ...['<table>', '<tr>', '<td>', '</table>', '<h2>', '<form>', '</form>', '<select>', '<option>', '<input>'],
  ...[
    '<svg>',
    '</svg>',
    '<svg/>',
    '<math>',
    '<mi>',
    '</math>',
    '<svg><foreignObject>',
    '</foreignobject>',
    '<path/>',
  ],
  ...['<title>', '</title>', '<desc>', '<image>', '</image>', '<template>', '</template>', '<noscript>'],
  ...[
    '<script>',
    '</script>',
    '</script x>',
    '<STYLE>',
    '</style >',
    '<textarea>',
    '</textarea\t>',
    '<iframe>',
  ],
  ...[
    '</noscript>',
    '</iframe>',
    '<!--',
    '-->',
    '--!>',
    '<!-->',
    '<!--->',
    '--',
    '<![CDATA[',
    ']]>',
    '<!',
    '<?x',
  ],
  ...[
    '<!doctype html>',
    '</>',
    '</ ',
    '< ',
    '<',
    '>',
    '/',
    '=',
    '"',
    "'",
    '&amp',
    '&lt;',
    '&notit;',
    ' ',
    '\n',
  ],
  ...[
    'text',
    'lang=en',
    ' title="',
    " a='",
    ' b=',
    ' B=2',
    '<p ',
    '<div a="1"b=2',
    '<uni-card ',
    '<uni-icon\n',
  ],
];

describe('the tags of a page', () => {
  for (const [what, page] of [
    ['plain', `<main lang="en">${CARD}<p>and ${CARD}</p></main>`],
    ['in each other', `<uni-card><uni-card>a</uni-card>b</uni-card>${CARD}`],
    ['that end with their parent', `<div><uni-card></div>${CARD}`],
    ['behind left-out end tags', `<ul><li>a<li>${CARD}</ul><p>b<div>${CARD}</div><p>c<h2>${CARD}</h2>`],
    ['in and behind SVG', `<svg>${CARD}<title>${CARD}</title><uni-icon/></svg><svg/>${CARD}`],
    [
      'behind scripts',
      `<script>"<uni-card>"</script><script/>${CARD}</script >${CARD}<style></style>${CARD}`,
    ],
    [
      'behind odd attributes',
      `<p =a "b" c = 'd>' e=f/ g/h lang=vi i=>${CARD}<b lang='en' lang=de>${CARD}</b>`,
    ],
    ['with odd attributes', `<uni-card A=1 a=2 b = "&lt;&amp" c='"' d/e=f/ g=&copy=1&not;>x</uni-card>`],
    ['behind comments', `<!-->${CARD}<!--->${CARD}<!--a--!>${CARD}<!--!>${CARD}-->${CARD}<!----->${CARD}`],
    ['behind what is no tag', `<3 </3> <?php ?> <!x> <![CDATA[<uni-card>]]> </> ${CARD}<plaintext>${CARD}`],
    ['with capitals', '<DIV LANG=EN><UNI-CARD TITLE=x>y</Uni-Card></DIV>'],
    ['in forms', `<form><p><form>${CARD}</form>${CARD}<select><option>a<option>b<button>${CARD}</button>`],
  ] as const)
    it(`are found ${what}`, () => check(page));

  it('are found in whatever stands behind whatever', () => {
    const random = numbers(7);
    const next = (below: number) => random.next().value % below;
    for (let page = 0; page < 4000; page++)
      check(Array.from({ length: 3 + next(24) }, () => PARTS[next(PARTS.length)]).join(''));
  });

  it('are found deep in other elements, whatever stands there', () => {
    const random = numbers(11);
    const next = (below: number) => random.next().value % below;
    const deep = '<b>'.repeat(300);
    for (let page = 0; page < 300; page++)
      check(deep + Array.from({ length: 9 + next(24) }, () => PARTS[next(PARTS.length)]).join(''));
  });

  it('are closed by no tag around the part that is read', () => {
    const place = placeIn(undefined, 'uni-fragment');
    const finder = new TagFinder(WANTED, { place, language: 'vi' });
    const all = [...finder.push(`</uni-fragment></div>${CARD}`), ...finder.end()];
    assert.deepEqual(
      foundIn(all).map(({ language, ancestors }) => ({ language, ancestors })),
      [{ language: 'vi', ancestors: ['uni-fragment'] }],
    );
  });

  it('are found behind a tag of a megabyte that comes in parts', () => {
    const page = `<p title="${">'<".repeat(300_000)}">${CARD}`;
    const all = pieces(page, 1000);
    assert.equal(all.map(sourceOf).join(''), page);
    assert.equal(foundIn(all).length, 1);
  });
});
