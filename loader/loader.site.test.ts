import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import { built } from '../tools/test/built.js';
import { openBrowser } from '../tools/test/open-browser.js';

const MAX_LOADER_BYTES = 1_760;
const MAX_RUNTIME_BYTES = 14 * 1024;
const NONCE = 'r4nd0m';
const CSP = [
  `script-src 'nonce-${NONCE}' 'strict-dynamic'`,
  "require-trusted-types-for 'script'",
  'trusted-types uni',
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

/** The pages' records in these tests. */
interface Observed {
  ran: string[];
  failed: number;
  violations: string[];
}

const BUNDLE = { bundle: true, minify: true, target: 'es2022', write: false, logLevel: 'error' } as const;

async function bundle(entry: string): Promise<Uint8Array> {
  const { outputFiles } = await build({ ...BUNDLE, entryPoints: [entry], format: 'iife' });
  return outputFiles[0]!.contents;
}

/** The modules that a module needs to run, without those that it asks for later. */
async function bundleFirst(entry: string): Promise<Uint8Array> {
  const { outputFiles, metafile } = await build({
    ...BUNDLE,
    entryPoints: [entry],
    format: 'esm',
    splitting: true,
    outdir: 'out',
    metafile: true,
    external: ['*.css?text'],
  });
  const { outputs } = metafile;
  const first = new Set(Object.keys(outputs).filter((name) => outputs[name]!.entryPoint === entry));
  for (const name of first)
    for (const { path, kind } of outputs[name]!.imports) if (kind === 'import-statement') first.add(path);
  const files = outputFiles.filter(({ path }) => [...first].some((name) => path.endsWith(`/${name}`)));
  return Buffer.concat(files.map(({ contents }) => contents));
}

describe('the loader as it is shipped', () => {
  it('is at most 1.75 KB, compressed', async () => {
    const shipped = readFileSync(join(built('cms'), 'cms/loader.js'));
    const bytes = gzipSync(shipped, { level: 9 }).length;
    assert.ok(bytes <= MAX_LOADER_BYTES, `${bytes} bytes`);
  });

  it('starts a page runtime of at most 14 KB, compressed, without React', async () => {
    const runtime = await bundleFirst('page/phases/start-page.ts');
    const bytes = gzipSync(runtime, { level: 9 }).length;
    assert.ok(bytes <= MAX_RUNTIME_BYTES, `${bytes} bytes`);
    assert.doesNotMatch(Buffer.from(runtime).toString(), /react/i);
  });
});

describe('the loader in a page', () => {
  let server: Server;
  let origin: string;
  let browser: Browser;
  let html = '';
  let answers: Record<string, (response: ServerResponse) => void> = {};

  before(async () => {
    const loader = await bundle('loader/loader.ts');
    server = createServer(({ url = '' }, response) => {
      const name = url.split('/').at(-1)!;
      if (name === 'page.html') {
        response.setHeader('Content-Type', 'text/html');
        response.setHeader('Content-Security-Policy', CSP);
        response.end(html);
        return;
      }
      response.setHeader('Content-Type', 'text/javascript');
      if (name === 'loader.js') response.end(loader);
      else (answers[name] ?? runs(name))(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await openBrowser();
  });

  after(async () => {
    await browser.close();
    server.close();
  });

  /** Each script moves the page on, so that no test waits for the loader to give up. */
  const runs = (name: string) => (response: ServerResponse) =>
    response.end(`ran.push(${JSON.stringify(name)}); document.body.dataset.pageState = 'success';`);

  const observing = `<script nonce="${NONCE}">
    globalThis.ran = [];
    globalThis.failed = 0;
    globalThis.violations = [];
    document.addEventListener('error', ({ target }) => { if (target.localName === 'script') failed++; }, true);
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective));
  </script>`;

  const loaderTag = (attributes: string) =>
    `<script src="/libs/loader.js" nonce="${NONCE}" ${attributes} defer></script>`;

  const inAllComponents = `<script nonce="${NONCE}">document.body.dataset.pageState = 'allComponents'</script>`;

  /** Opens a page with this body, waits until `count` scripts have run or failed, and tells what it saw. */
  async function open(
    body: string,
    count: number,
  ): Promise<Omit<Observed, 'failed'> & { console: string[] }> {
    const page: Page = await browser.newPage();
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    page.on('pageerror', ({ message }) => lines.push(`page error: ${message}`));
    html = `<!doctype html><html lang="en"><head>${observing}</head><body>${body}</body></html>`;
    await page.goto(`${origin}/page.html`);
    await page.waitForFunction(
      (wanted) => {
        const { ran, failed } = globalThis as unknown as Observed;
        return ran.length + failed >= wanted;
      },
      count,
      { timeout: 30_000 },
    );
    const { ran, violations } = await page.evaluate(() => {
      const { ran, violations } = globalThis as unknown as Observed;
      return { ran, violations };
    });
    answers = {};
    return { ran, violations, console: lines };
  }

  it('runs core-commons before a faster script, under a strict policy with Trusted Types', async () => {
    let release = () => {};
    answers = {
      'core-commons.js': (response) => {
        release = () => runs('core-commons.js')(response);
      },
      'corporate-all-components.js': (response) => {
        runs('corporate-all-components.js')(response);
        response.on('finish', () => release());
      },
    };
    const seen = await open(inAllComponents + loaderTag('data-app="corporate"'), 3);
    assert.deepEqual(seen, {
      ran: ['core-commons.js', 'corporate-all-components.js', 'corporate-non-critical.js'],
      violations: [],
      console: [],
    });
  });

  it('puts the chunk suffix into the names', async () => {
    const tag = loaderTag('data-app="courses" data-chunk-suffix=".abc123"');
    const { ran } = await open(inAllComponents + tag, 3);
    assert.deepEqual(ran, [
      'core-commons.abc123.js',
      'courses-all-components.abc123.js',
      'courses-non-critical.abc123.js',
    ]);
  });

  it('tells of a script that cannot be loaded and loads the others', async () => {
    answers = {
      'corporate-all-components.js': (response) => {
        response.statusCode = 404;
        response.end();
      },
    };
    const seen = await open(inAllComponents + loaderTag('data-app="corporate"'), 3);
    assert.deepEqual(seen.ran, ['core-commons.js', 'corporate-non-critical.js']);
    assert.ok(seen.console.includes(`Error loading script ${origin}/libs/corporate-all-components.js`));
  });

  it('finds its own tag beside an element that is named currentScript', async () => {
    const image = '<img name="currentScript" src="data:," alt="">';
    const { ran } = await open(image + inAllComponents + loaderTag('data-app="corporate"'), 3);
    assert.equal(ran.length, 3);
  });

  it('loads each script once when it runs twice', async () => {
    const tag = loaderTag('data-app="corporate"');
    const { ran, console: lines } = await open(inAllComponents + tag + tag, 3);
    assert.equal(new Set(ran).size, ran.length);
    assert.deepEqual(lines, []);
  });

  it('leaves core-commons out while an author edits', async () => {
    const meta = '<meta name="is-editing-mode" content="true">';
    const { ran } = await open(meta + inAllComponents + loaderTag('data-app="corporate"'), 2);
    assert.deepEqual(ran, ['corporate-all-components.js', 'corporate-non-critical.js']);
  });

  it('refuses a script whose integrity does not match', async () => {
    const integrity = `data-integrity='{"core-commons": "sha384-${'A'.repeat(64)}"}'`;
    const seen = await open(inAllComponents + loaderTag(`data-app="corporate" ${integrity}`), 3);
    assert.deepEqual(seen.ran, ['corporate-all-components.js', 'corporate-non-critical.js']);
  });

  for (const [attributes, message] of [
    ['', 'please give a name to the app, it is undefined'],
    ['data-app="../evil"', 'loader: data-app="../evil" must be a-z, 0-9 and -'],
    [
      'data-app="a" data-chunk-suffix="/x"',
      'loader: data-chunk-suffix="/x" must be a dot and 1 to 64 of A-Z',
    ],
  ] as const) {
    it(`says "${message}" and loads nothing`, async () => {
      const seen = await open(loaderTag(attributes), 0);
      assert.equal(seen.console.length, 1);
      assert.ok(seen.console[0]!.startsWith(message));
      assert.deepEqual(seen.ran, []);
    });
  }
});
