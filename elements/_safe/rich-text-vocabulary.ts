import { percentDecoded } from '../../page/anchors/targets/in-page.js';

/**
 * Elements that authors' rich text may not have, beside those that DOMPurify refuses anyway: they submit, play, embed, or
 * style the page. Their words stay, except in those of DOMPurify's `FORBID_CONTENTS`, such as `style` and `video`.
 */
export const FORBIDDEN_TAGS: readonly string[] = [
  ...['style', 'form', 'input', 'button', 'select', 'option', 'optgroup', 'textarea', 'label', 'fieldset'],
  ...['legend', 'datalist', 'output', 'meter', 'progress', 'dialog', 'menu', 'marquee', 'audio', 'video'],
  ...['source', 'track', 'picture', 'map', 'area', 'slot', 'template', 'font', 'center', 'blink', 'mglyph'],
];

/** The source of a formula, beside what is shown of it. Its words go with it, because they are no words of the text. */
export const FORMULA_SOURCE = 'annotation';

export const FORBIDDEN_ATTRIBUTES: readonly string[] = [
  ...['style', 'background', 'poster', 'ping', 'slot', 'is', 'popover', 'autofocus'],
];

/** The only `data-…` of rich text: whom alone a part of it is for. A rule of the site follows the switch of facts by it. */
export const AUDIENCE_ATTRIBUTE = 'data-audience';

/** The values that a link's `target` may have. Any other names a frame or window, which is the page's own matter. */
export const LINK_TARGETS: readonly string[] = ['_self', '_blank', '_parent', '_top'];

/** The sanitiser puts it before every id and name of rich text, so that none can shadow a global of the page. */
export const ID_PREFIX = 'user-content-';

/** Attributes that name elements by their ids. */
export const ID_REFERENCES: readonly string[] = [
  ...['headers', 'aria-labelledby', 'aria-describedby', 'aria-details', 'aria-controls', 'aria-owns'],
  'aria-flowto',
];

/** Whether the fragment of an address names one of these ids, as it is written or decoded. */
export const isNamedIn = (ids: ReadonlySet<string>, fragment: string): boolean =>
  ids.has(fragment) || ids.has(percentDecoded(fragment));

/** By which Word and its like know their own text again. */
const OF_WORD_PROCESSORS = /^Mso/;

/** The classes that mean something on a page. */
export const ownClasses = (classes: string): string =>
  classes
    .split(/\s+/)
    .filter((name) => !OF_WORD_PROCESSORS.test(name))
    .join(' ');

/**
 * Alignments of paragraphs that the CMS's editor writes and that are not the text's own. The last one counts, as in CSS.
 */
const ALIGNED = /^(?:.*[;\s])?text-align\s*:\s*(left|right|center|justify)\b/is;

/** The class that stands for the alignment in a style, or undefined if there is none. */
export function alignmentIn(style: string): string | undefined {
  const [, side] = ALIGNED.exec(style) ?? [];
  return side && `m-align--${side.toLowerCase()}`;
}
