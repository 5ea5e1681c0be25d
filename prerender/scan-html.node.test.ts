// A scanned page is what parse5 makes of it, node by node. It leaves to parse5 what parse5 would repair.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';
import { fuzzed } from '../elements/_core/testing/testing-fuzz.js';
import { componentFolders } from '../tools/rollup/component-folders.js';
import { UNITS } from '../tools/test/growth.js';
import { boundedAdapter, OverLimits, PageBudget } from './budget.js';
import { createPrerenderer } from './prerender.js';
import { scanHtml } from './scan-html.js';

type ParentNode = DefaultTreeAdapterMap['parentNode'];
type Place = DefaultTreeAdapterMap['element']['sourceCodeLocation'];

const EVERY_TAG = { has: () => true } as unknown as ReadonlySet<string>;
const offsets = (place: Place) => place && [place.startOffset, place.endOffset];
/** Where these end, the parser says only of those that have an end tag. */
const PAGE_TAGS = ['html', 'head', 'body'];

/** All that can be read of a tree. */
function* partsOf(parent: ParentNode): Generator<unknown> {
  for (const node of parent.childNodes) {
    if (defaultTreeAdapter.isDocumentTypeNode(node)) continue;
    assert.equal(node.parentNode, parent);
    if (defaultTreeAdapter.isTextNode(node)) yield [node.value];
    else if (defaultTreeAdapter.isCommentNode(node))
      yield [node.data, offsets(node.sourceCodeLocation as Place)];
    else {
      const place = node.sourceCodeLocation;
      const attributes = Object.entries(place?.attrs ?? {});
      yield [
        node.tagName,
        node.namespaceURI,
        node.attrs.map(({ name, value, prefix, namespace }) => [name, value, prefix, namespace]),
        PAGE_TAGS.includes(node.tagName) ? undefined : offsets(place),
        offsets(place?.startTag as Place),
        PAGE_TAGS.includes(node.tagName) ? undefined : offsets(place?.endTag as Place),
        attributes.map(([name, at]) => [name.toLowerCase(), at.startOffset, at.endOffset]),
      ];
      if ('content' in node) yield [...partsOf(node.content)];
      yield* partsOf(node);
      yield 'end';
    }
  }
}

/** @returns whether the page was scanned. */
function isScanned(source: string): boolean {
  const scanned = scanHtml(source, { placed: EVERY_TAG });
  if (!scanned) return false;
  const parsed = parse(source, { sourceCodeLocationInfo: true });
  assert.deepEqual([...partsOf(scanned.document)], [...partsOf(parsed)], source);
  return true;
}

/** As parsers want it, and not. */
const TEXTS = [
  ...[
    'word',
    ' ',
    '\n',
    ' x ',
    '\t',
    'é🎓',
    '\u00a0',
    '>',
    '"',
    "'",
    '<!-- c -->',
    'a &amp; b',
    '&lt;',
    '&nbsp;',
  ],
  ...[
    '&#65;',
    '&#x1F393;',
    '&hellip;&lang;',
    '&',
    '&&',
    '&x=1',
    '&copy',
    '&copy=',
    '&notin;',
    '&#128;',
    '&#0;',
  ],
  ...['<', '</', '<!', '<?x?>', '<!-->', '<!--a--!>', '<!-- a -- b -->', '</p>', '</br>', '<![CDATA[x]]>'],
  ...[
    '\r',
    '\0',
    '\f',
    '\ufeff',
    '<br>',
    '<hr>',
    '<img src=a>',
    '<input>',
    '<meta name=x content=y>',
    '<p>',
    '<li>',
  ],
];
const NAMES =
  'div span em section nav label figure x-y uni-card uni-fragment details summary p a b h1 h2 h3 ul ol li dl dt dd table thead tbody tr td th caption colgroup header form button svg path g title style script template textarea select option noscript iframe object pre head body html picture foreignObject desc linearGradient math ruby rt nobr center search';
const ATTRIBUTES = [
  ...['', ' id=x', ' class="a b"', " title='q'", ' href="?a=1&b=2"', ' href="?a=1&copy=2&lt;"', ' hidden'],
  ...[
    ' DATA-Y="Z"',
    ' id=x id=y',
    ' a="1"b="2"',
    ' viewBox="0 0 1 1"',
    ' xlink:href="#a"',
    ' xmlns=x',
    ' @x="y"',
  ],
  ...[' href=/x/', ' =x', ' "', ' é=1', ' shadowrootmode=open', '\n z = "1"', '/', ' /', ' __proto__=x'],
];

/** One of the first, or now and then one of all. */
const mostly = (all: readonly string[], plain: number) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...all.slice(0, plain)) },
    { weight: 1, arbitrary: fc.constantFrom(...all) },
  );

const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
  tree: fc.array(tie('node'), { maxLength: 5 }).map((nodes) => nodes.join('')),
  node: fc.oneof(
    { maxDepth: 6 },
    mostly(TEXTS, 17),
    fc
      .tuple(
        mostly(NAMES.split(' '), 12),
        mostly(ATTRIBUTES, 7),
        tie('tree'),
        fc.integer({ min: 0, max: 40 }),
      )
      .map(([name, attributes, inside, how]) =>
        how === 0 ? `<${name}${attributes}>${inside}` : `<${name}${attributes}>${inside}</${name}>`,
      ),
  ),
}));
const page = fc
  .tuple(
    tree,
    fc.constantFrom('', '<!doctype html>', '<body>', '<head><title>a &amp; b</title></head>'),
    fc.boolean(),
  )
  .map(([inside, before, isWhole]) =>
    isWhole
      ? `<!-- a --><!DOCTYPE html>\n<html lang=en> <head>\n<meta charset="utf-8"> </head>\n<body>${inside}</body> <!-- b --></html>\n`
      : before + inside,
  );

describe('a page that a parser makes nothing else of', () => {
  it('is read as parse5 reads it, whatever the page', () => {
    let scanned = 0;
    fuzzed(page, (source) => {
      if (isScanned(source)) scanned++;
    });
    assert.ok(scanned > 10, String(scanned));
  });

  it('is read as parse5 reads it, be it ever so strange', () => {
    for (const unit of UNITS) isScanned(unit(1).repeat(3));
    for (const text of TEXTS)
      for (const name of NAMES.split(' ')) {
        isScanned(`<${name}>${text}</${name}>${text}`);
        isScanned(`${text}<table><tbody><tr><td><${name}>${text}</${name}></td></tr></tbody></table>`);
        isScanned(`<p><${name}>${text}</p>`);
        isScanned(`<svg><${name}>${text}</${name}></svg>`);
      }
  });

  it('is most of the examples, before and after they are prerendered', async () => {
    const folders = await componentFolders();
    const { prerender } = createPrerenderer(folders.map(({ definition }) => definition));
    const pages: string[] = [];
    for (const { module } of folders) {
      const { examples } = (await import(new URL('./examples.ts', `file://${module}`).href)) as {
        examples: readonly { readonly html: string }[];
      };
      for (const { html } of examples)
        pages.push(html, await prerender(html, { onError() {}, onWarning() {} }));
    }
    const scanned = pages.filter(isScanned);
    assert.ok(scanned.length > pages.length * 0.8, `${scanned.length} of ${pages.length}`);
  });

  // The blind spot of random trees: few of them have two names of a kind in each other, with nothing between.
  it('is read as parse5 reads it, with each element in each other one', () => {
    const names = `${NAMES} h4 h5 h6`.split(' ');
    let scanned = 0;
    for (const outer of names)
      for (const inner of names) {
        const [open, close] = [`<${outer}>a<${inner} id=x>b`, `</${inner}>c</${outer}>d`];
        for (const page of [
          open + close,
          `<ul><li>${open}<i>x</i>${close}</li></ul>`,
          `<p>${open}${close}</p>`,
        ])
          if (isScanned(page)) scanned++;
      }
    assert.ok(scanned > names.length ** 2 / 4, `${scanned} of them were scanned`);
  });
});

describe('the budget of a page', () => {
  const LIMIT = 1000;
  const tooMuch = {
    elements: '<p></p>'.repeat(10 * LIMIT),
    'void elements': '<br>'.repeat(10 * LIMIT),
    comments: `<p></p>${'<!---->'.repeat(10 * LIMIT)}`,
    'raw texts': '<p></p><style></style>'.repeat(5 * LIMIT),
    drawings: `<svg>${'<path />'.repeat(10 * LIMIT)}</svg>`,
  };
  for (const [what, source] of Object.entries(tooMuch))
    it(`ends the reading before more is made: ${what}`, () => {
      let [made, taken] = [0, 0];
      const budget = new PageBudget(LIMIT);
      const take = budget.takeElement.bind(budget);
      budget.takeElement = () => {
        taken++;
        take();
      };
      assert.throws(() => scanHtml(source, { budget, seen: () => made++ }), OverLimits);
      assert.ok(made <= LIMIT && taken === LIMIT + 1, `${made} elements were made, ${taken} were asked for`);
      assert.throws(() => parse(source, { treeAdapter: boundedAdapter(new PageBudget(LIMIT)) }), OverLimits);
    });

  it('is as it was after a page that is left to the parser', () => {
    const budget = new PageBudget(LIMIT);
    const page = `${'<b></b>'.repeat(LIMIT - 5)}<!-- x --><p>left to the parser<div></div>`;
    assert.equal(scanHtml(page, { budget }), undefined);
    assert.throws(() => scanHtml('<b></b>'.repeat(LIMIT), { budget }), OverLimits);
    const again = new PageBudget(LIMIT + 3);
    assert.equal(scanHtml(page, { budget: again }), undefined);
    assert.ok(scanHtml('<b></b>'.repeat(LIMIT), { budget: again }), 'all of it is there again');
  });
});
