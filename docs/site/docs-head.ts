import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAppHead } from '../../fixtures/server/pages/app-head.js';

/** Where the build puts what the docs' pages load beside an app's files. */
export const docsLibs = (dist: string): string => join(dist, 'docs/libs');

/** Of these the script that brings elements alive. */
export const LIVE = 'live.js';

/** What a page of the docs has in its head: an app's files, and that script, where it is built. */
export function docsHead(dist: string): string {
  const live = join(docsLibs(dist), LIVE);
  const app = readAppHead(join(dist, 'cms'), 'corporate');
  return existsSync(live) ? `${app}\n<script type="module">${readFileSync(live, 'utf8')}</script>` : app;
}
