import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from '@playwright/test';
import { ReadDifferently } from '../../elements/_safe/judged-alike.js';
import { isPlainHtml } from '../../elements/_safe/plain-html.js';
import { type ElementPages, startElementPages } from '../../tools/test/element-page.js';
import { readPayloads } from '../../tools/test/read-payloads.js';
import { createServerSanitizer } from './server-sanitizer.js';

const IN_BROWSER =
  "import { sanitizeHtml } from './elements/_safe/sanitize.ts'; globalThis.sanitizeHtml = sanitizeHtml;";
const PAYLOADS = ['html', 'svg', 'text'] as const;

/** Authors' good and bad HTML, in every order. */
const PARTS = [
  ...[
    '<p>',
    '</p>',
    '<p class="lead" onclick=x()>',
    '<div>',
    '</div>',
    '<ul>',
    '<li>',
    '</li>',
    '</ul>',
    '<br>',
  ],
  ...[
    '<b>',
    '</b>',
    '<i>',
    '</i>',
    '<a href="/a?b=1&c=2">',
    '<a href=" javascript:x">',
    '</a>',
    '<h3 id=a>',
    '</h3>',
  ],
  ...[
    '<table>',
    '<tr>',
    '<td colspan=2>',
    '</td>',
    '</tr>',
    '</table>',
    '<th scope=col>',
    '<caption>',
    '<hr>',
  ],
  ...[
    '<a href="#a" target=_blank rel=x>',
    '<a name=a>',
    '<p aria-labelledby="a b">',
    '<td headers="a b">',
    '<img src="/a.jpg" alt="x">',
    '<img src=data:x>',
    '<span style="x:y">',
  ],
  ...[
    '</span>',
    '<form>',
    '</form>',
    '<button>',
    '</button>',
    '<script>x()</script>',
    '<style>a{}</style>',
    '<u>',
  ],
  ...[
    '<uni-card title=x>',
    '</uni-card>',
    '<!-- c -->',
    '<dl>',
    '<dt>',
    '<dd>',
    '</dl>',
    '<blockquote cite="/x">',
  ],
  ...[
    '</blockquote>',
    '<pre>\n',
    '</pre>',
    '&lt;b&gt;',
    '&nbsp;',
    '&copy',
    'text',
    ' ',
    '<',
    '"',
    '<details open>',
  ],
  ...[
    '<summary>',
    '</details>',
    '<video src=x>',
    '</video>',
    '<h1>',
    '</h1>',
    '<em lang=vi dir=ltr>',
    '</em>',
  ],
  ...[
    '<math><mfrac><mi>GPA</mi><mn>7</mn></mfrac></math>',
    '<math display="block"><semantics><mrow><mi>x</mi><mspace width="1em"/></mrow><annotation encoding="application/x-tex">\\alpha</annotation></semantics></math>',
    '<span class="katex"><span class="katex-mathml"><math><mi>y</mi></math></span><span aria-hidden="true">y</span></span>',
    '<img src="data:x" data-lazy-src="/a.jpg" data-srcset="/b.jpg 2x">',
  ],
];

let pages: ElementPages;
let page: Page;
const sanitize = createServerSanitizer();
before(async () => {
  pages = await startElementPages(IN_BROWSER);
  ({ page } = await pages.open());
});
after(() => pages.close());

const inBrowser = (texts: readonly string[]) =>
  page.evaluate(
    (list) =>
      list.map((html) =>
        (globalThis as unknown as { sanitizeHtml(html: string): string }).sanitizeHtml(html),
      ),
    texts,
  );

/** The server's result, or undefined for a text that it leaves to the browser. */
function onServer(html: string): string | undefined {
  try {
    return sanitize(html);
  } catch (error) {
    if (error instanceof ReadDifferently) return undefined;
    throw error;
  }
}

async function compare(texts: readonly string[]) {
  const rich = texts.filter((html) => !isPlainHtml(html) && html.includes('<'));
  const expected = await inBrowser(rich);
  const made = rich.map(onServer);
  const judged = made.filter((html) => html !== undefined).length;
  made.forEach((html, at) => {
    if (html !== undefined) assert.equal(html, expected[at], rich[at]);
  });
  return { rich: rich.length, judged };
}

/** The same numbers in every run. */
function* numbers(): Generator<number, never> {
  for (let state = 1; ; ) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    yield state >>> 8;
  }
}

describe('rich text sanitised on a server', () => {
  it('is the same as in a browser, in 4,000 texts of tags in any order', async () => {
    const source = numbers();
    const texts = Array.from({ length: 4000 }, () =>
      Array.from(
        { length: 1 + (source.next().value % 12) },
        () => PARTS[source.next().value % PARTS.length],
      ).join(''),
    );
    const { rich, judged } = await compare(texts);
    assert.ok(rich > 3000 && judged === rich, `${judged} of ${rich}`);
  });

  for (const name of PAYLOADS) {
    it(`is the same as in a browser for the hostile payloads of ${name}, or left to it`, async (test) => {
      const { rich, judged } = await compare(readPayloads(name));
      test.diagnostic(`${judged} of ${rich} judged, the others left to the browser`);
    });
  }

  for (const [what, html] of [
    ['a drawing', '<p><svg><path/></svg></p>'],
    ['a picture whose site cannot be known', '<img src="https://www.example.edu/a.jpg">'],
    ['a picture of the page’s own protocol', '<img srcset="//www.example.edu/a.jpg 2x">'],
    ['fields', '<select><p>x</select>'],
    ['a formula with markup in it', '<math><mtext><b>x</b></mtext></math>'],
    ['a formula that is not well-formed', '<math><mi>x</mn></math>'],
    ['a drawing beside a formula', '<math><mi>x</mi></math><svg></svg>'],
    ['a formula without its end', '<p><math><mi>x</mi></p>'],
    ['a null character', '<p class=x>\0</p>'],
    ['a depth of 600', `${'<div>'.repeat(600)}x`],
  ] as const)
    it(`leaves ${what} to the browser`, () => {
      assert.equal(onServer(html), undefined);
    });

  it('does not let a picture of another kind through', () => {
    assert.equal(onServer('<img src="data:image/png;base64,AA" alt="x">'), '<img alt="x">');
  });

  it('reads 1 MB', () => {
    const html = '<p class=x>word <a href="/a">link</a></p>'.repeat(25_000);
    assert.ok(onServer(html)?.startsWith('<p class="x">word <a href="/a">link</a></p>'));
  });
});
