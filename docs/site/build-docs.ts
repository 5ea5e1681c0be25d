import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT_LIBS } from '../../fixtures/content-files/app-head.js';
import { dataAt } from '../../fixtures/content-files/data-answers.js';
import { Renditions } from '../../fixtures/content-files/renditions.js';
import { createExamplePrerenderer } from '../../fixtures/examples/prerender-examples.js';
import { siteContent } from '../../fixtures/server/content/site-content.js';
import { muted } from '../../page/warn.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { save } from '../../tools/rollup/delivered.js';
import { docsHead, isAuthored } from './docs-head.js';
import { docsFiles } from './docs-site.js';
import { readElements } from './element-pages/read-elements.js';
import { THUMBNAILS } from './thumbnails.js';

/** A page that is opened from a disk is refused a style sheet that has to be checked. */
const CHECKED_SHEET = /(<link rel="stylesheet"[^>]*?) integrity="[^"]*" crossorigin="[^"]*"/g;
const PICTURE = /\/content\/dam\/uni\/([\w-]+\.(?:jpe?g|png))\/jcr:content\/renditions\/([\w.-]+)/g;
const ICON = /\/content\/dam\/uni\/icons\/([\w-]+\.svg)/g;
const PICTURES = 'fixtures/content/dam';
const MODELS = ['fixtures/mocks', 'fixtures/content'];

/**
 * Writes the docs as plain files beside `dist/cms`: the pages of the elements, of each example alone and of the Markdown
 * files, search and its index, and the pictures of the examples. All addresses are relative. Tags are prerendered with the
 * demo site's models, except where an example stands alone.
 */
export async function buildDocs(dist: string): Promise<void> {
  const elements = await readElements('elements', join(dist, 'embed'));
  const files = docsFiles(elements, [], (isBelowRoot) => {
    const root = isBelowRoot ? '../' : './';
    const head = docsHead(dist, root).replace(CHECKED_SHEET, '$1');
    return { root, head: head.replaceAll(CLIENT_LIBS, `${root}../cms/`) };
  });
  const renditions = new Renditions(PICTURES);
  const folders = await componentFolders();
  const content = siteContent(MODELS);
  const prerender = createExamplePrerenderer(
    folders.map(({ definition }) => definition),
    (path) => dataAt(content, path),
  );
  const htmlOf = async (name: string, html: string) =>
    isAuthored(name) ? html : muted(() => prerender(html, `/${name}`));
  const folder = join(dist, 'docs');
  cpSync(THUMBNAILS, join(folder, 'thumbnails'), { recursive: true });
  for (const [name, make] of files) {
    if (!name.endsWith('.html')) save(join(folder, name), make());
    else await write(folder, name, await htmlOf(name, make()), renditions);
  }
}

async function write(folder: string, name: string, html: string, renditions: Renditions): Promise<void> {
  const root = name.includes('/') ? '../' : './';
  for (const [, image = '', rendition = ''] of html.matchAll(PICTURE)) {
    const made = await renditions.get(image, rendition);
    if (made) save(join(folder, pictureName(image, rendition)), made.body);
  }
  for (const [, icon = ''] of html.matchAll(ICON))
    save(join(folder, 'pictures', icon), readFileSync(join(PICTURES, 'icons', icon)));
  save(
    join(folder, name),
    html
      .replace(PICTURE, (_, image: string, rendition: string) => root + pictureName(image, rendition))
      .replace(ICON, `${root}pictures/$1`),
  );
}

const pictureName = (image: string, rendition: string) =>
  `pictures/${image.replace(/\.\w+$/, '')}.${rendition}`;
