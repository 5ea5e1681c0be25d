import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { forgetWarnings } from '../../../page/warn.js';
import { createPrerenderer } from '../../../prerender/prerender.js';
import { listRooms } from '../../../tools/rollup/rooms.js';
import { defineRooms, type ElementPages, startElementPages } from '../../../tools/test/element-page.js';
import { hasView, type ViewDefinition } from '../definition.js';
import type { Kind } from './kinds.js';
import { attributeNames, slotName } from './names.js';

/** What an author wrote, and a word of it that nobody may lose. */
interface Case {
  readonly html: string;
  readonly word: string;
}

const WORD = 'Quokka';
const rooms = await listRooms();
const views = rooms.map(({ definition }) => definition).filter(hasView);
const IS_JSON = new Set(['list', 'object']);

/** Every way to get a name slightly wrong. */
const misspelt = (name: string) => [`${name}x`, name.slice(0, -1), `${name[1]}${name[0]}${name.slice(2)}`];

const escaped = (json: string) => json.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const script = (slot: string, value: unknown) =>
  `<script type="application/json" data-slot="${slot}">${JSON.stringify(value)}</script>`;

function casesOf({ tag, props }: ViewDefinition): Case[] {
  const inTag = (content: string, attributes = '') => `<${tag}${attributes}>${content}</${tag}>`;
  const all = Object.keys(props).map(slotName);
  const isFree = (name: string) => name.length > 3 && !all.includes(name);
  return Object.entries(props).flatMap(([prop, kind]) => {
    const wrongNames = misspelt(slotName(prop)).filter(isFree);
    return [
      ...wrongNames.map((name) => inTag(`<p slot="${name}">${WORD}</p>`)),
      ...wrongNames.map((name) => inTag(script(name, WORD))),
      ...wrongNames.map((name) => inTag('', ` data-${name}="${WORD}"`)),
      ...(IS_JSON.has(kind.name) ? [inTag(`<p slot="${slotName(prop)}">${WORD}</p>`)] : []),
      ...wrongShapes(kind).flatMap((value) => [
        inTag(script(slotName(prop), value)),
        inTag('', ` ${attributeNames(prop)[0]}="${escaped(JSON.stringify(value))}"`),
      ]),
    ].map((html) => ({ html, word: WORD }));
  });
}

/** An object for a list, a list for an object, a string for both, and each in the fields of both. */
function wrongShapes({ name, shape = {} }: Kind<unknown>): unknown[] {
  if (!IS_JSON.has(name)) return [];
  const wrong = Object.entries(shape).flatMap(([key, kind]): object[] => {
    const other = kind.name === 'list' ? { other: WORD } : [WORD];
    const within = wrongShapes(kind).map((value) => ({ [key]: value }));
    return [{ [key]: other }, { [`${key}x`]: WORD }, ...within].filter(
      (each) => !(Object.keys(each)[0]! in shape && isText(kind)),
    );
  });
  return name === 'list'
    ? [WORD, { other: WORD }, [WORD], [[WORD]], ...wrong.map((item) => [item])]
    : [WORD, [WORD], [{ other: WORD }], ...wrong];
}

const isText = ({ name }: Kind<unknown>) => name === 'text' || name === 'html';

describe('what an author wrote', () => {
  const cases = views.flatMap(casesOf);
  let pages: ElementPages;
  before(async () => {
    pages = await startElementPages(`${defineRooms(rooms)}\n${SHOW}`);
  });
  after(() => pages.close());

  it('is on the page or named in a warning, in a browser', async (test) => {
    const { page } = await pages.open();
    const lost = await page.evaluate((given) => globalThis.showAll(given), cases);
    test.diagnostic(`${cases.length} cases`);
    assert.deepEqual(lost, []);
    assert.ok(cases.length > 500);
  });

  it('is so in the isolated form of each, too', async () => {
    const { page } = await pages.open();
    const isolated = cases.map(({ html, word }) => ({ html: html.replace(/[ >]/, ' isolated$&'), word }));
    assert.deepEqual(await page.evaluate((given) => globalThis.showAll(given), isolated), []);
  });

  it('is so where a server renders the page', async (test) => {
    const { prerender } = createPrerenderer(rooms.map(({ definition }) => definition));
    const lines: string[] = [];
    const say = (line: unknown) => void lines.push(String(line));
    test.mock.method(console, 'warn', say);
    test.mock.method(console, 'error', say);
    for (const { html, word } of cases) {
      forgetWarnings();
      lines.length = 0;
      const rendered = await prerender(html);
      const isSeen = rendered.replace(/<(script|template)\b.*?<\/\1>|<[^>]*>/gs, ' ').includes(word);
      assert.ok(
        isSeen || lines.some((line) => line.includes(word)),
        `${html}\n${rendered}\n${lines.join('\n')}`,
      );
    }
  });
});

declare global {
  var showAll: (cases: readonly Case[]) => Promise<string[]>;
}

const SHOW = `
import { forgetWarnings } from './page/warn.ts';
globalThis.showAll = async (cases) => {
  const lost = [];
  for (const { html, word } of cases) {
    const lines = [];
    const own = [console.warn, console.error];
    console.warn = console.error = (line) => lines.push(String(line));
    forgetWarnings();
    document.body.innerHTML = html;
    const element = document.body.firstElementChild;
    await element.mountComplete;
    for (let turn = 0; turn < 4; turn++) await undefined;
    const seen = [...element.children].some((child) => child.innerText?.includes(word) && child.checkVisibility());
    const inShadow = element.shadowRoot?.textContent.includes(word);
    if (!seen && !inShadow && !lines.some((line) => line.includes(word))) lost.push(html + ' ' + lines.join());
    [console.warn, console.error] = own;
  }
  document.body.innerHTML = '';
  return lost;
};
`;
