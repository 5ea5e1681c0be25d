// npm run check: every element has the files that the build, the CMS and the tests look for, and no view that is written
// without React has a hook, over a project's folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasView } from '../elements/_core/declare/definition.js';
import { authorWords, fieldWords } from '../integrations/authoring/author-words.js';
import type { Field } from '../integrations/authoring/field.js';
import { fieldsOf } from '../integrations/authoring/fields.js';
import { lineAt, withoutComments } from './imports/read-imports.js';
import { isTest } from './imports/rules.js';
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

/** Any but the one of pure views, which reads a variable. */
const HOOK = /\buse(?!Labels\b)[A-Z]\w*(?=[(<])/g;

/** Lists the hooks in views that the engine calls without React, where they throw, with the remedy. */
export function findHooks(folders: readonly ComponentFolder[], root = '.'): readonly string[] {
  const pure = folders.filter(({ rendersWith }) => rendersWith === 'view').map(({ slug }) => slug);
  return ['_shared', ...pure].flatMap((slug) => hooksIn(`react-views/${slug}`, root));
}

function hooksIn(folder: string, root: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.tsx?$/.test(name) && !isTest(name)).sort();
  return files.flatMap((name) => {
    const file = `${folder}/${name}`;
    const code = withoutComments(readFileSync(join(root, file), 'utf8'));
    return [...code.matchAll(HOOK)].map(
      ({ 0: hook, index }) =>
        `${file}:${lineAt(code, index)}: a pure view cannot have the hook ${hook}; declare the element by defineIsland`,
    );
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = await componentFolders().then(
    (folders) => [...findMissing(folders), ...findHooks(folders)],
    (error: Error) => [error.message],
  );
  for (const line of faults) console.error(line);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
