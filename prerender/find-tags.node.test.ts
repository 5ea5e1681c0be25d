// The finder beside a parser as the HTML Standard has it: the same tags in the same language, whatever a page is made of.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type DefaultTreeAdapterMap, html, parse } from 'parse5';
import { PageBudget } from './budget.js';
import { type FoundTag, findTags, type Piece } from './find-tags.js';
import { openIn } from './open-element.js';

type Found = Pick<FoundTag, 'name' | 'attributes' | 'language' | 'innerSource'>;
type ParentNode = DefaultTreeAdapterMap['parentNode'];

const WANTED = new Set(['uni-card', 'uni-icon']);

/** The parser's tree of a page, with nothing in SVG and MathML. */
function parsed(page: string): readonly Found[] {
  const found: (Found & { start: number })[] = [];
  const walk = (parent: ParentNode, around: string | undefined) => {
    for (const node of parent.childNodes) {
      if (!('tagName' in node) || node.namespaceURI !== html.NS.HTML) continue;
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      const language = attributes.get('lang') ?? around;
      const { startTag, endTag } = node.sourceCodeLocation ?? {};
      if (WANTED.has(node.tagName) && startTag && endTag)
        found.push({
          name: node.tagName,
          attributes,
          language,
          innerSource: page.slice(startTag.endOffset, endTag.startOffset),
          start: startTag.startOffset,
        });
      else walk(node, language);
    }
  };
  walk(parse(page, { sourceCodeLocationInfo: true }), undefined);
  return found.sort((a, b) => a.start - b.start).map(({ start: _start, ...tag }) => tag);
}

const pieces = (page: string): readonly Piece[] =>
  findTags(page, { wanted: WANTED, budget: new PageBudget() }).pieces;

const sourceOf = (piece: Piece) =>
  typeof piece === 'string' ? piece : piece.openSource + piece.innerSource + piece.closeSource;

function foundIn(all: readonly Piece[]): readonly Found[] {
  return all
    .filter((piece) => typeof piece !== 'string')
    .filter(({ parent }) => !isForeign(parent))
    .map(({ name, attributes, language, innerSource }) => ({ name, attributes, language, innerSource }));
}

const isForeign = (parent: FoundTag['parent']): boolean =>
  parent !== undefined && (/^(?:svg|math)$/.test(parent.name) || isForeign(parent.parent));

/** As the parser reads it. */
function check(page: string): void {
  const all = pieces(page);
  assert.equal(all.map(sourceOf).join(''), page);
  assert.deepEqual(foundIn(all), parsed(page), JSON.stringify(page));
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
  ...[CARD, '<uni-icon a=1/ b>x</uni-icon >', '<UNI-ICON\n>y</Uni-Icon\nx>'],
  '<uni-card><b>a</b><uni-icon></uni-icon><!--</uni-card>--></uni-card>',
  ...['<div lang=vi>', '</div>', '<p>', '</p>', '<ul lang="">', '<li>', '</ul>', '<br/>'],
  ...['<h2>', '<input>', '</br>', '</uni-card>', '</body>', '</html>', '<main>', '</main>'],
  ...['<svg>', '</svg>', '<svg/>', '<math>', '<math/>', '</math>', '<path/>', '<image>', '</image>'],
  ...[
    '<template>',
    '</template>',
    '<noscript>',
    '</noscript>',
    '<iframe>',
    '</iframe>',
    '<title>',
    '</title>',
  ],
  ...['<script>', '</script>', '</script x>', '<script><!--<script >', '<!--<script>', '</script/>'],
  ...['<STYLE>', '</style >', '<textarea>', '</textarea\t>', '<xmp>', '</xmp>'],
  ...['<!--', '-->', '--!>', '<!-->', '<!--->', '--', '<![CDATA[', ']]>', '<!', '<?x', '<!doctype html>'],
  ...['</>', '</ ', '< ', '<', '>', '/', '=', '"', "'", '&amp', '&lt;', '&notit;', ' ', '\n'],
  ...['text', 'lang=en', ' title="', " a='", ' b=', ' B=2', '<section ', '<div a="1"b=2'],
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
    ['behind templates', `<div lang=vi><template></div>${CARD}</template>${CARD}</div>${CARD}`],
    ['behind what ends the body', `<html lang=vi><body lang=en></body>${CARD}</html>${CARD}`],
    ['behind scripts in comments in scripts', `<script><!--<script></script>${CARD}--></script>${CARD}`],
    [
      'behind comments in scripts',
      `<script><!--><script></script>${CARD}<script><!---><script></script>${CARD}`,
    ],
    ['behind scripts after them', `<script><!--<script>--><script></script>${CARD}`],
    ['with capitals', '<DIV LANG=EN><UNI-CARD TITLE=x>y</Uni-Card></DIV>'],
    ['in forms', `<form><p><form>${CARD}</form>${CARD}<button>${CARD}</button>`],
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
    const parent = openIn(undefined, 'uni-fragment');
    const around = { parent, language: 'vi' };
    const options = { wanted: WANTED, budget: new PageBudget(), around };
    const all = findTags(`</uni-fragment></div>${CARD}`, options).pieces;
    const tags = all.filter((piece) => typeof piece !== 'string');
    assert.deepEqual(
      tags.map(({ language, parent: around }) => [language, around?.name, around?.parent]),
      [['vi', 'uni-fragment', undefined]],
    );
  });

  it('are found in a fragment, and in no other tag', () => {
    const inner = `<p>${CARD}</p>`;
    const options = { wanted: new Set([...WANTED, 'uni-fragment']), fragment: 'uni-fragment' };
    const [fragment] = findTags(`<uni-fragment lang=vi>${inner}<uni-card>${CARD}</uni-card></uni-fragment>`, {
      ...options,
      budget: new PageBudget(),
    }).pieces as [FoundTag];
    assert.deepEqual(
      fragment.inside.map((piece) => (typeof piece === 'string' ? piece : [piece.name, piece.language])),
      ['<p>', ['uni-card', 'vi'], '</p>', ['uni-card', 'vi']],
    );
    assert.equal(fragment.inside.map(sourceOf).join(''), fragment.innerSource);
  });
});
