import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitionFile, elementTestFile, examplesFile, readmeFile, templateFile } from './element-files.js';
import type { NewRoom } from './read-props.js';
import { styleFile, viewFile, viewTestFile } from './view-files.js';

/** Every file of a new element, by its path. */
export const filesOf = (room: NewRoom): ReadonlyMap<string, string> => {
  const { slug } = room;
  return new Map([
    [`react-views/${slug}/${slug}.tsx`, viewFile(room)],
    [`react-views/${slug}/${slug}.css`, styleFile(room)],
    [`react-views/${slug}/${slug}.test.tsx`, viewTestFile(room)],
    [`elements/${slug}/uni-${slug}.ts`, definitionFile(room)],
    [`elements/${slug}/${slug}.html`, templateFile(room)],
    [`elements/${slug}/README.md`, readmeFile(room)],
    [`elements/${slug}/examples.ts`, examplesFile(room)],
    [`elements/${slug}/uni-${slug}.test.ts`, elementTestFile(room)],
  ]);
};

/** @throws Error where the element is there already. */
export function writeRoom(room: NewRoom, root: string): readonly string[] {
  const { slug } = room;
  for (const folder of [`react-views/${slug}`, `elements/${slug}`])
    if (existsSync(join(root, folder))) throw new Error(`${folder} is there already: choose another slug`);
  const files = filesOf(room);
  for (const [path, text] of files) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...files.keys()];
}
