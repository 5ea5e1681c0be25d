import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Page, Route } from '@playwright/test';
import { build } from 'esbuild';
import { TemplateCache } from '../../fixtures/server/htl/compile.js';
import { CmsDomFactory, CmsRuntime } from '../../fixtures/server/htl/runtime.js';
import { type PackedPackage, packPackage } from '../../tools/package/packed-package.js';

interface Built {
  readonly page: Page;
  /** The folder of the build. */
  readonly dist: string;
}

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
const SITE = 'http://127.0.0.1:4503';
const CORS = { 'access-control-allow-origin': '*' };

/** The blocks of code of a guide, of one language. */
function snippets(guide: string, language: string): string[] {
  const text = readFileSync(`docs/getting-started-${guide}.md`, 'utf8');
  return [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, name]) => name === language)
    .map(([, , code]) => code!);
}

/** The page's template, and the page as a visitor gets it. */
const isTemplate = (html: string) => html.includes('data-sly-');
const wholePage = (guide: string) =>
  snippets(guide, 'html').find((html) => html.startsWith('<!DOCTYPE') && !isTemplate(html))!;

/** Answers from a folder of the build, by the path below `prefix`. */
function fromFolder(folder: string, prefix: string) {
  return (route: Route) => {
    const file = join(folder, new URL(route.request().url()).pathname.slice(prefix.length));
    return existsSync(file)
      ? route.fulfill({ path: file, contentType: TYPES[extname(file)], headers: CORS })
      : route.fulfill({ status: 404 });
  };
}

/** Declares that the guides for who starts do what they say, over what is really built. */
export function describeSnippets(visit: () => Built): void {
  describe('who starts on the CMS', () => describeCms(visit));
  describe('who starts on another site', () => describeOtherSite(visit));
  describe('who starts with npm', () => describeNpm(visit));
}

/** Where a page is, and what stands in it. */
async function open(page: Page, html: string): Promise<string[]> {
  const errors: string[] = [];
  page.removeAllListeners('console');
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route(`${SITE}/**`, (route) => {
    if (route.request().isNavigationRequest()) return route.fulfill({ body: html, contentType: 'text/html' });
    return route.request().url().endsWith('/favicon.ico') ? route.fulfill({ status: 204 }) : route.fallback();
  });
  await page.goto(`${SITE}/library.html`);
  return errors;
}

function describeCms(visit: () => Built): void {
  it('calls the template of the head', async () => {
    const { dist } = visit();
    const template = join(dist, 'cms', 'page-head.html');
    writeFileSync(template, snippets('cms', 'html').find(isTemplate)!);
    const render = await new TemplateCache().get(template);
    const global = {
      properties: { 'jcr:title': 'Library' },
      resource: { resourceType: 'uni/components/page', children: [] },
      currentPage: { path: '/library', language: 'en' },
      page: { language: 'en', code: 'en' },
      wcmmode: {},
      request: {},
    };
    const html = await render(new CmsRuntime().setGlobal(global).withDomFactory(new CmsDomFactory()));
    for (const name of ['corporate', 'core-commons', 'loader'])
      assert.match(
        html,
        new RegExp(`"/etc\\.clientlibs/uni/${name}\\.[0-9a-f]{8}\\.(?:js|css)" integrity="sha384-`),
      );
    assert.doesNotMatch(html, /courses/);
  });

  it('sees the page reach success, its callout mounted', async () => {
    const { page, dist } = visit();
    await page.route(`${SITE}/etc.clientlibs/uni/**`, fromFolder(join(dist, 'cms'), '/etc.clientlibs/uni/'));
    await page.route(`${SITE}/library.model.json`, (route) =>
      route.fulfill({ body: snippets('cms', 'json')[0]!, contentType: 'application/json' }),
    );
    const errors = await open(page, wholePage('cms'));
    await page.locator('body[data-page-state="success"]').waitFor();
    await page.getByRole('heading', { name: 'Open through the night' }).waitFor();
    assert.deepEqual(errors, []);
    await page.unrouteAll({ behavior: 'wait' });
  });
}

function describeOtherSite(visit: () => Built): void {
  it('sees the tags of the page in shadow roots', async () => {
    const { page, dist } = visit();
    await page.route('https://elements.example.edu/**', fromFolder(join(dist, 'embed'), '/1/'));
    const [whole = '', part = ''] = snippets('other-site', 'html');
    const errors = await open(page, whole.replace('</body>', `${part}</body>`));
    await page.getByRole('heading', { name: 'Registration closes on 1 May' }).waitFor();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).waitFor();
    assert.equal(await page.locator('[isolated]').count(), 2);
    assert.deepEqual(errors, []);
    await page.unrouteAll({ behavior: 'wait' });
  });
}

function describeNpm(visit: () => Built): void {
  let packed: PackedPackage;
  before(() => {
    packed = packPackage();
  });
  after(() => packed.remove());

  it('defines a tag, uses it and listens', async () => {
    const [define = '', listen = ''] = snippets('npm', 'js');
    const entry = join(packed.app, 'start.js');
    writeFileSync(entry, define + listen);
    const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false });
    const { page } = visit();
    const errors = await open(page, '<!DOCTYPE html><html lang="en"><title>App</title><main></main></html>');
    await page.addScriptTag({ content: outputFiles[0]!.text, type: 'module' });
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    const said = page.waitForEvent('console', (message) => message.text().startsWith('uni-callout'));
    await page.getByRole('link', { name: 'Register' }).click();
    assert.match((await said).text(), /^uni-callout \S+ \S*\/register$/);
    assert.deepEqual(errors, []);
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('renders on a server', async () => {
    const entry = join(packed.app, 'server.js');
    writeFileSync(entry, `${snippets('npm', 'js')[2]}console.log(page);`);
    const html = execFileSync(process.execPath, [entry], { encoding: 'utf8' });
    assert.match(html, /data-prerendered="[\d.]+".*Registration closes on 1 May<\//);
  });
}
