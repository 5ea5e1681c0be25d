import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { writeComponent } from './new-component.js';
import { readNewComponent } from './read-props.js';

/** An element with a prop of each type. */
export const ASKED = [
  'fact-box',
  'title:text',
  'number:number',
  'more-text:html',
  'link:url',
  'isWide:boolean',
  'facts:list',
];
const NOT_NEEDED = /^(?:docs\/site\/thumbnails|aem|bench)/;

/** A copy of the project with a new element: who reads the list of component folders meanwhile finds no new one. */
export function projectWithNewElement(): { readonly root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'uni-new-'));
  for (const file of execFileSync('git', ['ls-files', '-z']).toString().split('\0').filter(Boolean)) {
    if (!existsSync(file) || NOT_NEEDED.test(file)) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(file, join(root, file));
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  writeComponent(readNewComponent(ASKED), root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
