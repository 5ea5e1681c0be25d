// npm run check: every element has the files that the build, the CMS and the tests look for, over a project's folder.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasView } from '../elements/_core/define.js';
import { authorWords, fieldWords } from './authoring/author-words.js';
import type { Field } from './authoring/field.js';
import { fieldsOf } from './authoring/fields.js';
import { type ComponentFolder, componentFolders } from './rollup/component-folders.js';

/** Lists the missing files of each element, with the remedy. */
export function findMissing(folders: readonly ComponentFolder[], root = '.'): readonly string[] {
  return folders.flatMap((folder) => [...missingFiles(folder, root), ...missingWords(folder, root)]);
}

function missingFiles({ slug, definition }: ComponentFolder, root: string): string[] {
  const own = ['README.md', 'author.json', 'examples.ts', `uni-${slug}.test.ts`];
  const ofView = hasView(definition) ? [`${slug}.tsx`, `${slug}.test.tsx`] : [];
  const files = [
    ...own.map((name) => `elements/${slug}/${name}`),
    ...ofView.map((name) => `react-views/${slug}/${name}`),
  ];
  return files
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => `${file} is missing; write it, as that of card`);
}

function missingWords({ slug, module, definition }: ComponentFolder, root: string): string[] {
  const file = `elements/${slug}/author.json`;
  if (!existsSync(join(root, file))) return [];
  const words = authorWords(module);
  return pathsOf(fieldsOf(definition, words))
    .filter((path) => !fieldWords(path, words))
    .map((path) => `${file} has no words for ${path}; give it a label in English and in Vietnamese`);
}

const pathsOf = (fields: readonly Field[], above = ''): string[] =>
  fields.flatMap(({ name, fields = [] }) => [above + name, ...pathsOf(fields, `${above}${name}/`)]);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const missing = await componentFolders().then(
    (folders) => findMissing(folders),
    (error: Error) => [error.message],
  );
  for (const line of missing) console.error(line);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
