import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readAppHead } from '../../fixtures/server/pages/app-head.js';

/** Where the build puts what the docs' pages load beside an app's files. */
export const docsLibs = (dist: string): string => join(dist, 'docs/libs');

/** Of these the script that brings elements alive. */
export const LIVE = 'live.js';
/** What it imports stands there, as it says it. */
export const FROM_LIBS = '../../cms/';

/**
 * What a page of the docs has in its head: an app's files, and that script, where it is built.
 *
 * @param root of the docs, with a slash at its end.
 */
export function docsHead(dist: string, root: string): string {
  const app = readAppHead(join(dist, 'cms'), 'corporate');
  return existsSync(join(docsLibs(dist), LIVE))
    ? `${app}\n<script type="module" src="${root}libs/${LIVE}"></script>`
    : app;
}
