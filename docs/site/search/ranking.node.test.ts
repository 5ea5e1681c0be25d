// The first results for words that readers of a documentation use.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import MiniSearch from 'minisearch';
import { docsFiles } from '../docs-site.js';
import { readElements } from '../element-pages/read-elements.js';
import { SEARCH_OPTIONS } from './search-options.js';
import { SYNONYMS } from './synonyms.js';

const elements = await readElements('elements', '');
const files = docsFiles(elements, [], () => ({ root: '/', head: '' }));
const index = MiniSearch.loadJSON(files.get('search-index.json')!(), SEARCH_OPTIONS);

const FIRST: Readonly<Record<string, string>> = {
  accordion: 'elements/accordion.html',
  react: 'guides/framework-react.html',
  rtl: 'guides/localisation.html',
  'dark mode': 'guides/theming.html',
  alert: 'elements/callout.html',
  breadcumb: 'elements/breadcrumb.html',
  a11y: 'guides/accessibility.html',
  typography: 'foundations/type.html',
  '404': 'patterns/not-found.html',
  callout: 'elements/callout.html',
  csp: 'guides/csp.html',
  form: 'guides/writing-a-tag.html',
  licence: 'guides/npm.html',
  license: 'guides/npm.html',
  video: 'elements/video.html',
  rss: 'elements/list.html',
  calendar: 'elements/list.html',
  contact: 'elements/person.html',
  jest: 'guides/getting-started-npm.html',
};

describe('the search of the docs', () => {
  for (const [words, page] of Object.entries(FIRST))
    it(`finds ${page} first for “${words}”`, () => {
      const found = index.search(words).map(({ id }) => String(id));
      assert.equal(found[0], page, found.slice(0, 4).join(', '));
    });

  for (const words of ['install', 'installation'])
    it(`finds a way to begin for “${words}”`, () => {
      for (const { id } of index.search(words).slice(0, 3)) assert.match(String(id), /getting-started/);
    });

  it('has synonyms of pages that there are', () => {
    assert.deepEqual(
      Object.keys(SYNONYMS).filter((name) => !files.has(name)),
      [],
    );
  });
});
