import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Renditions } from '../../../fixtures/content-files/renditions.js';
import { filesIn } from '../../../tools/rollup/delivered.js';
import { contentXml } from '../../authoring/xml.js';
import type { DemoPage } from './demo-content.js';

const FOLDER = 'fixtures/content/dam';
/** Where the pictures stand in the package, below `/content`. */
const STORE = 'dam/uni';
const FOLDER_NODE = contentXml({ 'jcr:primaryType': 'sling:Folder' });
const RENDITION = /\/content\/dam\/uni\/([^\s",]+)\/jcr:content\/renditions\/([\w.]+)/g;
const ASSET = contentXml({
  'jcr:primaryType': 'dam:Asset',
  'jcr:content': { renditions: { 'jcr:primaryType': 'nt:folder' } },
});

/**
 * Makes the files of the demo university's pictures, as the CMS's asset store keeps them: each original, and the renditions
 * that the pages show. Drawings are plain files, because the CMS makes no renditions of them.
 *
 * @returns path in the package → content.
 */
export async function assetFiles(pages: readonly DemoPage[]): Promise<Map<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>([[`${STORE}/.content.xml`, FOLDER_NODE]]);
  for (const file of filesIn(FOLDER)) {
    const original = readFileSync(join(FOLDER, file));
    if (file.endsWith('.svg')) files.set(`${STORE}/${file}`, original);
    else {
      files.set(`${STORE}/${file}/.content.xml`, ASSET);
      files.set(renditionPath(file, 'original'), original);
    }
  }
  const renditions = new Renditions(FOLDER);
  for (const [, file = '', name = ''] of JSON.stringify(pages).matchAll(RENDITION)) {
    const rendition = await renditions.get(file, name);
    if (!rendition) throw new Error(`${file} has no rendition ${name}`);
    files.set(renditionPath(file, name), rendition.body);
  }
  return files;
}

/** FileVault writes the node `jcr:content` as the folder `_jcr_content`. */
const renditionPath = (file: string, name: string) => `${STORE}/${file}/_jcr_content/renditions/${name}`;
