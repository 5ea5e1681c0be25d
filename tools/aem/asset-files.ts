import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Renditions } from '../../fixtures/content-files/renditions.js';
import { contentXml } from '../authoring/xml.js';
import { filesIn } from '../rollup/delivered.js';
import type { DemoPage } from './demo-content.js';

const FOLDER = 'fixtures/content/dam';
const PREFIX = 'dam/uni';
const FOLDER_NODE = contentXml({ 'jcr:primaryType': 'sling:Folder' });
const RENDITION = /\/content\/dam\/uni\/([^\s",]+)\/jcr:content\/renditions\/([\w.]+)/g;
const ASSET = contentXml({
  'jcr:primaryType': 'dam:Asset',
  'jcr:content': { renditions: { 'jcr:primaryType': 'nt:folder' } },
});

/** The demo university's pictures as the asset store keeps them, each with the renditions that pages show, by path. */
export async function assetFiles(pages: readonly DemoPage[]): Promise<Map<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>([[`${PREFIX}/.content.xml`, FOLDER_NODE]]);
  for (const file of filesIn(FOLDER)) {
    const original = readFileSync(join(FOLDER, file));
    if (file.endsWith('.svg')) files.set(`${PREFIX}/${file}`, original);
    else {
      files.set(`${PREFIX}/${file}/.content.xml`, ASSET);
      files.set(renditionPath(file, 'original'), original);
    }
  }
  const made = new Renditions(FOLDER);
  for (const [, file = '', name = ''] of JSON.stringify(pages).matchAll(RENDITION)) {
    const rendition = await made.get(file, name);
    if (!rendition) throw new Error(`${file} has no rendition ${name}`);
    files.set(renditionPath(file, name), rendition.body);
  }
  return files;
}

const renditionPath = (file: string, name: string) => `${PREFIX}/${file}/_jcr_content/renditions/${name}`;
