import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from 'parse5';
import { readPage } from './page-text.js';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const LETTERS = 'Đà \u{1f393} “é”';

describe('a page’s text', () => {
  for (const [what, page, contentType] of [
    ['names it in its first bytes', '<meta charset="UTF-8"><p>x', ''],
    ['came with its name', '<p>x', 'text/html; charset=utf-8'],
    ['begins with a byte order mark', '\ufeff<p>x', ''],
    ['has letters of it', '<p>é', ''],
  ] as const)
    it(`is written in UTF-8 where the page ${what}`, () => {
      assert.equal(readPage(bytes(page), contentType)!.written(page + LETTERS), page + LETTERS);
    });

  it('is none where the page is in another encoding', () => {
    assert.equal(readPage(bytes('<meta charset=windows-1252>x')), undefined);
    assert.equal(readPage(bytes('<p>x'), 'text/html; charset=iso-8859-1'), undefined);
    assert.equal(readPage(bytes('caf\u00e9', 'latin1')), undefined);
  });

  it('is written in ASCII, and reads the same, where the page names no encoding and has other letters in none', () => {
    const made = `<p title="${LETTERS}">${LETTERS}</p><script type="application/json">{"a":"${LETTERS}"}</script><style>p { content: "${LETTERS}" }</style><p>${LETTERS}</p>`;
    const written = readPage(bytes('<p>x</p>'))!.written(made);
    assert.match(written, /^\p{ASCII}*$/u);
    const body = parse(written).childNodes.flatMap((node) =>
      'childNodes' in node ? node.childNodes : [],
    )[1];
    const [first, script, style, last] = (body as { childNodes: readonly Parsed[] }).childNodes;
    assert.deepEqual([first!.attrs![0]!.value, textOf(first), textOf(last)], [LETTERS, LETTERS, LETTERS]);
    assert.deepEqual(JSON.parse(textOf(script)), { a: LETTERS });
    const unescaped = textOf(style).replace(/\\([0-9a-f]+) /g, (_, code) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
    assert.equal(unescaped, `p { content: "${LETTERS}" }`);
  });
});

interface Parsed {
  readonly attrs?: readonly { readonly value: string }[];
  readonly childNodes?: readonly { readonly value?: string }[];
}

const textOf = (node: Parsed | undefined) => node?.childNodes?.[0]?.value ?? '';
