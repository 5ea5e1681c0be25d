// What stands in dist/server/uni-views.js, in an engine that has nothing of a browser's or of Node's. The same cases run
// in the bundle's own engine when that is built (aem/core).
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import type { Host } from '../../prerender/cms/engine.js';
import type { Script } from '../../prerender/cms/script.js';
import { viewCases } from '../aem/views-data.js';
import { build } from './build.js';
import { listRooms } from './rooms.js';

const MAX_GZIP_BYTES = 40_500;

describe('the script of all views', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uni-views-'));
  const { cases, filtered, labels } = await viewCases(await listRooms());
  let source = '';

  before(() => {
    build(folder, ['server'], true);
    source = readFileSync(join(folder, 'server/uni-views.js'), 'utf8');
  });
  after(() => rmSync(folder, { recursive: true }));

  it('writes each example and each hostile text as our sources do', () => {
    const write = scriptIn(source, {
      filter: () => filtered,
      warn: () => {},
      graphemes: (text) => Array.from(new Intl.Segmenter().segment(text), ({ index }) => index),
      longDate: (ms, language, region, timeZone) =>
        new Intl.DateTimeFormat(new Intl.Locale(language, { region }), {
          ...{ day: 'numeric', month: 'long', year: 'numeric', calendar: 'gregory', numberingSystem: 'latn' },
          timeZone,
        }).format(ms),
    });
    assert.ok(cases.length > 300);
    for (const { slug, properties, language, mode, written } of cases) {
      const words = JSON.stringify(labels[language as keyof typeof labels] ?? labels.en);
      const ours: unknown = JSON.parse(write(slug, JSON.stringify(properties), language, words, mode));
      assert.deepEqual(ours, written, `${slug} ${JSON.stringify(properties)}`);
    }
  });

  it('is small, and has nothing in it that is asked of a network', () => {
    const { length } = gzipSync(source);
    assert.ok(length <= MAX_GZIP_BYTES, `${length} bytes`);
    assert.doesNotMatch(source, /XMLHttpRequest|\bfetch\(|\bimport\(|\brequire\(/);
  });
});

/** The script in a context without its host's globals. */
function scriptIn(source: string, uniHost: Host): Script {
  const context = createContext({ uniHost });
  runInContext('delete globalThis.Intl', context);
  runInContext(source, context);
  return runInContext('uniViews.write', context) as Script;
}
