import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readAppHead } from '../../fixtures/content-files/app-head.js';

/** Where the build puts what the docs' pages load beside an app's files. */
export const docsLibs = (dist: string): string => join(dist, 'docs/libs');

/** The page for an address that is none of the docs'. */
export const NOT_FOUND = '404.html';

/** Whether a page shows its tags as an author writes them: nothing is rendered into them before a browser has them. */
export const isAuthored = (name: string): boolean => name.startsWith('examples/');

/** The script that brings elements alive, in the docs' root: it is built with the app's files, whose modules it imports. */
export const LIVE = 'live.js';
/** Leads from the docs' root to these modules. */
export const FROM_DOCS = '../cms/';

/**
 * The head of a page of the docs: an app's files, and that script, where it is built.
 *
 * @param root of the docs, with a slash at its end.
 */
export function docsHead(dist: string, root: string): string {
  const app = readAppHead(join(dist, 'cms'), 'corporate');
  return existsSync(join(dist, 'docs', LIVE))
    ? `${app}\n<script type="module" src="${root}${LIVE}"></script>`
    : app;
}
