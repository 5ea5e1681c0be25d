// The docs as a visitor gets them from any web server: every page, every link, with and without a script.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { parse } from 'parse5';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { openBrowser } from '../../tools/test/open-browser.js';
import { isAuthored } from './docs-head.js';
import { describeSnippets } from './snippets-behaviour.js';
import { type ServedDocs, serveDocs } from './testing.js';

/** Pages that list others, and the one for an address of nothing. */
const LISTS = /(?:^|\/)(?:index|search|404|example-link)\.html$/;
/** Sites that pages lead to: standards, and the projects that this one builds on. */
const EXTERNAL =
  /^https:\/\/(?:www\.w3\.org|wicg\.github\.io|github\.com|keepachangelog\.com|semver\.org|lucide\.dev|simpleicons\.org|playwright\.dev|sling\.apache\.org|web\.dev|www\.drupal\.org)(?:\/|$)/;
/** Of examples: pages of the invented site. */
const INVENTED = /^(?:\/(?!\/)|https:\/\/(?:www|elements)\.(?:example|averley)\.|(?:mailto|tel):)/;

let served: ServedDocs;
let browser: Browser;
let page: Page;
const pages = new Map<string, string>();

before(async () => {
  served = await serveDocs();
  const folder = join(served.dist, 'docs');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.html') && !isAuthored(name))
      pages.set(name, readFileSync(join(folder, name), 'utf8'));
  browser = await openBrowser();
  page = await browser.newPage();
});
after(async () => {
  await browser.close();
  await served.close();
});

const open = (path: string, on = page) => on.goto(served.root + path);
/** A template with no other in it. The form of a list of lists has rows in rows. */
const INNERMOST = /<template\b(?:(?!<template\b).)*?<\/template>/gs;

/** An example's content is none of the page's own. */
function withoutExamples(html: string): string {
  let own = html.replace(/<div class="d-stage"[^>]*>.*?<div class="d-grip">/gs, '<div class="d-grip">');
  while (own.includes('<template')) {
    const outer = own.replace(INNERMOST, '');
    if (outer === own) break;
    own = outer;
  }
  return own;
}
const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id!);

describe('every page of the docs', () => {
  it('is there: first page, search, a page for each element and each guide', async () => {
    for (const { slug } of await componentFolders()) assert.ok(pages.has(`elements/${slug}.html`), slug);
    for (const name of ['index.html', 'search.html', 'guides/architecture.html'])
      assert.ok(pages.has(name), name);
  });

  it('has its styles when it is opened from a disk', async () => {
    await page.goto(pathToFileURL(join(served.dist, 'docs/elements/card.html')).href);
    const token = () => getComputedStyle(document.documentElement).getPropertyValue('--uni-colour-ochre110');
    assert.notEqual(await page.evaluate(token), '');
  });

  it('has a language, one h1, one main, a skip link that leads there, and each id once', () => {
    for (const [name, html] of pages) {
      const own = withoutExamples(html);
      assert.match(own, /^<!DOCTYPE html>\n<html lang="en">/, name);
      assert.equal(own.match(/<h1[\s>]/g)?.length, 1, `${name}: h1`);
      assert.equal(own.match(/<main[\s>]/g)?.length, 1, `${name}: main`);
      assert.match(own, /<body[^>]*>\s*<a class="d-skip" href="#main">/, name);
      const ids = idsOf(own);
      assert.deepEqual(
        ids.filter((id, at) => ids.indexOf(id) !== at),
        [],
        name,
      );
      assert.match(own, /<meta name="description" content="[^"]+">/, name);
    }
  });

  it('is HTML without a parse error', () => {
    for (const [name, html] of pages) {
      const errors: string[] = [];
      parse(withoutExamples(html), {
        onParseError: ({ code, startLine }) => errors.push(`${code} in line ${startLine}`),
      });
      assert.deepEqual(errors, [], name);
    }
  });

  it('leads nowhere but to pages, sections and files that exist, and to sites of the list', () => {
    const broken: string[] = [];
    for (const [name, html] of pages) {
      for (const [, , value = ''] of withoutExamples(html).matchAll(
        /<[^>]+\s(href|src|action|data-search)="([^"]*)"/g,
      )) {
        const address = value.replaceAll('&amp;', '&');
        if (address.startsWith('data:')) continue;
        if (/^[a-z]+:|^\//.test(address)) {
          if (!EXTERNAL.test(address) && !INVENTED.test(address)) broken.push(`${name} → ${address}`);
          continue;
        }
        const [path = '', hash] = address.split('#');
        const target = path === '' ? name : posix.join(posix.dirname(name), path);
        const text = pages.get(target);
        if (!text && !existsSync(join(served.dist, 'docs', target))) broken.push(`${name} → ${address}`);
        else if (hash && !idsOf(text ?? '').includes(hash))
          broken.push(`${name} → ${address}: no such section`);
      }
    }
    assert.deepEqual(broken, []);
  });

  it('is found by address from the index, with all of its sections', () => {
    const { storedFields, documentIds } = JSON.parse(
      readFileSync(join(served.dist, 'docs/search-index.json'), 'utf8'),
    ) as { storedFields: object; documentIds: Record<string, string> };
    const found = Object.values(documentIds);
    assert.equal(found.length, Object.keys(storedFields).length);
    for (const name of pages.keys()) if (!LISTS.test(name)) assert.ok(found.includes(name), name);
    for (const address of found) {
      const [name = '', hash] = address.split('#');
      assert.ok(!hash || idsOf(pages.get(name) ?? '').includes(hash), address);
    }
  });
});

describe('a page of the docs', () => {
  it('reads whole without a script, and its search leads to a page with every page', async () => {
    const silent = await browser.newPage({ javaScriptEnabled: false });
    await open('guides/theming.html', silent);
    await silent.getByRole('heading', { name: 'Contrast' }).waitFor();
    assert.equal(await silent.getByRole('navigation', { name: 'Breadcrumb' }).count(), 1);
    await silent.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'uni-toc' }).waitFor();
    await silent.getByRole('combobox').or(silent.getByRole('searchbox')).fill('tokens');
    await silent.getByRole('button', { name: 'Search' }).click();
    await silent.getByRole('heading', { name: 'All pages' }).waitFor();
    await silent.locator('main').getByRole('link', { name: 'Contrast', exact: true }).click();
    assert.match(silent.url(), /guides\/theming\.html#contrast$/);
  });
});

describeSnippets(() => ({ page, dist: served.dist }));
