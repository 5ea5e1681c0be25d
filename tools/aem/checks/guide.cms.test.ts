import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { PACKAGE } from '../build-aem.js';
import { get, sling, storePage } from './place.js';

const GUIDE_TEXT = readFileSync('docs/getting-started-cms.md', 'utf8');
const ORIGIN = 'http://127.0.0.1:4502';
const MAX_OUTPUT = 64_000_000;

test('the commands of the guide build the package in a fresh copy of the project', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uni-guide-'));
  try {
    const files = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    for (const name of execFileSync('git', files, { encoding: 'utf8' }).split('\0').filter(existsSync))
      cpSync(name, join(folder, name));
    await run(commandsWith('npm ci'), folder);
    assert.deepEqual(namesIn(join(folder, PACKAGE)), namesIn(PACKAGE));
    assert.equal(statSync(join(folder, PACKAGE)).size, statSync(PACKAGE).size);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const namesIn = (zip: string) => execFileSync('unzip', ['-Z1', zip], { encoding: 'utf8' }).split('\n').sort();

test('the commands of the guide make a page with a component, and one of a site', async () => {
  const stdout = await run(commandsWith(ORIGIN).replace(ORIGIN, sling.origin));
  const pages = stdout.split('<!DOCTYPE html>').slice(1);
  const model = stdout.match(/^\{.*":type":"uni\/components\/page"\}/m)?.[0];
  assert.match(pages[0]!, /<title>My first page<\/title>.*<uni-callout [^>]*Open through the night/s);
  assert.match(String(model), /"title":"Open through the night"/);
  const [, added = ''] = pages;
  assert.match(
    added,
    /Open through the night.*<uni-callout [^>]*Bring a card.*<uni-callout>\s*<h3>Open day/s,
  );
});

test('the commands of the guide can be repeated', async () => {
  await run(commandsWith(ORIGIN).replace(ORIGIN, sling.origin));
});

test('the page template of the guide writes a page of a site’s own', async () => {
  const [, html = ''] = /^```html\n(<!DOCTYPE html>\n<html data-sly-use.*?)^```$/ms.exec(GUIDE_TEXT) ?? [];
  const type = 'mysite/components/own/page';
  const component = new FormData();
  component.set('jcr:primaryType', 'cq:Component');
  component.set('sling:resourceSuperType', 'uni/components/page');
  component.set('page.html', new Blob([html], { type: 'text/html' }), 'page.html');
  const answer = await sling.request(`/apps/${type}`, { method: 'POST', body: component });
  assert.ok(answer.ok, String(answer.status));
  const callout = { ':type': 'uni/components/callout', title: 'Fees' };
  await storePage('/content/own-page', { callout }, { title: 'Own', language: 'vi' });
  await sling.post('/content/own-page/jcr:content', { 'sling:resourceType': type });
  const page = await get('/content/own-page.html');
  assert.match(page, /<html lang="vi">.*<title>Own<\/title>.*<link rel="stylesheet".*<script .*vietnamese/s);
  assert.match(page, /<main id="main">.*<uni-callout data-title="Fees" data-prerendered/s);
});

/** The guide's block of commands that has these words. */
function commandsWith(words: string): string {
  const blocks = GUIDE_TEXT.matchAll(/^```sh\n(.*?)^```$/gms);
  const commands = [...blocks].map(([, code]) => code!).find((code) => code.includes(words));
  assert.ok(commands, `the guide has no commands with ${words}`);
  return commands;
}

async function run(commands: string, cwd = '.'): Promise<string> {
  const { stdout } = await promisify(execFile)('bash', ['-ec', commands], { cwd, maxBuffer: MAX_OUTPUT });
  return stdout;
}
