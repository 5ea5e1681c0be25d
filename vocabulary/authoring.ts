/** Attributes and classes that only authors see, in editing mode alone. The first two are AEM's own. */
export const authoring = {
  placeholderClass: 'cq-placeholder',
  placeholderLabel: 'data-emptytext',
  /** Around letters beyond ASCII in heroes (spec section 5). */
  nonAsciiClass: 'm-non-ascii',
} as const;
