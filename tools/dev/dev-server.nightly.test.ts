import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import { openBrowser } from '../test/open-browser.js';

/** The files of a page from the sources. */
const COPIED = [
  ...[
    'docs',
    'elements',
    'fixtures',
    'fsm',
    'integrations',
    'loader',
    'page',
    'prerender',
    'react-views',
    'tools',
    'vocabulary',
  ],
  ...['index.ts', 'package.json', 'tsconfig.json'],
];

describe('npm run dev', () => {
  const project = mkdtempSync(join(tmpdir(), 'uni-dev-'));
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(project, file), change(readFileSync(join(project, file), 'utf8')));
  let server: ChildProcess;
  let origin: string;
  let browser: Browser;
  let page: Page;

  before(async () => {
    for (const name of COPIED) cpSync(name, join(project, name), { recursive: true });
    symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
    server = spawn(process.execPath, ['--import', 'tsx', 'tools/dev/main.ts', '--port', '0'], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(server.stdout!, 'data');
    origin = /http:\S+/.exec(String(line))![0];
    browser = await openBrowser();
    page = await browser.newPage();
  });
  after(async () => {
    await browser?.close();
    server?.kill();
    if (server && server.exitCode === null) await once(server, 'exit');
    rmSync(project, { recursive: true, force: true });
  });

  it('shows an element as its view renders it, with the pictures of the demo site', async () => {
    await page.goto(`${origin}elements/hero.html`);
    await page.getByRole('heading', { level: 1, name: 'uni-hero' }).waitFor();
    await page.locator('uni-hero .m-hero').first().waitFor();
    const picture = page.locator('uni-hero img').first();
    assert.ok(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    );
  });

  it('shows a rule, a view, an example and what all elements share as soon as they are saved', async () => {
    await page.goto(`${origin}elements/callout.html`);
    const callout = page.locator('uni-callout .m-callout').first();
    await callout.waitFor();
    edit(
      'react-views/callout/callout.css',
      (css) => `${css}\n.m-callout { outline: 3px solid rgb(1, 2, 3) }\n`,
    );
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.m-callout')].some(
        (callout) => getComputedStyle(callout).outlineColor === 'rgb(1, 2, 3)',
      ),
    );
    edit('react-views/callout/callout.tsx', (view) =>
      view.replace('className={', 'data-saved="" className={'),
    );
    await page.locator('uni-callout [data-saved]').first().waitFor();
    edit('elements/callout/examples.ts', (text) =>
      text.replace(/title="[^"]*"/, 'title="Saved a moment ago"'),
    );
    await page.getByRole('heading', { name: 'Saved a moment ago' }).waitFor();
    edit('vocabulary/labels.ts', (text) => text.replace("'Information'", "'For your information'"));
    await page.getByRole('img', { name: 'For your information' }).first().waitFor();
  });

  it('shows isolated tags, and what only a page of the CMS has', async () => {
    await page.goto(`${origin}elements/callout.html?isolated`);
    await page.waitForFunction(() =>
      document.querySelector('uni-callout')?.shadowRoot?.querySelector('.m-callout'),
    );
    await page.goto(`${origin}elements/callout.html?page`);
    await page.locator('[data-page-state] uni-callout .m-callout').first().waitFor();
  });

  it('shows a guide as soon as it is saved, and leads from one to another', async () => {
    await page.goto(`${origin}guides/theming.html`);
    assert.equal(await page.getByText('group:').count(), 0);
    edit('docs/theming.md', (text) => `${text}\n## Written a moment ago\n`);
    await page.getByRole('heading', { name: 'Written a moment ago' }).waitFor();
    await page.goto(origin);
    await page.getByRole('link', { name: 'csp' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('says which arguments it takes', async () => {
    const wrong = spawn(process.execPath, ['--import', 'tsx', 'tools/dev/main.ts', '--port', 'x'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [message] = await once(wrong.stderr!, 'data');
    assert.match(String(message), /--port x is no port: npm run dev/);
  });

  it('ends when it is told to', async () => {
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
  });
});
