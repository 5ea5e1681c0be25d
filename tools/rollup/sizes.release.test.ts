import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { build as bundle } from 'esbuild';
import { stagePackage } from '../release/stage-package.js';
import { built, folderToBuildIn } from '../test/built.js';
import { loadedScripts } from '../test/loaded-scripts.js';
import { openBrowser } from '../test/open-browser.js';
import { build } from './build.js';
import { APPS } from './cms-files.js';

const KB = 1000;
/** Three visits decide what pages load. The rest are bytes of files that others count on. */
const BUDGETS = {
  loader: 1.7 * KB,
  /** A prerendered page of the CMS before somebody uses it. */
  prerendered: 15.6 * KB,
  /** A stage's own script: one call. */
  entry: 0.1 * KB,
  /** Scripts that the first sign of use brings to a page without islands. */
  firstUse: 3.9 * KB,
  /** All that a side navigation loads, with its styles for isolated ones. */
  sideNav: 12.1 * KB,
  /** A page of the CMS whose tags are bare, with what asks for the page's model. */
  bare: 60.9 * KB,
  /** Scripts that a table of contents brings to it. */
  contents: 5.9 * KB,
  /** Another site's first tag, as a browser loads it: a button, and a callout. */
  button: 35.8 * KB,
  callout: 37.1 * KB,
  /** And its first prerendered tag, before somebody uses it. */
  embedPrerendered: 11.4 * KB,
  appStyles: 19.6 * KB,
  embed: 4.4 * KB,
  worker: 232 * KB,
  /** An application's first callout beyond React, in one file. What is loaded late is not in it. */
  reactCallout: 19.3 * KB,
  /** Four blocks of Edge Delivery Services, and the same where they have icons. */
  blocks: 21.3 * KB,
  blocksWithIcons: 22.7 * KB,
  tarball: 2040 * KB,
};
/** Another site's first tag. */
const FIRST_TAGS = {
  button: '<uni-button text="Apply" link="/apply"></uni-button>',
  callout: '<uni-callout title="Open late" data-description="All night"></uni-callout>',
};
const SCRIPT = '<script type="module" src="/uni.js"></script>';
/** The documentation's figures of them. */
const FIGURES = {
  button: /One bare button on another site, gzip \|[^|]*\| ([\d,]+) B in (\d) requests/,
  callout: /One bare callout on another site, gzip \|[^|]*\| ([\d,]+) B in (\d) requests/,
};
const MOST_DIFFERENCE = 0.01;
/** A size in a sentence of a guide. Tables have what a test or a benchmark has written. */
const SIZE = /^(?!\|).*\d KB.*$/gm;
/** Limits of requests and headers, the pages that a benchmark describes, and the limit of `fixtures/before-use`. */
const LIMITS = /more than (?:256|4) KB|`bench\/\w+\.mjs`|16\.2 KB(?: of scripts|\.)/;

const read = (file: string) => readFileSync(file, 'utf8');
const gzipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + gzipped(file), 0);

/** Scripts, and all that they import. */
function reachedFrom(scripts: readonly string[]): ReadonlySet<string> {
  const reached = new Set(scripts);
  for (const file of reached)
    for (const [, path] of read(file).matchAll(/(?:from|import)\s*"(\.[^"]+)"/g))
      reached.add(join(file, '..', path!));
  return reached;
}

/** A folder's chunks of these names. */
const chunksIn = (folder: string, name: RegExp) =>
  readdirSync(join(folder, 'chunks'))
    .filter((file) => name.test(file))
    .map((file) => join(folder, 'chunks', file));
const nameOf = (file: string) => basename(file).replace(/-[\w-]{8}\.js$/, '');

/** Built twice. */
const dists = [built('cms', 'embed', 'eds', 'lib', 'edge', 'server'), folderToBuildIn()];
before(() => build(dists[1]!, ['cms', 'embed']));

describe('dist/cms', () => {
  let folders: string[] = [];

  const inFolder = (file: string) => join(folders[0]!, file);

  /** Under the name that all others import it by. */
  const runtime = () =>
    readdirSync(folders[0]!).find((file) => /^core-commons\.[0-9a-f]{8}\.js$/.test(file))!;

  before(() => {
    folders = dists.map((dist) => join(dist, 'cms'));
  });

  test('has one runtime under its plain name too, and no import in it but later ones', () => {
    assert.equal(read(inFolder('core-commons.js')), `import"./${runtime()}";\n`);
    assert.doesNotMatch(read(inFolder(runtime())), /\bimport\s*["{]/);
  });

  test('has a loader within its budget', () => {
    assert.ok(gzipped(inFolder('loader.js')) <= BUDGETS.loader, `${gzipped(inFolder('loader.js'))} bytes`);
  });

  for (const app of APPS) {
    test(`has a ${app} runtime within its budget, React apart`, () => {
      const entries = ['all-components', 'non-critical'].map((stage) => `${app}-${stage}.js`);
      const bytes = sum(['loader.js', runtime(), ...entries].map(inFolder));
      assert.ok(bytes <= BUDGETS.prerendered, `${bytes} bytes`);
      for (const entry of entries) assert.ok(gzipped(inFolder(entry)) <= BUDGETS.entry, entry);
    });
  }

  /** Bytes that scripts bring to a page that has the runtime. */
  const laterThanRuntime = (scripts: RegExp) =>
    [...reachedFrom(chunksIn(folders[0]!, scripts))].filter((file) => file !== inFolder(runtime()));

  test('has a page of bare tags and its model within its budget, without React and what only some tags ask for', () => {
    const chunks = laterThanRuntime(/^(?:views|data)-/);
    const bytes = sum([...chunks, ...[runtime(), 'loader.js'].map(inFolder)]);
    assert.deepEqual(chunks.map(nameOf).sort(), ['basics', 'data', 'shared', 'views']);
    assert.ok(bytes <= BUDGETS.bare, `${bytes} bytes`);
  });

  test('has a table of contents in a file of its own: few pages of bare tags have one', () => {
    const scripts = chunksIn(folders[0]!, /^toc-/).filter((file) => /from\s*"\.\/views-/.test(read(file)));
    assert.equal(scripts.length, 1);
    assert.ok(sum(scripts) <= BUDGETS.contents, `${sum(scripts)} bytes`);
  });

  test('has what the first use brings within its budget: no element stands in it', () => {
    const late = laterThanRuntime(/^(?:anchors|late)-/);
    assert.deepEqual(late.map(nameOf).sort(), ['anchors', 'late', 'targets']);
    assert.ok(sum(late) <= BUDGETS.firstUse, `${sum(late)} bytes`);
  });

  test('hides what is past in a list without an element', () => {
    assert.deepEqual(laterThanRuntime(/^past-dates-/).map(nameOf), ['past-dates']);
  });

  test('crops the pictures of prerendered tags without an element', () => {
    const late = laterThanRuntime(/^watch-picture-/);
    assert.deepEqual(late.map(nameOf), ['watch-picture']);
  });

  test('unfolds a side navigation without what reads tags and renders views', () => {
    const late = laterThanRuntime(/^side-nav-/);
    assert.deepEqual([...new Set(late.map(nameOf))].sort(), ['basics', 'lit', 'side-nav']);
    assert.ok(sum(late) <= BUDGETS.sideNav, `${sum(late)} bytes`);
  });

  test('has a style sheet within its budget', () => {
    assert.ok(
      gzipped(inFolder('courses.css')) <= BUDGETS.appStyles,
      `${gzipped(inFolder('courses.css'))} bytes`,
    );
  });

  test('has no React in what every page loads', () => {
    const loaded = [runtime(), 'corporate-above-the-fold.js'];
    for (const file of loaded) {
      assert.doesNotMatch(read(inFolder(file)), /(?:from|import)\s*"[^"]*react-/, file);
    }
  });

  test('is the same to the byte when built again', () => {
    const [first, second] = folders.map((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.\w+$/.test(file))
        .sort()
        .map((file) => [file, readFileSync(join(folder, file)).toString('base64')]),
    );
    assert.deepEqual(first, second);
  });

  test('lists every file of the bundles with its size and integrity', () => {
    const manifest = JSON.parse(read(inFolder('manifest.json'))) as Record<
      string,
      { file: string; bytes: number; integrity: string }
    >;
    for (const name of [
      'core-commons.js',
      'corporate-all-components.js',
      'courses-non-critical.js',
      'loader.js',
      'courses.css',
    ]) {
      const { file, bytes, integrity } = manifest[name]!;
      assert.equal(readFileSync(join(folders[0]!, file)).length, bytes, name);
      assert.match(file, /\.[0-9a-f]{8}\.(js|css)$/);
      assert.match(integrity, /^sha384-/);
    }
  });

  test('has a snippet for each app, which passes the integrities on to the loader', () => {
    const head = read(inFolder('head-courses.html'));
    assert.match(
      head,
      /<link rel="stylesheet" href="\/etc\.clientlibs\/uni\/courses\.[0-9a-f]{8}\.css" integrity="sha384-/,
    );
    assert.match(
      head,
      /data-app="courses" data-chunk-suffix="\.[0-9a-f]{8}" data-integrity='\{"core-commons":"sha384-/,
    );
    assert.match(read(inFolder('head.html')), /data-sly-template\.head/);
  });

  test('has a closing snippet for corporate-local, by the hashes of its style sheet and its chunks', () => {
    const foot = read(inFolder('foot-corporate-local.html'));
    assert.match(foot, /<link rel="stylesheet" href="[^"]*\/corporate-local\.[0-9a-f]{8}\.css" integrity=/);
    const [, suffix] = /data-app="corporate-local" data-chunk-suffix="(\.[0-9a-f]{8})"/.exec(foot)!;
    const named = [...foot.matchAll(/(?:href|src)="\/etc\.clientlibs\/uni\/([^"]+)"/g)].map(
      ([, file]) => file!,
    );
    const stages = ['all-components', 'non-critical'].map((stage) => `corporate-local-${stage}${suffix}.js`);
    for (const file of [...named, ...stages]) assert.ok(gzipped(inFolder(file)) > 0, file);
  });

  test('has what a page is painted with asked for before its scripts', () => {
    const asked = read(inFolder('head-courses.html')).match(/<(?:link|script)[^>]*>/g)!;
    const late = asked.filter((tag) => tag.includes('fetchpriority="low"'));
    const scripts = asked.filter((tag) => /^<script|modulepreload/.test(tag));
    assert.deepEqual([late.length, late], [2, scripts]);
    const kinds = asked.map((tag) => /rel="(\w+)"/.exec(tag)?.[1] ?? 'script');
    assert.deepEqual(kinds, ['stylesheet', 'preload', 'preload', 'script', 'script']);
  });

  test('asks for the fonts of Vietnamese letters at once on Vietnamese pages, and on no others', () => {
    const fonts = (file: string) => read(inFolder(file)).match(/be-vietnam-pro-[a-z-]+-\d00/g);
    assert.deepEqual(fonts('head-vi.html'), [
      'be-vietnam-pro-vietnamese-400',
      'be-vietnam-pro-vietnamese-600',
    ]);
    assert.deepEqual(fonts('head-corporate.html'), ['be-vietnam-pro-latin-400', 'be-vietnam-pro-latin-600']);
  });
});

describe('dist/embed', () => {
  let folders: string[] = [];
  const inFolder = (file: string) => join(folders[0]!, file);

  before(() => {
    folders = dists.map((dist) => join(dist, 'embed'));
  });

  test('has a script within its budget, which imports nothing before there is a tag', () => {
    const bytes = gzipped(inFolder('uni.js'));
    assert.ok(bytes <= BUDGETS.embed, `${bytes} bytes`);
    assert.doesNotMatch(read(inFolder('uni.js')), /\bimport\s*["{]/);
  });

  describe('in the browser of a visitor', () => {
    let browser: Browser;
    before(async () => {
      browser = await openBrowser();
    });
    after(() => browser.close());

    for (const slug of ['button', 'callout'] as const)
      test(`has a first ${slug} within its budget: its own file, which has its styles, and the engine`, async () => {
        const { names, bytes } = await loadedScripts(browser, {
          body: FIRST_TAGS[slug] + SCRIPT,
          folder: folders[0]!,
        });
        assert.deepEqual(names, ['basics', 'engine', 'uni', slug].sort());
        assert.ok(bytes <= BUDGETS[slug], `${bytes} bytes`);
        const [, said, requests] = FIGURES[slug].exec(read('bench/figures.md'))!;
        assert.equal(Number(requests), names.length);
        const difference = Math.abs(Number(said!.replace(',', '')) / bytes - 1);
        assert.ok(difference < MOST_DIFFERENCE, `bench/figures.md says ${said} B, it is ${bytes}`);
      });

    test('asks for what finds places in tags, in one file, where the address has a hash', async () => {
      const { names } = await loadedScripts(browser, {
        body: FIRST_TAGS.button + SCRIPT,
        folder: folders[0]!,
        hash: '#dates',
      });
      assert.deepEqual(names, ['basics', 'button', 'engine', 'targets', 'uni']);
    });
  });

  test('has a first prerendered tag within its budget', () => {
    const files = [inFolder('uni.js'), ...reachedFrom(chunksIn(folders[0]!, /^embed-activator-/))];
    assert.ok(sum(files) <= BUDGETS.embedPrerendered, `${sum(files)} bytes`);
  });

  for (const [what, scripts, needed] of [
    ['activates prerendered tags', /^embed-activator-/, ['activate', 'basics', 'embed-activator']],
    ['tells tag managers', /^embed-analytics-/, ['embed-analytics']],
  ] as const)
    test(`${what} without a view`, () => {
      const reached = [...reachedFrom(chunksIn(folders[0]!, scripts))].map(nameOf);
      assert.deepEqual(
        reached.filter((name) => name === 'engine' || name === 'react'),
        [],
      );
      for (const name of needed) assert.ok(reached.includes(name), `${name} of ${reached.join()}`);
    });

  test('lists every file that pages load with its size and integrity, and is the same to the byte when built again', () => {
    const manifests = folders.map((folder) => readFileSync(join(folder, 'manifest.json'), 'utf8'));
    assert.equal(manifests[0], manifests[1]);
    const manifest = JSON.parse(manifests[0]!) as Record<
      string,
      { file: string; bytes: number; integrity: string }
    >;
    const files = readdirSync(folders[0]!, { recursive: true, encoding: 'utf8' });
    assert.deepEqual(
      Object.keys(manifest).sort(),
      // What begins with a dot is for tools, where the folder lies in a project.
      files.filter((name) => /^[^.].*\.\w+$/.test(name) && name !== 'manifest.json').sort(),
    );
    for (const [name, { file, bytes, integrity }] of Object.entries(manifest)) {
      assert.equal(readFileSync(inFolder(file)).length, bytes, name);
      assert.match(integrity, /^sha384-.{64}$/);
    }
  });
});

describe('dist/eds', () => {
  /** The files that a page with these blocks loads. */
  const bytesOf = (...slugs: readonly string[]) =>
    sum(reachedFrom(slugs.map((slug) => join(dists[0]!, `eds/blocks/${slug}/${slug}.js`))));

  test('has pages of four blocks within their budget', () => {
    const plain = bytesOf('heading', 'image', 'picture', 'news-hero');
    assert.ok(plain <= BUDGETS.blocks, `${plain} bytes`);
    const rich = bytesOf('hero', 'card', 'callout', 'image');
    assert.ok(rich <= BUDGETS.blocksWithIcons, `${rich} bytes`);
  });
});

test('the edge worker is within its budget, without a renderer of React’s', () => {
  const worker = join(dists[0]!, 'edge/worker.js');
  assert.ok(gzipped(worker) <= BUDGETS.worker, `${gzipped(worker)} bytes`);
  assert.doesNotMatch(read(worker), /renderToString|hydrateRoot/);
});

test('an application of React’s has its first callout within its budget', async () => {
  const { outputFiles, metafile } = await bundle({
    stdin: { contents: "export { UniCallout } from './lib/react/callout.js';", resolveDir: dists[0]! },
    alias: { '#late-parts': join(dists[0]!, 'lib/internal/late-parts-browser.js') },
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
    ...{ bundle: true, splitting: true, format: 'esm', minify: true },
    ...{ write: false, metafile: true, outdir: 'out', logLevel: 'error' },
  });
  const outputs = Object.entries(metafile.outputs);
  const first = new Set(
    outputs.filter(([, { entryPoint }]) => entryPoint === '<stdin>').map(([file]) => file),
  );
  for (const file of first)
    for (const { kind, path, external } of metafile.outputs[file]!.imports)
      if (kind === 'import-statement' && !external) first.add(path);
  const scripts = outputFiles.filter(({ path }) => [...first].some((file) => path.endsWith(`/${file}`)));
  const bytes = gzipSync(scripts.map(({ text }) => text).join(''), { level: 9 }).length;
  assert.ok(bytes <= BUDGETS.reactCallout, `${bytes} bytes`);
});

test('guides say no size but a budget, because a measured one would be old by the next change', () => {
  const budgets = Object.values(BUDGETS).map((bytes) => `at most ${bytes / KB} KB`);
  const guides = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)];
  const unheld = guides
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...read(file).matchAll(SIZE)]
        .map(([sentence]) => sentence)
        .filter((sentence) => !LIMITS.test(sentence) && !budgets.some((budget) => sentence.includes(budget)))
        .map((sentence) => `${file}: ${sentence}`),
    );
  assert.deepEqual(unheld, []);
});

test('the package is within its budget', () => {
  const [dist] = dists as [string];
  const folder = folderToBuildIn();
  stagePackage(dist, folder);
  const [{ size }] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: folder,
      encoding: 'utf8',
    }),
  ) as [{ size: number }];
  assert.ok(size <= BUDGETS.tarball, `${size} bytes`);
});
