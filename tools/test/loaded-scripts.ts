import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { typeOf } from './listen.js';

/** A visitor's host: on those of developers the linter is loaded too. */
const SITE = 'http://www.visitor.example';
/** A page makes its own requests within this time. */
const WATCHED_MS = 2000;

export interface LoadedScripts {
  /** Without hashes, sorted. */
  readonly names: readonly string[];
  /** By gzip. */
  readonly bytes: number;
}

/** The scripts that a browser loads for a page before somebody uses it: what is asked for late as well. */
export async function loadedScripts(
  browser: Browser,
  page: { readonly body: string; readonly head?: string; readonly folder: string; readonly hash?: string },
): Promise<LoadedScripts> {
  const context = await browser.newContext();
  const names: string[] = [];
  let bytes = 0;
  const html = `<!doctype html><html lang="en"><head>${page.head ?? ''}</head><body>${page.body}</body></html>`;
  await context.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' });
    try {
      const body = readFileSync(join(page.folder, pathname));
      if (pathname.endsWith('.js')) {
        names.push(nameOf(pathname));
        bytes += gzipSync(body, { level: 9 }).length;
      }
      await route.fulfill({ body, contentType: typeOf(pathname) });
    } catch {
      await route.fulfill({ status: 404 });
    }
  });
  try {
    const tab = await context.newPage();
    await tab.goto(`${SITE}/${page.hash ?? ''}`, { waitUntil: 'load' });
    await tab.waitForTimeout(WATCHED_MS);
    return { names: names.sort(), bytes };
  } finally {
    await context.close();
  }
}

const nameOf = (path: string) => path.replace(/^.*\//, '').replace(/(?:-[\w-]{8}|\.[0-9a-f]{8})?\.js$/, '');
