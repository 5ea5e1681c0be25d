// The text alternatives of examples and guides: what each picture shows is written once, beside it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { DESCRIPTIONS } from '../../../fixtures/content/pictures/descriptions.js';
import { patterns } from '../showroom/patterns.js';
import { readElements } from './read-elements.js';

type Node = DefaultTreeAdapterMap['node'];

interface Pictured {
  readonly picture: string;
  readonly words: string;
}

const PICTURE = /\/content\/dam\/uni\/[\w-]+\.jpg/;
const ALTERNATIVES = ['alt', 'alt-text', 'data-alt', 'data-alt-text'];
/** A decoration. Its example says so. */
const UNSAID = ['', 'Not said'];

/** Pictures of the site with their English words. A page in another language has words of its own. */
function pictured(node: Node, language = 'en'): Pictured[] {
  const attributes = new Map('attrs' in node ? node.attrs.map(({ name, value }) => [name, value]) : []);
  const own = attributes.get('lang') ?? language;
  const words = ALTERNATIVES.map((name) => attributes.get(name)).find((each) => each !== undefined);
  const picture = [...attributes.values()].map((value) => PICTURE.exec(value)?.[0]).find(Boolean);
  const isSaid = own === 'en' && words !== undefined && !UNSAID.includes(words);
  const here = isSaid && picture && picture in DESCRIPTIONS ? [{ picture, words }] : [];
  const below = 'childNodes' in node ? node.childNodes : [];
  return [...here, ...below.flatMap((child) => pictured(child, own))];
}

const elements = await readElements('elements', '');
const examples = [
  ...elements.flatMap(({ slug, examples }) =>
    examples.map(({ name, html }) => [`${slug}: ${name}`, html] as const),
  ),
  ...elements.flatMap(({ slug, guide }) =>
    [...guide.matchAll(/```html\n(.*?)```/gs)].map(
      ([, html], at) => [`${slug}: guide, block ${at + 1}`, html!] as const,
    ),
  ),
  ...patterns().guides.flatMap(({ title, example }) => (example ? [[title, example.html] as const] : [])),
];

describe('the pictures of examples', () => {
  it('are many', () => {
    assert.ok(examples.flatMap(([, html]) => pictured(parseFragment(html))).length > 20);
  });

  for (const [name, html] of examples)
    for (const { picture, words } of pictured(parseFragment(html)))
      it(`say what ${picture} shows, and may say more of it: ${name}`, () => {
        const description = DESCRIPTIONS[picture]!;
        assert.ok(words === description || words.startsWith(`${description}: `), words);
      });
});
