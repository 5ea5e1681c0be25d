import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rollup';
import { customElementsManifest } from '../metadata/custom-elements.js';
import { designTokens } from '../metadata/design-tokens.js';
import { allowedHtml, htmlData, llmsText, webTypes } from '../metadata/editor-data.js';
import { elementInfos } from '../metadata/element-info.js';
import { elementTypes } from '../metadata/element-types.js';
import { reactTypes } from '../metadata/react-types.js';
import type { ComponentFolder } from './component-folders.js';
import { save } from './delivered.js';

/** The types of each framework, which stand on those of the elements, and a module for imports that are not erased. */
const FRAMEWORKS = new URL('../metadata/types/', import.meta.url);

/** Returns the files about the elements for editors, frameworks and catalogues, by their paths in `dist/`. */
export function metadataFiles(folders: readonly ComponentFolder[]): ReadonlyMap<string, string> {
  const elements = elementInfos(folders);
  const about = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; version: string };
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    ['custom-elements.json', json(customElementsManifest(elements))],
    ['html-data.json', json(htmlData(elements))],
    ['web-types.json', json(webTypes(elements, about))],
    ['types/elements.d.ts', elementTypes(elements)],
    ['types/react.d.ts', reactTypes(elements)],
    ...readdirSync(FRAMEWORKS).flatMap((file) => {
      const name = `types/${file.replace(/\.d\.ts\.txt$/, '')}`;
      const types = readFileSync(new URL(file, FRAMEWORKS), 'utf8');
      return [[`${name}.d.ts`, types] as const, [`${name}.js`, 'export {};\n'] as const];
    }),
    ['tokens.json', json(designTokens())],
    ['allowed-html.json', json(allowedHtml(elements))],
    ['types/css.d.ts', '// A style sheet has nothing to import.\nexport {};\n'],
    ['llms.txt', llmsText(elements)],
  ]);
}

/** Writes it beside the package's modules. */
export const metadata = (folders: readonly ComponentFolder[], dist: string): Plugin => ({
  name: 'metadata',
  writeBundle() {
    for (const [name, text] of metadataFiles(folders)) save(join(dist, name), text);
  },
});
