// Models as Adobe's core components write them: every word and every address of those that are shown.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { Warnings, withWarnings } from '../../page/warn.js';
import { createServerSanitizer } from '../../prerender/sanitizer/server-sanitizer.js';
import { provideSanitizer } from '../_safe/safe-html.js';
import { FragmentBudget } from './fragment-limits.js';
import { modelParts } from './model-parts.js';
import type { ContentPart, ModelPart } from './parts.js';

before(() => provideSanitizer(createServerSanitizer()));

const partsOf = (
  model: unknown,
  isKnown = (tag: string) => !['uni-list', 'uni-text', 'uni-container', 'uni-carousel'].includes(tag),
) => modelParts(model, { isKnown, budget: new FragmentBudget(), isReported: true });

/** All that is read of what shows a model, and where it leads. */
function shownBy(part: ModelPart | string): string {
  if (typeof part === 'string') return part;
  if ('html' in part) return String(part.html.__html);
  if ('tag' in part) return `<${part.tag}>${JSON.stringify(part.model)}`;
  return `<${part.name}>${part.href ?? ''} ${part.content.map(shownBy).join(' ')}`;
}
const shown = (model: unknown) => partsOf(model).map(shownBy).join('');

const core = (name: string, values: object) => ({
  ':type': `core/wcm/components/${name}/v2/${name}`,
  ...values,
});
const link = (url: string) => ({ valid: true, url, attributes: { target: '_blank' } });

/** Components, and what must be among what is shown of them. */
const CASES: readonly (readonly [string, object, readonly string[]])[] = [
  [
    'a button',
    core('button', { text: 'Apply', buttonLink: link('/apply.html'), accessibilityLabel: 'Apply now' }),
    ['<uni-button>', '"Apply"', '"/apply.html"', '"Apply now"', '"linkTarget":"_blank"'],
  ],
  ['an older button', core('button', { text: 'Apply', link: '/apply.html' }), ['"link":"/apply.html"']],
  [
    'a title with a link',
    core('title', { text: 'News', type: 'h2', link: link('/news.html') }),
    ['<uni-heading>', '/news.html', 'News'],
  ],
  [
    'a title of level 6',
    core('title', { text: 'Small', type: 'h6', linkURL: '/small.html' }),
    ['<h6>', '<a>/small.html Small'],
  ],
  [
    'an image with caption and link',
    core('image', { src: '/a.png', alt: 'A tent', title: 'Photo: Lee', imageLink: link('/big.html') }),
    ['<a>/big.html <uni-image>', 'A tent', '<figcaption> Photo: Lee'],
  ],
  [
    'a teaser with actions',
    core('teaser', {
      ...{ pretitle: 'New', title: 'Tents', description: '<p>Six <b>kinds</b></p>' },
      actions: [
        { title: 'Buy', link: link('/buy.html') },
        { title: 'Rent', url: '/rent.html' },
      ],
    }),
    ['<p> New', '<uni-card>', 'Tents', '<b>kinds</b>', '<a>/buy.html Buy', '<a>/rent.html Rent'],
  ],
  [
    'a list',
    core('list', {
      items: [
        { title: 'One', description: 'First', link: link('/1.html') },
        { title: 'Bad', url: 'javascript:alert(1)' },
      ],
    }),
    ['<ul>', '<a>/1.html One', 'First', '<li> Bad'],
  ],
  [
    'a text that is no HTML',
    core('text', { text: 'Write <b> for bold.\nAnd 1 < 2 &amp; 3', richText: false }),
    ['<p> Write <b> for bold.\nAnd 1 < 2 &amp; 3'],
  ],
  ['a text', core('text', { text: '<p>Six <b>kinds</b></p>' }), ['<p>Six <b>kinds</b></p>']],
];

describe('a component of the CMS’s own library', () => {
  for (const [what, model, expected] of CASES)
    it(`${what} loses no word and no address`, () => {
      for (const part of expected) assert.ok(shown(model).includes(part), `${part} in ${shown(model)}`);
      assert.ok(!shown(model).includes('javascript:'));
    });

  const panel = (title: string, text: string, more = {}) => ({
    ...core('container', { ':items': { a: core('text', { text: `<p>${text}</p>` }) } }),
    cqPanelTitle: title,
    ...more,
  });
  const panels = {
    ':items': { item_1: panel('Boat', 'Daily'), item_2: panel('Train', 'Hourly', { id: 'x-item-2' }) },
    ':itemsOrder': ['item_1', 'item_2'],
  };

  it('tabs and accordions keep the titles of their panels, and which of them is open', () => {
    const [tabs] = partsOf(core('tabs', { ...panels, activeItem: 'item_2' })) as [ContentPart];
    const folds = tabs.content as readonly ContentPart[];
    assert.deepEqual(
      folds.map((fold) => [fold.name, fold.id, fold.open, shownBy(fold)]),
      [
        ['details', undefined, undefined, '<details> <summary> Boat <p>Daily</p>'],
        ['details', 'x-item-2', 'open', '<details> <summary> Train <p>Hourly</p>'],
      ],
    );
    assert.equal(tabs.name, 'uni-tabs');
    const asked = { headingElement: 'h3', singleExpansion: true, expandedItems: ['item_1'] };
    const [accordion] = partsOf(core('accordion', { ...panels, ...asked })) as [ContentPart];
    assert.deepEqual([accordion.name, accordion.exclusive], ['uni-accordion', 'true']);
    assert.equal(shownBy(accordion.content[0]!), '<details> <summary> <h3> Boat <p>Daily</p>');
    assert.equal((accordion.content[0] as ContentPart).open, 'open');
  });

  it('a carousel shows its panels without titles, and is named', () => {
    const said: string[] = [];
    const warnings = new Warnings((_level, message) => void said.push(message));
    const parts = withWarnings(warnings, () => partsOf(core('carousel', panels)));
    assert.deepEqual(parts.map(shownBy), ['<p>Daily</p>', '<p>Hourly</p>']);
    assert.match(said[0] ?? '', /does not show "carousel"/);
  });

  it('that no tag shows is named in one warning with all others', () => {
    const said: string[] = [];
    const warnings = new Warnings((_level, message) => void said.push(message));
    const panel = {
      ...core('container', { ':items': { a: core('text', { text: 'Shown' }) } }),
      cqPanelTitle: 'A',
    };
    const model = core('container', {
      ':items': {
        ...{ a: core('navigation', { items: [] }), b: core('download', { title: 'Guide' }) },
        ...{ c: core('download', { title: 'Guide' }), d: core('accordion', { ':items': { panel } }) },
      },
    });
    const parts = withWarnings(warnings, () => partsOf(model, () => false));
    assert.deepEqual(parts.map(shownBy), ['Shown']);
    assert.deepEqual(said, [
      '<uni-fragment> does not show "navigation", "download", "accordion" of its model; use components that have a tag',
    ]);
  });
});
