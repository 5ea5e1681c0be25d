import type { ReactNode } from 'react';
import type { SafeHtml } from './safe.js';

/** No attribute has this name, so nothing writes it as one. */
export const PHRASING = Symbol('phrasing content');

/** What an author wrote of a part's words, with the elements in it. */
export interface Phrasing {
  readonly words: string;
  readonly html: SafeHtml;
}

/**
 * Attributes that an author wrote on an element in the tag, by React's names. Only the engine's reader makes them, so no
 * attribute, model or property can give a view any.
 */
export interface PartAttributes {
  readonly id?: string | undefined;
  readonly lang?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly target?: string | undefined;
  readonly rel?: string | undefined;
  readonly download?: string | undefined;
  /** The sources of a picture, which stand around it. */
  readonly sources?: readonly PartAttributes[] | undefined;
  readonly [name: string]: string | true | readonly PartAttributes[] | undefined;
  readonly [PHRASING]?: Phrasing | undefined;
}

/** What an author wrote on the parts of a tag's HTML, by the view's names for them. */
export type Parts<Name extends string = string> = {
  readonly [Part in Name]?: PartAttributes | undefined;
};

/** The attributes of the element that shows a part: a view's own where it has one, and else the author's. */
export function onPart<Own extends object>(part: PartAttributes | undefined, own: Own): Own {
  if (!part) return own;
  const set = Object.entries(own).filter(([, value]) => value !== undefined);
  return { ...own, ...part, sources: undefined, ...Object.fromEntries(set) };
}

const withoutSpace = (words: string): string => words.replace(/\s+/g, '');
/** A line's end is a space in one reading, and nothing in another. */
const isAlike = (a: string, b: string): boolean => withoutSpace(a) === withoutSpace(b);

/**
 * What an element shows that has nothing but words in it: the phrasing content of the first part that says these words, else
 * the words. Where an attribute says others, they count.
 */
export function worded(
  words: ReactNode,
  ...parts: readonly (PartAttributes | undefined)[]
): { readonly children: ReactNode } | { readonly dangerouslySetInnerHTML: SafeHtml } {
  for (const part of parts) {
    const phrasing = part?.[PHRASING];
    if (phrasing && typeof words === 'string' && isAlike(phrasing.words, words))
      return { dangerouslySetInnerHTML: phrasing.html };
  }
  return { children: words };
}
