// A page that names no encoding: what is written into it reads the same in all that have ASCII.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { listRooms } from '../tools/rollup/rooms.js';
import { createPrerenderer, type Prerenderer, type PrerenderOptions } from './prerender.js';

type Node = DefaultTreeAdapterMap['node'];

const LETTERS = 'Đà \u{1f393} “é”';
const STYLE = `p { content: "${LETTERS}" }`;
const options: PrerenderOptions = {
  model: { ':items': { c: { title: LETTERS, description: `<table class=x><td>${LETTERS}</table>` } } },
  fetch: async () =>
    Response.json({
      ':items': {
        callout: { ':type': 'uni/components/callout', title: LETTERS },
        note: { ':type': 'uni/components/none', title: LETTERS },
        text: { ':type': 'uni/components/text', text: `<p>${LETTERS}</p>` },
      },
    }),
};

let prerenderer: Prerenderer;
before(async () => {
  const rooms = await listRooms();
  prerenderer = createPrerenderer(
    rooms.map(({ definition }) => definition),
    async () => STYLE,
  );
});

/** A page's tree as text, the escapes of its style sheets read. */
function read(html: string): string {
  const lines = (node: Node): string[] => {
    if ('value' in node)
      return [node.parentNode?.nodeName === 'style' ? unescaped(node.value) : json(node.value)];
    const attributes = 'attrs' in node ? node.attrs.map(({ name, value }) => `${name}=${value}`) : [];
    const inside = 'content' in node ? lines(node.content) : [];
    return [
      node.nodeName,
      ...attributes,
      ...inside,
      ...('childNodes' in node ? node.childNodes : []).flatMap(lines),
    ];
  };
  return lines(parse(html)).join('\n');
}

const unescaped = (css: string) =>
  css.replace(/\\([0-9a-f]+) /g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));

const json = (text: string) => (text.startsWith('{"') ? JSON.stringify(JSON.parse(text)) : text);

describe('what is written in ASCII', () => {
  for (const [what, page] of [
    ['a view', '<p>x</p><uni-callout model-path="c"></uni-callout>'],
    [
      'a view in a shadow root',
      '<uni-callout isolated model-path="c"><i slot="a&eacute;">x</i></uni-callout>',
    ],
    ['a fragment', '<uni-fragment src="/content/experience-fragments/f"></uni-fragment>'],
    ['an isolated fragment', '<uni-fragment isolated src="/content/experience-fragments/f"></uni-fragment>'],
    ['words of a language', '<html lang="vi"><uni-course-search></uni-course-search>'],
  ] as const)
    it(`reads as ${what} does in UTF-8`, async () => {
      const inAscii = await prerenderer.prerender(page, { ...options, asciiOnly: true });
      assert.match(inAscii, /^\p{ASCII}*$/u);
      const inUtf8 = await prerenderer.prerender(page, options);
      assert.notEqual(inUtf8, inAscii);
      assert.equal(read(inAscii), read(inUtf8));
    });

  it('is the prerenderer’s alone: letters of the author stay', async () => {
    const page = `<p title="${LETTERS}">${LETTERS}</p><uni-callout title="${LETTERS}"><script type="application/json" data-slot="ctaText">"${LETTERS}"</script></uni-callout>`;
    const written = await prerenderer.prerender(page, { ...options, asciiOnly: true });
    assert.ok(written.startsWith(page.slice(0, page.indexOf('<uni-callout'))));
    assert.ok(written.includes(`data-title="${LETTERS}"`));
    assert.ok(written.includes(`"ctaText">"${LETTERS}"</script>`));
    assert.match(written, /&#272;&#224;/);
  });
});
