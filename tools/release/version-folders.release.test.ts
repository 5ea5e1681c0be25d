import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it, test } from 'node:test';
import { componentFolders } from '../rollup/component-folders.js';
import { filesIn, save } from '../rollup/delivered.js';
import { built } from '../test/built.js';
import { type Embedding, startEmbedding } from '../test/embedding.js';
import { buildVersionFolders, cdnOrigin, versionFolders } from './version-folders.js';

const CALLOUT = '<uni-callout title="Open all night"><p>As authored</p></uni-callout>';
const CHUNK = /^chunks\/callout-[\w-]{8}\.js$/;

test('a release has a folder for each of its names, a version before its release only its own', () => {
  assert.deepEqual(versionFolders('3.1.2'), { exact: '3.1.2', moving: ['3.1', '3'] });
  assert.deepEqual(versionFolders('0.1.0'), { exact: '0.1.0', moving: ['0.1', '0'] });
  assert.deepEqual(versionFolders('4.0.0-beta.1'), { exact: '4.0.0-beta.1', moving: [] });
  assert.throws(() => versionFolders('3.1'), /"3\.1" is no semantic version; correct it in package\.json/);
});

test('an import map is for an encrypted site, or for the site that has it', () => {
  assert.equal(cdnOrigin(undefined), undefined);
  assert.equal(cdnOrigin('https://elements.example.edu'), 'https://elements.example.edu');
  for (const wrong of ['elements.example.edu', 'http://example.edu', 'https://example.edu/cdn'])
    assert.throws(() => cdnOrigin(wrong), /--cdn-origin ".*" is no site; write it as https:/);
});

test('a release leaves the files that open pages of the one before ask for', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'uni-releases-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const [first, next, cdn] = ['first', 'next', 'cdn'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const [embed, hash] of [
    [first, '0a1b2c3d'],
    [next, '4e5f6a7b'],
  ] as const) {
    save(join(embed, `chunks/callout-${hash}.js`), hash);
    save(join(embed, 'uni.js'), `import('./chunks/callout-${hash}.js')`);
    save(join(embed, 'manifest.json'), '{}');
  }
  buildVersionFolders(first, cdn, '3.1.2', []);
  const before = filesIn(cdn).filter((file) => !file.endsWith('.json'));
  buildVersionFolders(next, cdn, '3.2.0', []);
  const after = filesIn(cdn);
  assert.deepEqual(
    before.filter((file) => !after.includes(file)),
    [],
  );
  assert.equal(readFileSync(join(cdn, '3/chunks/callout-0a1b2c3d.js'), 'utf8'), '0a1b2c3d');
  assert.match(readFileSync(join(cdn, '3/uni.js'), 'utf8'), /4e5f6a7b/);
  assert.match(readFileSync(join(cdn, '3.1/uni.js'), 'utf8'), /0a1b2c3d/);
});

describe('a page of another site', () => {
  let embedding: Embedding;
  let folder: string;

  before(async () => {
    const elements = await componentFolders();
    embedding = await startEmbedding({
      folder() {
        folder = mkdtempSync(join(tmpdir(), 'uni-version-'));
        const beside = new Map([['allowed-html.json', '{}']]);
        buildVersionFolders(join(built('embed'), 'embed'), folder, '3.1.2', elements, '', beside);
        return folder;
      },
      mount: '/',
      entry: '/3/uni.js',
    });
  });
  after(async () => {
    await embedding.close();
    rmSync(folder, { recursive: true });
  });

  /** The import map as the build writes it for the site. */
  const importMap = () => {
    const written = readFileSync(join(folder, '3.1.2/importmap.json'), 'utf8');
    return written.replaceAll('"/3.1.2/', `"${embedding.sites.home}/3.1.2/`);
  };
  const head = () => `<script type="importmap">${importMap()}</script>`;

  for (const version of ['3', '3.1', '3.1.2']) {
    it(`gets its elements from /${version}/, with everything that they load`, async () => {
      assert.equal(readFileSync(join(folder, version, 'allowed-html.json'), 'utf8'), '{}');
      const { page, errors } = await embedding.open(CALLOUT, { entry: `/${version}/uni.js` });
      await page.getByRole('heading', { name: 'Open all night' }).waitFor();
      assert.deepEqual(errors, []);
      assert.deepEqual(
        embedding.sites.asked.filter((path) => !path.startsWith(`/${version}/`)),
        [],
      );
    });
  }

  it('asks for all that its first tag needs beside the script, once', async () => {
    const written = readFileSync(join(folder, '3.1.2/head/callout.html'), 'utf8');
    const lines = written.replaceAll('"/3.1.2/', `"${embedding.sites.home}/3.1.2/`);
    const { page, errors } = await embedding.open(CALLOUT, {
      entry: '/3.1.2/uni.js',
      head: lines.replace(/<script.*/, ''),
    });
    await page.getByRole('heading', { name: 'Open all night' }).waitFor();
    const scripts = await page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      const script = loaded.find(({ name }) => name.endsWith('/uni.js')) as PerformanceResourceTiming;
      return loaded.map(({ name, startTime }) => [
        name.replace(/^.*\/|(?:-[\w-]{8})?\.js$/g, ''),
        startTime < script.responseEnd,
      ]);
    });
    assert.deepEqual(scripts.sort(), [
      ['basics', true],
      ['callout', true],
      ['engine', true],
      ['read-form', true],
      ['uni', true],
    ]);
    assert.equal(embedding.sites.asked.length, scripts.length);
    assert.deepEqual(errors, []);
    assert.match(lines, /<script type="module" src="[^"]+\/3\.1\.2\/uni\.js"><\/script>\n$/);
  });

  it('loads with the import map, every script of the version checked', async () => {
    const { page, errors } = await embedding.open(CALLOUT, { entry: '/3.1.2/uni.js', head: head() });
    await page.getByRole('heading', { name: 'Open all night' }).waitFor();
    assert.deepEqual(errors, []);
    const { imports, integrity } = JSON.parse(importMap()) as Record<string, Record<string, string>>;
    assert.deepEqual(imports, { '@uni/elements/embed': `${embedding.sites.home}/3.1.2/uni.js` });
    const scripts = readdirSync(join(folder, '3.1.2'), { recursive: true, encoding: 'utf8' });
    assert.equal(Object.keys(integrity!).length, scripts.filter((file) => file.endsWith('.js')).length);
  });

  it('can import the script by its name in the map', async () => {
    const { page } = await embedding.open(
      `${CALLOUT}<script type="module">import '@uni/elements/embed';</script>`,
      { entry: '/none.js', head: head() },
    );
    await page.getByRole('heading', { name: 'Open all night' }).waitFor();
  });

  it('keeps its content, and says so once, when a byte of a chunk is another', async () => {
    const files = readdirSync(join(folder, '3.1.2'), { recursive: true, encoding: 'utf8' });
    const changed = Object.fromEntries(
      files
        .filter((file) => CHUNK.test(file))
        .map((file) => [`/3.1.2/${file}`, `${readFileSync(join(folder, '3.1.2', file), 'utf8')}\n`]),
    );
    const { page, errors } = await embedding.open(CALLOUT + CALLOUT, {
      entry: '/3.1.2/uni.js',
      head: head(),
      home: { files: changed },
    });
    while (!errors.some((line) => line.startsWith('uni-elements:'))) await page.waitForEvent('console');
    const shown = await page.getByText('As authored').filter({ visible: true }).count();
    const ours = errors.filter((line) => line.startsWith('uni-elements:'));
    assert.equal(shown, 2);
    assert.equal(ours.length, 1);
    assert.match(ours[0]!, /<uni-callout> stays as authored.*chunks\/callout-.*unchanged/);
    assert.ok(
      errors.some((line) => /integrity/.test(line)),
      'the browser says why',
    );
  });

  it('runs nothing when a byte of the script itself is another', async () => {
    const script = readFileSync(join(folder, '3.1.2/uni.js'), 'utf8');
    const { page } = await embedding.open(CALLOUT, {
      entry: '/3.1.2/uni.js',
      head: head(),
      home: { files: { '/3.1.2/uni.js': `${script}\n` } },
    });
    const isShown = await page.getByText('As authored').isVisible();
    assert.equal(isShown, true);
    assert.deepEqual([...new Set(embedding.sites.asked)], ['/3.1.2/uni.js']);
  });
});
