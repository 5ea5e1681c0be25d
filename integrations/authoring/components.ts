import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasView } from '../../elements/_core/declare/definition.js';
import type { ComponentFolder } from '../../tools/rollup/component-folders.js';
import { type AuthorWords, authorWords, componentTitle } from './author-words.js';
import type { Field } from './field.js';
import { fieldsOf } from './fields.js';
import { readGuide } from './guide.js';
import { withoutIndentation } from './templates.js';

/** An element as authors meet it in the CMS. */
export interface AuthoredComponent {
  readonly slug: string;
  /** `uni/components/callout` */
  readonly resourceType: string;
  readonly title: string;
  /** Two letters for its icon, its own among all. */
  readonly abbreviation: string;
  readonly description: string;
  readonly group: string;
  /** Whether authors put it on pages. Components of the shared fragments stand there by themselves. */
  readonly isForPages: boolean;
  /** Whether other components are put into it. */
  readonly isContainer: boolean;
  readonly fields: readonly Field[];
  /** Its style classes, as its README lists them. */
  readonly styles: readonly string[];
  /** Authors' names of them. */
  readonly styleNames: Readonly<Record<string, string>>;
  /** Its own HTL template. Without one it inherits that of all components. */
  readonly template?: string;
}

const RESOURCE_TYPES = 'uni/components';
const STYLES = 'appliedCssClassNames';
const GROUP = 'University';
/** Components of the shared fragments are no choice on a page. */
const FRAGMENT_GROUP = 'University fragments';

/** Returns the data that the CMS needs about each element, in their order. */
export function authoredComponents(folders: readonly ComponentFolder[]): AuthoredComponent[] {
  const taken = new Set<string>();
  return folders.map(({ slug, definition, module }) => {
    const read = (name: string) => readFileSync(join(dirname(module), name), 'utf8');
    const guide = readGuide(existsSync(join(dirname(module), 'README.md')) ? read('README.md') : '');
    const template = existsSync(join(dirname(module), `${slug}.html`))
      ? withoutIndentation(read(`${slug}.html`))
      : undefined;
    const words = authorWords(module);
    const title = componentTitle(slug, module);
    const isForPages = !(hasView(definition) && definition.fragment);
    return {
      slug,
      resourceType: `${RESOURCE_TYPES}/${slug}`,
      title,
      abbreviation: abbreviation(title, taken),
      description: guide.summary,
      group: isForPages ? GROUP : FRAGMENT_GROUP,
      isForPages,
      isContainer: template?.includes('model.children') ?? false,
      fields: fieldsOf(definition, words),
      styles: guide.styles,
      styleNames: meaningsIn(words, STYLES),
      ...(template !== undefined && { template }),
    };
  });
}

const meaningsIn = (words: AuthorWords | undefined, name: string) =>
  Object.fromEntries(
    Object.entries(words?.fields[name]?.choices ?? {}).map(([value, [english]]) => [value, english]),
  );

/** Its first letter and the next one that makes it unlike the others: He, Ha, Hr. */
export function abbreviation(title: string, taken: Set<string>): string {
  const [first, ...others] = title.replace(/[^a-z]/gi, '');
  const found = others.map((letter) => `${first}${letter}`).find((pair) => !taken.has(pair)) ?? title;
  taken.add(found);
  return found;
}
