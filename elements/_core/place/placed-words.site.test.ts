import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { forgetWarnings } from '../../../page/warn.js';
import { lintRendered } from '../../../prerender/lint-rendered.js';
import { createPrerenderer } from '../../../prerender/prerender.js';
import { componentFolders } from '../../../tools/rollup/component-folders.js';
import {
  defineTags,
  type ElementPages,
  READING,
  startElementPages,
} from '../../../tools/test/element-page.js';
import { hasView, type ViewDefinition } from '../declare/definition.js';
import { attributeNames, childSlots, slotName } from '../declare/names.js';
import type { PropType } from '../declare/prop-type.js';

/** An author's HTML, and the words of it that have to be seen, or named. */
interface Case {
  readonly html: string;
  readonly word: string;
}

const WORD = 'Quokka';
const folders = await componentFolders();
const views = folders.map(({ definition }) => definition).filter(hasView);
/** Props of text that speak to the library, not to a reader. */
const SETTING =
  /class|style|type|target|url|link|id$|src|img|path|icon|colou?r|level|pos|loading|testid|ratio|variant|size|width|height|margin|current|locale|email|phone|logo|page|language|home|-up$/;

/** Every way in which an author can place words, as what stands in the tag. */
const PLACES: Readonly<Record<string, readonly [content: string, word: string]>> = {
  text: [WORD, WORD],
  paragraph: [`<p>${WORD}</p>`, WORD],
  'within others': [`<section><div><p>One <b>${WORD}</b></p></div></section>`, WORD],
  'a picture': [`<img src="data:," alt="${WORD}">`, WORD],
  'a link': [`<a href="/a.html">${WORD}</a>`, WORD],
  'a list': [`<ul><li>${WORD}</li></ul>`, WORD],
  'a heading and more': [`<h2>A ${WORD}</h2><p>here</p>`, WORD],
  'a slot of no child': [`<div><p slot="description">${WORD}</p></div>`, WORD],
  'a slot that there is not': [`<p slot="nowhere">${WORD}</p>`, WORD],
  'an element of ours': ['<uni-unheard></uni-unheard>', '<uni-unheard>'],
  'an element of ours with words': [`<p><uni-unheard>${WORD}</uni-unheard></p>`, WORD],
  'behind bad data': [`<script type="application/json" data-slot="items">[{</script><p>${WORD}</p>`, WORD],
};

const RICH: Readonly<Record<string, readonly [content: string, word: string]>> = {
  words: [`<p>${WORD}</p>`, WORD],
  'a button': [`<p>One</p><button>${WORD}</button>`, '<button>'],
  'a field': [`<p>One <input value="${WORD}"></p>`, '<input>'],
  'a choice': [`<p>One</p><select><option>${WORD}</option></select>`, '<select>'],
  'an element of ours': [`<p>One</p><uni-unheard text="${WORD}"></uni-unheard>`, '<uni-unheard>'],
  "another library's element": ['<p>One</p><sl-badge></sl-badge>', '<sl-badge>'],
  'an address that runs': [`<p>One <a href="javascript:x(${WORD})">two</a></p>`, WORD],
  'a frame': ['<p>One</p><iframe src="/a.html"></iframe>', '<iframe>'],
};

const spellings = (slot: string) => [
  slot,
  slot.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
];

/** Words in every place of a tag. */
function placedIn(definition: ViewDefinition): Case[] {
  const { tag, props } = definition;
  const inTag = (content: string, attributes = '') => `<${tag}${attributes}>${content}</${tag}>`;
  const ways = ['', ' title="One"', ' data-text="One" items="[{"'];
  const plain = Object.values(PLACES).flatMap(([content, word]) =>
    ways.map((attributes) => ({ html: inTag(content, attributes), word })),
  );
  const slotted = Object.entries(props).flatMap(([prop, { name }]): Case[] => {
    const [slot] = [...childSlots({ tag, props: { [prop]: props[prop]! } })];
    if (!slot || (name !== 'html' && SETTING.test(slot))) return [];
    const parts = name === 'html' ? Object.values(RICH) : [[WORD, WORD] as const];
    return [...new Set(spellings(slot))].flatMap((spelling) =>
      parts.map(([content, word]) => ({
        html: inTag(`<div slot="${spelling}">${content}</div>`),
        word,
      })),
    );
  });
  return [...plain, ...slotted];
}

const IS_JSON = new Set(['list', 'object']);

/** Every way to get a name slightly wrong. */
const misspelt = (name: string) => [`${name}x`, name.slice(0, -1), `${name[1]}${name[0]}${name.slice(2)}`];

const escaped = (json: string) => json.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const script = (slot: string, value: unknown) =>
  `<script type="application/json" data-slot="${slot}">${JSON.stringify(value)}</script>`;

/** Names and values that are slightly wrong. */
function mistakenIn({ tag, props }: ViewDefinition): Case[] {
  const inTag = (content: string, attributes = '') => `<${tag}${attributes}>${content}</${tag}>`;
  const all = Object.keys(props).map(slotName);
  const isFree = (name: string) => name.length > 3 && !all.includes(name);
  return Object.entries(props).flatMap(([prop, type]) => {
    const wrongNames = misspelt(slotName(prop)).filter(isFree);
    return [
      ...wrongNames.map((name) => inTag(`<p slot="${name}">${WORD}</p>`)),
      ...wrongNames.map((name) => inTag(script(name, WORD))),
      ...wrongNames.map((name) => inTag('', ` data-${name}="${WORD}"`)),
      ...(IS_JSON.has(type.name) ? [inTag(`<p slot="${slotName(prop)}">${WORD}</p>`)] : []),
      ...wrongShapes(type).flatMap((value) => [
        inTag(script(slotName(prop), value)),
        inTag('', ` ${attributeNames(prop)[0]}="${escaped(JSON.stringify(value))}"`),
      ]),
    ].map((html) => ({ html, word: WORD }));
  });
}

/** An object for a list, a list for an object, a string for both, and each in the fields of both. */
function wrongShapes({ name, shape = {} }: PropType<unknown>): unknown[] {
  if (!IS_JSON.has(name)) return [];
  const wrong = Object.entries(shape).flatMap(([key, type]): object[] => {
    const other = type.name === 'list' ? { other: WORD } : [WORD];
    const within = wrongShapes(type).map((value) => ({ [key]: value }));
    return [{ [key]: other }, { [`${key}x`]: WORD }, ...within].filter(
      (each) => !(Object.keys(each)[0]! in shape && isText(type)),
    );
  });
  return name === 'list'
    ? [WORD, { other: WORD }, [WORD], [[WORD]], ...wrong.map((item) => [item])]
    : [WORD, [WORD], [{ other: WORD }], ...wrong];
}

/** Whether a word alone is right, or a list of words is. */
const isText = ({ name, fallback }: PropType<unknown>) =>
  name === 'text' || name === 'html' || (name !== 'list' && Array.isArray(fallback));

describe('each word that an author places in a tag is seen, or the linter names it', () => {
  const cases = views.flatMap((view) => [...placedIn(view), ...mistakenIn(view)]);
  let pages: ElementPages;
  before(async () => {
    pages = await startElementPages(`${defineTags(folders)}\n${LINT}\n${SHOW}`);
  });
  after(() => pages.close());

  for (const life of ['bare', 'isolated'] as const)
    it(`${life}`, async (test) => {
      const { page } = await pages.open();
      const given = cases.map(({ html, word }) => ({
        html: life === 'isolated' ? html.replace(/[ >]/, ' isolated$&') : html,
        word,
      }));
      const lost = await page.evaluate((all) => globalThis.showPlaced(all), given);
      test.diagnostic(`${cases.length} cases`);
      assert.deepEqual(lost, []);
    });

  for (const life of ['prerendered', 'prerendered and isolated'])
    it(life, async (test) => {
      const { prerender } = createPrerenderer(
        folders.map(({ definition }) => definition),
        () => Promise.resolve(''),
        lintRendered,
      );
      const lines: string[] = [];
      const say = (line: unknown) => void lines.push(String(line));
      test.mock.method(console, 'warn', say);
      test.mock.method(console, 'error', say);
      const lost: string[] = [];
      for (const { html, word } of cases) {
        forgetWarnings();
        lines.length = 0;
        const written = life === 'prerendered' ? html : html.replace(/[ >]/, ' isolated$&');
        const rendered = await prerender(written, { onWarning: say });
        const named = lines.filter((line) => line.includes(word)).length;
        const isLeft = rendered === written;
        const [view = ''] =
          /<(?:div|span) class="uni-view">.*?(?=<template data-uni|<\/uni-|<\/template>|$)/s.exec(rendered) ??
          [];
        const outside = rendered.replace(/<(script|template)\b.*?<\/\1>|class="uni-view"/gs, '');
        const isSeen = isLeft || view.includes(word) || (life === 'prerendered' && outside.includes(word));
        const isBySlot = /<slot name/.test(rendered);
        if (!isSeen && !isBySlot && named === 0)
          lost.push(`${named} × ${written}\n${rendered}\n${lines.join('\n')}`);
      }
      test.diagnostic(`${cases.length} cases`);
      assert.deepEqual(lost, []);
    });
});

declare global {
  var showPlaced: (cases: readonly Case[]) => Promise<string[]>;
}

const LINT = `import { lint, sentenceOf } from './elements/_lint/lint.ts';
import { tagInPage } from './elements/_lint/tag-in-page.ts';`;
const SHOW = `${READING}
// A live node in folded text is seen once a visitor unfolds it.
const isFolded = (node) =>
  (node.closest('[slot^="uni-live-"]')?.assignedSlot ?? node).closest('.m-fold__rest') !== null;
globalThis.showPlaced = async (cases) => {
  const lost = [];
  for (const { html, word } of cases) {
    document.body.innerHTML = '';
    const lines = await linesOf(async () => {
      document.body.innerHTML = html;
      await document.body.firstElementChild.mountComplete;
      for (let turn = 0; turn < 4; turn++) await undefined;
      const tag = tagInPage(document.body.firstElementChild);
      for (const finding of tag ? lint(tag) : []) console.warn(sentenceOf(finding));
    });
    const ofOurs = /^<(.*)>$/.exec(word);
    const isSeen = ofOurs
      ? [...document.querySelectorAll(ofOurs[1])].some((each) => each.checkVisibility() || isFolded(each))
      : wordsIn(document.body.firstElementChild).includes(word);
    const named = lines.filter((line) => line.includes(word)).length;
    if (!isSeen && named === 0) lost.push(named + ' × ' + html + ' → ' + lines.join(' | '));
  }
  document.body.innerHTML = '';
  return lost;
};
`;
