import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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
/** Folders that are installed, built or measured. */
const NOT_NEEDED = new Set(['.git', 'node_modules', 'dist', 'results', 'coverage', 'bench']);

/** A copy of the project with a new element: who reads the list of component folders meanwhile finds no new one. */
export function projectWithNewElement(): { readonly root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'uni-new-'));
  for (const name of readdirSync('.'))
    if (!NOT_NEEDED.has(name)) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  writeComponent(readNewComponent(ASKED), root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
