/** What only authors see carries these names, in editing mode alone; the first two are AEM's own. */
export const authoring = {
  placeholderClass: 'cq-placeholder',
  placeholderLabel: 'data-emptytext',
  /** Around letters beyond ASCII in heroes (spec section 5). */
  nonAsciiClass: 'm-non-ascii',
} as const;
