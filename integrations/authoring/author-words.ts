import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lowerCase, upperFirst } from 'lodash-es';

/** A text for authors, in English and in Vietnamese. */
export type Words = readonly [english: string, vietnamese: string];

/** How authors meet one prop. */
export interface FieldWords {
  readonly label: Words;
  /** One sentence, where the label does not say it all. */
  readonly help?: Words;
  /** The label of each word of a closed list. A text prop with these is shown as a list. */
  readonly choices?: Readonly<Record<string, Words>>;
  /** Without it the component shows nothing, or what nobody can use: dialogs ask for it. */
  readonly isNeeded?: true;
  /** Folded away: what authors need once in a year. */
  readonly isTechnical?: true;
  /** For a text that is chosen: a path of the CMS, a day, or an icon of the set by its picture. */
  readonly chooser?: Chooser;
}

export type Chooser = 'fragment' | 'date' | 'icon';

/** An element's `author.json`: what it calls its own props, where not all elements call them so. */
export interface AuthorWords {
  readonly title: Words;
  /** The task that the documentation lists it by: Text, Pictures, Lists. */
  readonly group?: string;
  /** It stands once for the whole site, so it is no choice in a post, where any author could write one. */
  readonly isForSite?: true;
  readonly fields: Readonly<Record<string, Partial<FieldWords>>>;
}

const FILE = 'author.json';

/** Returns an element's texts for authors, by the path of its definition or of a file beside it. */
export function authorWords(module: string): AuthorWords | undefined {
  const file = join(dirname(module), FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AuthorWords) : undefined;
}

const TITLES: Readonly<Record<string, string>> = { cta: 'Call to action', toc: 'Table of contents' };

/** Derives a label from a name that nobody has written one for: `ctaUrl` → `Cta url`, `news-hero` → `News hero`. */
export const titleOf = (name: string): string => TITLES[name] ?? upperFirst(lowerCase(name));

/** Returns the name that authors know an element by. */
export const componentTitle = (slug: string, module = `elements/${slug}/uni-${slug}.ts`): string =>
  authorWords(module)?.title[0] ?? titleOf(slug);

const wordsIn = <T>(file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T;
const SHARED = wordsIn<AuthorWords['fields']>('author-words.json');
/** Authors' names of the icons. */
export const iconWords = wordsIn<Readonly<Record<string, Words>>>('icon-words.json');
/** The words of every dialog beside its fields, in Vietnamese. */
const DIALOGS = wordsIn<Readonly<Record<string, string>>>('dialog-words.json');

/** Whether all elements call a prop by the same words. */
export const isCommonName = (name: string): boolean => Object.hasOwn(SHARED, name);

/** The words for a prop: the element's own, else those that all elements share. Undefined for one that nobody has named. */
export function fieldWords(name: string, folder: AuthorWords | undefined): FieldWords | undefined {
  const all = { ...SHARED[name.split('/').at(-1)!], ...folder?.fields[name] };
  return all.label ? (all as FieldWords) : undefined;
}

/** Every text with its translation: the dictionary of the dialogs. */
export function dictionary(folders: readonly { readonly module: string }[]): Map<string, string> {
  const found = new Map(Object.entries(DIALOGS));
  const add = (words: Words | undefined) => words && found.set(...words);
  const addField = ({ label, help, choices }: Partial<FieldWords>) =>
    [label, help, ...Object.values(choices ?? {})].forEach(add);
  Object.values(iconWords).forEach(add);
  Object.values(SHARED).forEach(addField);
  for (const { module } of folders) {
    const words = authorWords(module);
    add(words?.title);
    Object.values(words?.fields ?? {}).forEach(addField);
  }
  return found;
}
