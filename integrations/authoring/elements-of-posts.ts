import type { ComponentFolder } from '../../tools/rollup/component-folders.js';
import { authorWords } from './author-words.js';
import { type AuthoredComponent, authoredComponents } from './components.js';

/** An element with its folder. */
export interface ElementOfPosts {
  readonly component: AuthoredComponent;
  readonly folder: ComponentFolder;
}

/**
 * The elements that belong into a post or a page. Those of the whole site are no choice there, because any author could
 * write one.
 */
export const elementsOfPosts = (folders: readonly ComponentFolder[]): ElementOfPosts[] =>
  authoredComponents(folders)
    .map((component) => ({ component, folder: folders.find(({ slug }) => slug === component.slug)! }))
    .filter(({ component, folder }) => component.isForPages && !authorWords(folder.module)?.isForSite);
