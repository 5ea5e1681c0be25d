import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { labelsIn } from '../../page/locale/words.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { createCmsViews, type StoredComponent } from './cms-views.js';

const folders = await componentFolders();
const write = createCmsViews(new Map(folders.map(({ slug, definition }) => [slug, definition])));
const written = (slug: string, properties: object, more: Partial<StoredComponent> = {}) =>
  write({
    slug,
    properties: { ...properties },
    language: 'en',
    labels: labelsIn('en'),
    mode: 'view',
    ...more,
  });

const FOUND = {
  address: '?q=law&page=2',
  answer: {
    totalMatching: 30,
    results: [{ title: 'Laws </script>', liveUrl: '/law.html', faculty: 'law', audience: ['domestic'] }],
  },
};

describe('an island, written by the CMS', () => {
  it('is its placeholder: a plain form, which a browser sends by itself', () => {
    const { view, marks } = written('course-search', { placeholder: 'Try “law”' });
    assert.equal(marks['data-activate'], 'interaction');
    assert.match(
      view,
      /^<div class="uni-view"><div class="m-course-search"><form [^>]*action="\/courses\/search.html"[^>]*>/,
    );
    assert.match(view, /<label [^>]*for="course-search-course">Search for a course<\/label>/);
    assert.match(view, /<input [^>]*id="course-search-course"[^>]*type="search" name="q"[^>]*"\/>/);
    assert.match(view, /placeholder="Try “law”"/);
    assert.match(
      view,
      /<input type="radio" class="m-course-search__radio" name="level" value="" checked=""\/>All study/,
    );
    assert.doesNotMatch(view, /m-course-search__outcome/);
  });

  it('is filled in as the address says, also where nobody has looked for it', () => {
    const { view, attributes } = written(
      'course-search',
      {},
      { query: 'q=a%22b+%E1%BB%8D&level=research&kind=uos' },
    );
    assert.match(view, /value="a&quot;b ọ"/);
    assert.match(view, /value="research" checked=""/);
    assert.match(view, /<input type="hidden" name="kind" value="uos"\/>/);
    assert.equal(attributes['data-kind'], 'uos');
    assert.equal(written('course-search', {}, { query: 'kind=nonsense' }).attributes['data-kind'], undefined);
  });

  it('shows what the CMS has found, and hands it on', () => {
    const { view, data } = written('course-search', { kind: 'uos', found: FOUND }, { query: 'q=law&page=2' });
    assert.match(view, /<h2 [^>]*>30 units of study for “law”. Page 2 of 3<\/h2>/);
    assert.match(view, /href="\/law.html"/);
    assert.match(view, /href="\?q=law&amp;kind=uos"/);
    assert.match(
      data,
      /^<script type="application\/json" data-slot="found">\{"address":"\?q=law\\u0026page=2"/,
    );
    assert.equal(data.match(/<\/script>/g)?.length, 1);
  });

  it('says its words in the language around it', () => {
    assert.match(written('course-search', {}, { language: 'vi' }).view, /Tìm khóa học/);
  });
});

describe('where an author edits', () => {
  it('the tag has its view as a view, so that no browser reads it as the author’s HTML', () => {
    for (const slug of ['cta', 'callout', 'list']) {
      const properties = { title: 'Visit', items: [{ title: 'Open day' }] };
      const [edited, shown] = [written(slug, properties, { mode: 'edited' }), written(slug, properties)];
      assert.match(edited.view, /^<div class="uni-view">/);
      assert.deepEqual([edited.view, edited.marks], [shown.view, {}]);
      assert.notDeepEqual(shown.marks, {});
    }
  });
});

describe('spaces as alternative text', () => {
  const PICTURES = {
    img: '/a.jpg',
    imagePath: '/a.jpg',
    imageUrl: '/a.jpg',
    title: 'A',
    name: 'A',
    text: 'A',
  };
  const withAlt = folders.flatMap(({ slug, definition: { props } }) => {
    const names = Object.keys(props).filter((name) => /^alt/i.test(name));
    const rows = Object.entries(props).filter(([, { shape = {} }]) => 'alt' in shape);
    return names.length + rows.length > 0 ? [{ slug, names, rows: rows.map(([name]) => name) }] : [];
  });

  for (const { slug, names, rows } of withAlt)
    it(`are none in ${slug}`, () => {
      for (const blank of ['  ', '\t\n', '\u00a0']) {
        const own = names.map((name) => [name, blank]);
        const listed = rows.map((name) => [name, [{ title: 'A', image: '/a.jpg', alt: blank }]]);
        const properties = {
          ...PICTURES,
          ...(slug === 'icon' && { name: 'info' }),
          ...(rows.length > 0 && { variant: 'cards' }),
          ...Object.fromEntries([...own, ...listed]),
        };
        const { view, attributes } = written(slug, properties);
        assert.deepEqual(
          names.filter((name) => `data-${name}` in attributes),
          [],
        );
        assert.match(view, /<(?:img|svg)\b/);
        assert.doesNotMatch(view, /(?:alt|aria-label)="\s+"/);
        for (const [picture] of view.matchAll(/<img\b[^>]*>/g)) assert.match(picture, / alt=""/);
      }
    });
  it('are asked of every element that has pictures', () =>
    assert.ok(withAlt.length >= 7, withAlt.map(({ slug }) => slug).join()));
});

describe('a button, written by the CMS', () => {
  const tagOf = (view: string) => /<(a|button)[ >][^>]*/.exec(view)?.[0];

  it('is one if its author has left out where it leads', () => {
    for (const link of [undefined, '', 'javascript:alert(1)'])
      for (const mode of ['view', 'edited'] as const) {
        const { view, attributes } = written('button', { text: 'Apply', link }, { mode });
        assert.match(tagOf(view) ?? '', /^<button .*type="button"/, String(link));
        assert.equal(attributes['data-type'], 'button');
      }
    const submits = written('button', { text: 'Send', type: 'submit' });
    assert.match(tagOf(submits.view) ?? '', /^<button .*type="submit"/);
    const pair = written('button-pair', { button1: { text: 'One' }, button2: { text: 'Two', link: '/two' } });
    assert.deepEqual(pair.view.match(/<(?:a|button)(?= )/g), ['<button', '<a']);
    assert.match(pair.data, /data-slot="button1">[^<]*"type":"button"/);
  });

  it('stays a link, and a script’s action where its author says that it is one', () => {
    assert.match(
      tagOf(written('button', { text: 'Apply', link: '/apply' }).view) ?? '',
      /^<a .*href="\/apply"/,
    );
    assert.match(tagOf(written('button', { text: 'More', link: '#' }).view) ?? '', /role="button"/);
  });

  it('is not written for visitors if it has no words', () => {
    for (const properties of [{}, { text: ' ', link: '/apply' }, { iconLeft: 'add' }]) {
      assert.equal(written('button', properties).isNothing, true);
      assert.equal(written('button', properties, { mode: 'edited' }).isNothing, undefined);
    }
    assert.equal(written('button', { ariaLabel: 'Search', iconLeft: 'search' }).isNothing, undefined);
  });
});

describe('contents, written by the CMS', () => {
  const entries = [
    { id: 'fees', value: 'Fees & grants', entries: [{ id: 'loans', value: 'Loans' }] },
    { id: 'apply', value: 'Apply' },
    { id: '', value: 'no address' },
    { id: 'x' },
  ];

  it('are the entries that it knows', () => {
    const { view, data, marks } = written('toc', { listType: 'numbered', entries });
    assert.match(data, /data-slot="entries"/);
    assert.equal(marks['data-activate'], 'interaction');
    assert.match(
      view,
      /<a [^>]*href="#fees">Fees &amp; grants<\/a><ol [^>]*><li [^>]*><a [^>]*href="#loans">/,
    );
    assert.equal(view.match(/<a /g)?.length, 3);
  });

  it('are left to the browser without any', () => {
    for (const none of [undefined, [], 'x', 7, { a: 1 }, [[]], [{ value: 'x' }]])
      assert.deepEqual([written('toc', { entries: none }).view, written('toc', {}).marks], ['', {}]);
  });
});
