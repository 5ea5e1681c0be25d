import type { ReactNode } from 'react';

declare const checked: unique symbol;

/**
 * Sanitised HTML in the shape that React's `dangerouslySetInnerHTML` takes. Only the engine's prop type `html` makes
 * it, so a view that asks for it cannot be handed an unchecked string.
 */
export interface SafeHtml {
  /** In a browser with Trusted Types an object of theirs, and no string: `String(…)` gives the markup. */
  readonly __html: string | { readonly toString: () => string };
  /** The nodes of an application in React, which are rendered as they are. What is derived from the text is of `__html`. */
  readonly nodes?: ReactNode;
  readonly [checked]: 'html';
}

/** Sanitised HTML in which `foldHtml` has marked what is too much at first. */
export interface FoldableHtml extends SafeHtml {
  readonly isLong?: boolean;
}

/**
 * A URL that the prop type `url` or `safeUrl` has passed (http, https, mailto, tel, relative or in-page), or one that a
 * view has built itself: a telephone number, a mail address, a calendar file.
 */
export type SafeUrl = string & { readonly [checked]: 'url' };
