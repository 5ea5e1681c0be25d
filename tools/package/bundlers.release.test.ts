import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Route } from '@playwright/test';
import { openBrowser } from '../test/open-browser.js';
import { BUNDLER_NAMES, type Bundle, type BundlerName, bundleWith } from './bundle-with.js';
import { type PackedPackage, packPackage } from './packed-package.js';

const GUIDE = 'docs/npm.md';
/** How much a size may differ from the guide's before the guide is wrong. */
const TOLERANCE = 0.1;
const REACT = /react\.(?:transitional\.)?element/;

const AUTO = "import '@uni/elements/auto';";
const ALL = "import '@uni/elements/define';";
/** The row of what a page with one callout loads of an application that has all tags come by themselves. */
const USED = 'a page with one callout';
const everyTag = readdirSync('elements')
  .filter((name) => /^[a-z]/.test(name) && !name.includes('.'))
  .map((slug) => `uni-${slug}`);

/** Imports of an application, and the tags that it must then hold. */
const IMPORTS: readonly {
  readonly source: string;
  readonly use: string;
  readonly tags: readonly string[];
}[] = [
  {
    source: "import { truncateText } from '@uni/elements';",
    use: "console.log(truncateText('one two', 5));",
    tags: [],
  },
  { source: "import '@uni/elements/side-nav/define';", use: '', tags: ['uni-side-nav'] },
  { source: "import '@uni/elements/callout/define';", use: '', tags: ['uni-callout'] },
  { source: ALL, use: '', tags: everyTag },
  { source: AUTO, use: '', tags: [] },
  {
    source: "import { UniCallout } from '@uni/elements/react/callout';",
    use: 'console.log(UniCallout);',
    tags: ['uni-callout'],
  },
];

/** The tags whose definitions stand in a bundle. */
const tagsIn = ({ first }: Bundle) =>
  [...new Set([...first.matchAll(/\btag:\s*["'`](uni-[a-z-]+)/g)].map(([, tag]) => tag!))].sort();

const kilobytes = (script: string) => gzipSync(script, { level: 9 }).length / 1000;

describe('an application’s bundle', () => {
  let packed: PackedPackage;
  const sizes = new Map<string, Map<BundlerName, number>>();
  const mounting = new Map<string, Map<BundlerName, Bundle>>();
  before(() => {
    packed = packPackage();
  });
  after(() => packed.remove());

  for (const { source, use, tags } of IMPORTS) {
    for (const bundler of BUNDLER_NAMES) {
      it(`made by ${bundler} holds nothing but what it asks for with ${source}`, async () => {
        const bundle = await bundleWith(bundler, `${source}\n${use}\n`, packed.app);
        const row = sizes.get(source) ?? new Map<BundlerName, number>();
        sizes.set(source, row.set(bundler, kilobytes(bundle.first)));
        mounting.set(source, (mounting.get(source) ?? new Map()).set(bundler, bundle));
        // Its one file has the elements too that a page may load later.
        const isAll = bundler === 'esbuild' && /\/react\/|\/auto/.test(source);
        if (!isAll) assert.deepEqual(tagsIn(bundle), tags);
        assert.equal(REACT.test(bundle.all), tags.includes('uni-callout') || source === AUTO);
      });
    }
  }

  for (const source of ["import '@uni/elements/callout/define';", AUTO])
    it(`mounts the tag in a browser, whoever made it, with ${source}`, async () => {
      const browser = await openBrowser();
      const row = new Map<BundlerName, number>();
      try {
        for (const [bundler, { scripts }] of mounting.get(source)!) {
          const page = await browser.newPage();
          const asked = new Set<string>();
          await page.route('http://app.test/**', (route) => answer(route, scripts, asked));
          await page.goto('http://app.test/');
          await page.getByRole('heading', { name: 'Open all night' }).waitFor();
          await page.close();
          row.set(bundler, kilobytes([...asked].map((path) => scripts.get(path) ?? '').join('\n')));
        }
      } finally {
        await browser.close();
      }
      if (source === AUTO) sizes.set(USED, row);
    });

  it('has the sizes that the guide tells; UPDATE_SIZES=1 writes them anew', () => {
    const guide = readFileSync(GUIDE, 'utf8');
    const rows = [...sizes].map(([source, row]) => ({
      source,
      told: new RegExp(`^\\| ${escaped(cell(source))} \\|(.*)\\|$`, 'm').exec(guide),
      sizes: BUNDLER_NAMES.map((name) => row.get(name)!),
    }));
    if (process.env.UPDATE_SIZES === '1') {
      const updated = rows.reduce(
        (text, { source, told, sizes }) =>
          text.replace(
            told![0],
            () => `| ${cell(source)} | ${sizes.map((size) => size.toFixed(1)).join(' | ')} |`,
          ),
        guide,
      );
      return writeFileSync(GUIDE, updated);
    }
    for (const { source, told, sizes } of rows) {
      const figures = told?.[1]?.split('|').map(Number) ?? [];
      for (const [at, size] of sizes.entries()) {
        const isTold = Math.abs(size - (figures[at] ?? 0)) <= Math.max(TOLERANCE * size, 0.06);
        assert.ok(
          isTold,
          `${source} by ${BUNDLER_NAMES[at]}: ${size.toFixed(1)} KB, the guide has ${figures[at]}`,
        );
      }
    }
  });
});

/** How the guide's table names a row. */
const cell = (source: string) => (source === USED ? `the same, on ${USED}` : `\`${source}\``);

/** A page whose one script is the bundle's entry, and the bundle's scripts. */
function answer(route: Route, scripts: Bundle['scripts'], asked: Set<string>): Promise<void> {
  const path = new URL(route.request().url()).pathname.slice(1);
  asked.add(path);
  const body = scripts.get(path);
  if (body !== undefined) return route.fulfill({ body, contentType: 'text/javascript' });
  const [entry] = [...scripts.keys()];
  const html = `<uni-callout isolated title="Open all night"></uni-callout><script type="module" src="/${entry}"></script>`;
  return route.fulfill({
    body: path === '' ? html : '',
    contentType: 'text/html',
    status: path === '' ? 200 : 404,
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
