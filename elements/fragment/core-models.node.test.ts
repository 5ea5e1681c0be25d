// Models as Adobe's core components write them: every word and every address of them is shown, or is named here.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { normaliseModelKeys } from '../../page/model/normalise-keys.js';
import { createServerSanitizer } from '../../prerender/sanitizer/server-sanitizer.js';
import { listRooms } from '../../tools/rollup/rooms.js';
import { provideSanitizer } from '../_core/safe/safe-html.js';
import { modelParts } from './model-parts.js';
import type { ModelPart } from './parts.js';
import type { Model } from './synonyms.js';

/** Keys whose values no reader reads, and why. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  id: 'a name for scripts; a title has it as its id',
  dataLayer: 'for analytics',
  type: 'a heading’s level, a field’s kind',
  titleType: 'a heading’s level',
  icon: 'a class name of the site',
  format: 'a media type',
  extension: 'said by the file’s name',
  dateFormatString: 'a pattern',
  lastModified: 'a time; the list shows dates only where its site does',
  path: 'where it is stored',
  locale: 'a language’s code',
  country: 'a country’s code',
  language: 'the page’s language',
  attributes: 'of a link: where it opens',
  processor: 'of an embedded address: how it is embedded',
  model: 'of a content fragment: its form',
  paragraphs: 'of a content fragment: its text once more',
  classNames: 'style classes',
  appliedCssClassNames: 'style classes',
  cssClassNames: 'style classes',
  activeItem: 'which panel is open',
  expandedItems: 'which panels are open',
  'elements/title': 'the label of a content fragment’s field, for its editors',
  localizedFragmentVariationPath: 'where it is stored',
  resourceTypeForDropArea: 'for editors',
  columnClassNames: 'of a grid',
  gridClassNames: 'of a grid',
  action: 'where a form is sent, which is shown by nobody',
  method: 'of a form',
  enctype: 'of a form',
  redirect: 'of a form',
  name: 'of a form’s field',
  displayPopupTitle: 'how a caption is shown',
  target: 'where a link opens',
};
/** Keys of a page’s own, which stand in its head. */
const OF_PAGES = /\/page(?:\/v\d\/page)?$/;

const rooms = await listRooms();
const kinds = new Map(rooms.map(({ definition }) => [definition.tag as string, definition.props]));
const CORPORA = ['../shared/corpora/aem-models', '../shared/corpora/public/cms'].filter(existsSync);
const files = CORPORA.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json') && (folder.endsWith('models') || name.includes('core')))
    .map((name) => `${folder}/${name}`),
);

before(() => provideSanitizer(createServerSanitizer()));

/** The texts of a model's values, by their keys. */
function textsIn(value: unknown, key = '', above = ''): [string, string][] {
  if (typeof value === 'string') return value.trim() && !key.startsWith(':') ? [[key, value]] : [];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key, above));
  if (typeof value !== 'object' || value === null) return [];
  const isPage = OF_PAGES.test(String((value as Model)[':type']));
  return Object.entries(value).flatMap(([name, inner]) =>
    name in NOT_SHOWN ||
    `${above}/${name}` in NOT_SHOWN ||
    name.endsWith('Order') ||
    (isPage && name !== ':items')
      ? []
      : textsIn(inner, name, key),
  );
}

/** All that is read of what shows a model: text, addresses, and the props that a tag takes. */
function shownBy(part: ModelPart | string): string {
  if (typeof part === 'string') return part;
  if ('html' in part) return String(part.html.__html);
  if ('tag' in part) {
    const props = Object.keys(kinds.get(part.tag) ?? {});
    return props.map((name) => textsIn(part.model[name]).map(([, text]) => text)).join(' ');
  }
  return [part.href ?? '', ...part.content.map(shownBy)].join(' ');
}

const read = (markup: string) =>
  markup
    .replace(/&#38;|&amp;/g, '&')
    .replace(/<\/?(?!a\b)[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function missingIn(model: unknown): string[] {
  const normal = normaliseModelKeys(model);
  const shown = read(
    modelParts(normal, { isKnown: (tag) => kinds.has(tag) })
      .map(shownBy)
      .join(' '),
  );
  return textsIn(normal)
    .filter(([, text]) => !shown.includes(read(text)))
    .map(([key, text]) => `${key}: ${text}`);
}

const core = (name: string, values: object) => ({
  ':type': `core/wcm/components/${name}/v2/${name}`,
  ...values,
});
const link = (url: string) => ({ valid: true, url, attributes: { target: '_blank' } });
const CASES: Readonly<Record<string, object>> = {
  'a button': core('button', {
    text: 'Apply',
    buttonLink: link('/apply.html'),
    accessibilityLabel: 'Apply now',
  }),
  'an older button': core('button', { text: 'Apply', link: '/apply.html' }),
  'a title with a link': core('title', { text: 'News & more', type: 'h2', link: link('/news.html?a=1') }),
  'a title of level 6': core('title', { text: 'Small', type: 'h6', linkURL: '/small.html' }),
  'an image with caption and link': core('image', {
    ...{ src: '/a.png', alt: 'A tent', title: 'Photo: Lee', imageLink: link('/big.html') },
  }),
  'a teaser with actions': core('teaser', {
    ...{ pretitle: 'New', title: 'Tents', description: '<p>Six <b>kinds</b></p>' },
    actions: [
      { title: 'Buy', link: link('/buy.html') },
      { title: 'Rent', url: '/rent.html' },
    ],
  }),
  'a list': core('list', {
    items: [
      { title: 'One', description: 'First', link: link('/1.html') },
      { title: 'Two', url: '/2.html' },
      { title: 'No address' },
      { url: '/untitled.html' },
    ],
  }),
  'a navigation': core('navigation', {
    items: [{ title: 'A', url: '/a.html', children: [{ title: 'B', url: '/b.html', children: [] }] }],
  }),
  'a download': core('download', {
    ...{ title: 'Guide', description: '<p>All of it</p>', url: '/g.pdf', filename: 'g.pdf', size: '147 KB' },
    actionText: 'Get it',
  }),
  'an embedded address': core('embed', { url: 'https://video.example/watch?v=1' }),
};

describe('a component of the CMS’s own library', () => {
  for (const [what, model] of Object.entries(CASES))
    it(`${what} loses no word and no address`, () => {
      assert.deepEqual(missingIn(model), []);
    });

  it('a separator is a line', () => {
    const [line] = modelParts(core('separator', {}), { isKnown: () => false });
    assert.equal(line && 'name' in line && line.name, 'hr');
  });

  it('leads nowhere by an unsafe address', () => {
    const list = core('list', { items: [{ title: 'Bad', url: 'javascript:alert(1)' }] });
    const shown = modelParts(list, { isKnown: () => false })
      .map(shownBy)
      .join(' ');
    assert.equal(read(shown), 'Bad');
  });

  const skip = files.length > 0 ? false : 'there are no exported models';
  it('as Adobe’s exporters write it, it loses no word and no address', { skip }, () => {
    const lost = files.map((file) => [file, missingIn(JSON.parse(readFileSync(file, 'utf8')))] as const);
    assert.deepEqual(
      lost.filter(([, missing]) => missing.length > 0),
      [],
    );
  });
});
