// The content of dist/server/uni-views.js, in an engine that has nothing of a browser's or of Node's. The same cases
// run in the bundle's own engine when that is built (integrations/aem/core).
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Context, createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { viewCases } from '../../integrations/aem/build/views-data.js';
import type { CmsHost } from '../../prerender/cms/engine.js';
import type { apart, Script } from '../../prerender/cms/script.js';
import { build } from './build.js';
import { componentFolders } from './component-folders.js';

const MAX_GZIP_BYTES = 73_728;

describe('the script of all views', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uni-views-'));
  const { cases, filtered, labels } = await viewCases(await componentFolders());
  let source = '';
  const host: CmsHost = {
    filter: () => filtered,
    warn: () => {},
    longDate: (ms, language, region, timeZone) =>
      new Intl.DateTimeFormat(new Intl.Locale(language, { region }), {
        ...{ day: 'numeric', month: 'long', year: 'numeric', calendar: 'gregory', numberingSystem: 'latn' },
        timeZone,
      }).format(ms),
  };

  before(() => {
    build(folder, ['server']);
    source = readFileSync(join(folder, 'server/uni-views.js'), 'utf8');
  });
  after(() => rmSync(folder, { recursive: true }));

  it('has no regular expression with a flag that not every engine knows', () => {
    const flagged = source.match(/RegExp\((?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'), *"[a-z]*[uv][a-z]*"\)/g);
    assert.deepEqual(flagged ?? [], []);
    // A pattern that is put together is not rewritten by the build.
    assert.doesNotMatch(source, /RegExp\([^;]{0,400}?, *"[a-z]*[uv][a-z]*"\)/);
  });

  it('writes each example and each hostile text as our sources do', () => {
    const { write } = runInContext('uniViews', contextOf(source, host)) as Script;
    assert.ok(cases.length > 300);
    for (const { slug, properties, language, mode, written } of cases) {
      const words = JSON.stringify(labels[language as keyof typeof labels] ?? labels.en);
      const ours: unknown = JSON.parse(write(slug, JSON.stringify(properties), language, words, mode));
      assert.deepEqual(ours, written, `${slug} ${JSON.stringify(properties)}`);
    }
  });

  it('has the address of a page in a card for an address book', () => {
    const { write } = runInContext('uniViews', contextOf(source, host)) as Script;
    const mai = { name: 'Mai Tran', link: 'https://averley.example/mai', vcard: true };
    const { view } = JSON.parse(
      write('person', JSON.stringify(mai), 'en', JSON.stringify(labels.en), 'view'),
    ) as {
      view: string;
    };
    assert.match(view, /URL%3Ahttps%3A%2F%2Faverley\.example%2Fmai/);
  });

  it('gives the second of two like views ids of its own', () => {
    const run = runInContext('uniViews.apart', contextOf(source, host)) as typeof apart;
    const own = (taken: string) => (JSON.parse(run(view, taken)) as { view: string }).view;
    const view = '<h2 id="a1b2c3d4">A</h2><p aria-labelledby="a1b2c3d4 x">B</p>';
    assert.equal(own('["x"]'), view);
    assert.match(own('["a1b2c3d4"]'), /^<h2 id="([a-z\d]{8})">A<\/h2><p aria-labelledby="\1 x">B<\/p>$/);
  });

  it('reads the props that a view gets, with their defaults, and what components are shown first', () => {
    const { read, order } = runInContext('uniViews', contextOf(source, host)) as Script;
    const icon = { size: '24', color: 7, width: 'wide', link: 'javascript:alert(1)', other: 1 };
    const props = JSON.parse(read('icon', JSON.stringify(icon), 'en')) as Record<string, unknown>;
    assert.deepEqual([props.size, props.color, props.showName], [24, '7', false]);
    for (const name of ['width', 'link', 'other']) assert.ok(!(name in props), name);
    assert.deepEqual(
      JSON.parse(read('card', '{"description":"<b onclick=x>A</b>"}', 'en')).description,
      filtered,
    );
    assert.equal(read('none-of-ours', '{}', 'en'), '{}');
    const components = { c0: { group: 'b', order: 2 }, c1: { group: 'b', order: '1' }, c2: { hide: 'true' } };
    assert.equal(order(JSON.stringify(components)), '{"c1":true,"c0":false}');
  });

  it('is small, and has nothing in it that is asked of a network', () => {
    const { length } = gzipSync(source);
    assert.ok(length <= MAX_GZIP_BYTES, `${length} bytes`);
    assert.doesNotMatch(source, /XMLHttpRequest|\bfetch\(|\bimport\(|\brequire\(/);
  });
});

/** A context without its host's globals, in which the script has run. */
function contextOf(source: string, uniHost: CmsHost): Context {
  const context = createContext({ uniHost });
  runInContext('delete globalThis.Intl', context);
  runInContext(source, context);
  return context;
}
