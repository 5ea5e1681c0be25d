import createDOMPurify, { type Config } from 'dompurify';
import { homeOrigin } from '../../page/environment/home-origin.js';
import { latePicture } from './late-picture.js';
import { escapeText, hasTags, isPlainHtml } from './plain-html.js';
import { nameById, pointToPrefixedId, referToPrefixedIds } from './prefixed-ids.js';
import {
  AUDIENCE_ATTRIBUTE,
  alignmentIn,
  FORBIDDEN_ATTRIBUTES,
  FORBIDDEN_TAGS,
  FORMULA_SOURCE,
  LINK_TARGETS,
  ownClasses,
} from './rich-text-vocabulary.js';
import { safeUrl } from './safe-url.js';
import { parserPolicy } from './trusted-types.js';

const CONFIG: Config = {
  USE_PROFILES: { html: true, mathMl: true },
  FORBID_TAGS: [...FORBIDDEN_TAGS],
  FORBID_ATTR: [...FORBIDDEN_ATTRIBUTES],
  ADD_FORBID_CONTENTS: [FORMULA_SOURCE],
  ALLOW_DATA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
  ADD_ATTR: ['target', AUDIENCE_ATTRIBUTE],
};
/** A number or a bullet that Word has written out, beside the list that its text is pasted as. */
const WORD_MARK = /mso-list\s*:\s*ignore/i;

const MATHML = 'http://www.w3.org/1998/Math/MathML';

/** The environment that the sanitiser runs in. */
export interface SanitizerPlace {
  /** A window, or what has a window's parser and nodes. */
  readonly window: Parameters<typeof createDOMPurify>[0];
  /** Whether a picture's address is of the page's own site, or of its home site (`setHomeOrigin`). */
  isOwnAddress(address: string): boolean;
}

let inBrowser: ((html: string) => string) | undefined;

/**
 * HTML that authors may write in rich text, with everything taken out that runs script, styles the page, submits a
 * form or asks another site for a picture. Custom elements are taken out too, their text stays. Formulas in MathML stay,
 * and a picture that a script was to load late gets its address. An `id` gets the prefix
 * `user-content-`, and so do the in-page links to it and what else names it (`headers`, `aria-labelledby`), so that it
 * cannot shadow a global. The alignment of a paragraph becomes a class, `m-align--center`. Idempotent.
 *
 * @param html unsafe HTML of any origin.
 */
export function sanitizeHtml(html: string): string {
  if (isPlainHtml(html)) return html;
  if (!hasTags(html) && !html.includes('&')) return escapeText(html);
  if (typeof window === 'undefined')
    throw new Error('sanitizeHtml needs a DOM for a value that holds markup');
  inBrowser ??= createSanitizer({ window, isOwnAddress: isOwnOrigin });
  return inBrowser(html);
}

/** A sanitiser for HTML that is more than plain, the same wherever it runs. */
export function createSanitizer({ window, isOwnAddress }: SanitizerPlace): (html: string) => string {
  const purifier = createDOMPurify(window);
  if (!purifier.isSupported) throw new Error('this is no window that HTML can be sanitised in');
  const policy = parserPolicy();
  purifier.setConfig(policy ? { ...CONFIG, TRUSTED_TYPES_POLICY: policy } : CONFIG);
  purifier.addHook('beforeSanitizeElements', (node) => {
    // A form's fields hide its members by their names, and a form is left out anyway.
    if (!isElement(node) || isForm(node)) return;
    const style = node.getAttribute('style');
    if (style) readStyle(node, style);
    if (node.localName === 'img') readLatePicture(node);
    if (node.localName === 'math') leaveOutTwin(node);
  });
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.localName === 'a') tidyLink(node);
    else if (node.namespaceURI === MATHML)
      for (const name of ['href', 'xlink:href']) node.removeAttribute(name);
    referToPrefixedIds(node);
    tidyClasses(node);
    if (node.localName === 'img') keepOwnPicture(node, isOwnAddress);
  });
  return (html) => purifier.sanitize(html);
}

const isElement = (node: Node): node is Element => node.nodeType === 1;
const isForm = (element: Element) =>
  typeof element.nodeName !== 'string' || element.nodeName.toLowerCase() === 'form';

/** Keeps what a style means, before it is taken out. */
function readStyle(element: Element, style: string): void {
  if (WORD_MARK.test(style)) while (element.firstChild) element.removeChild(element.firstChild);
  const alignment = alignmentIn(style);
  if (alignment) element.setAttribute('class', `${element.getAttribute('class') ?? ''} ${alignment}`.trim());
}

function readLatePicture(image: Element): void {
  const late = latePicture((name) => image.getAttribute(name));
  if (!late) return;
  for (const [name, address] of Object.entries(late)) image.setAttribute(name, address);
  if (!image.getAttribute('loading')) image.setAttribute('loading', 'lazy');
}

/**
 * KaTeX and MathJax draw a formula by styles, which rich text cannot have, and put MathML beside that for screen
 * readers, out of sight by a class. Without styles, the drawing is its letters in a row, so the MathML is shown in its
 * place.
 */
function leaveOutTwin(formula: Element): void {
  const holder = formula.parentNode as Element | null;
  if (holder?.localName !== 'span') return;
  for (const twin of [holder.previousSibling, holder.nextSibling]) {
    if (!twin || !isElement(twin) || isForm(twin) || twin.getAttribute('aria-hidden') !== 'true') continue;
    twin.parentNode!.removeChild(twin);
    holder.removeAttribute('class');
  }
}

function tidyLink(link: Element): void {
  const href = link.getAttribute('href');
  if (href !== null) {
    const safe = safeUrl(href);
    if (safe === undefined) link.removeAttribute('href');
    else if (safe !== href) link.setAttribute('href', safe);
    if (safe?.startsWith('#')) pointToPrefixedId(link, safe.slice(1));
  }
  nameById(link);
  const target = link.getAttribute('target');
  if (target !== null && !LINK_TARGETS.includes(target)) link.removeAttribute('target');
  if (target === '_blank') link.setAttribute('rel', 'noopener');
}

function tidyClasses(element: Element): void {
  const classes = element.getAttribute('class');
  if (classes === null) return;
  const own = ownClasses(classes);
  if (own === '') element.removeAttribute('class');
  else if (own !== classes) element.setAttribute('class', own);
}

/** A picture from elsewhere would tell its server who reads the page. */
function keepOwnPicture(image: Element, isOwnAddress: (address: string) => boolean): void {
  const addresses = [
    image.getAttribute('src') ?? '',
    ...(image.getAttribute('srcset') ?? '').split(',').map((candidate) => candidate.trim().split(/\s+/)[0]!),
  ];
  if (addresses.every(isOwnAddress)) return;
  image.removeAttribute('src');
  image.removeAttribute('srcset');
}

function isOwnOrigin(address: string): boolean {
  try {
    const { origin } = new URL(address, location.href);
    return origin === location.origin || origin === homeOrigin();
  } catch {
    return false;
  }
}
