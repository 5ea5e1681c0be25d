import type { PartAttributes } from '../../../react-views/_shared/parts.js';
import { safeUrl } from '../../_safe/safe-url.js';
import type { HtmlPicture } from '../declare/html.js';
import type { Tree } from '../declare/tree.js';
import { sourcesOf } from './picture-sources.js';

const OF_ANY = /^(?:id|lang|dir|title|aria-[a-z]+|data-[a-z][\w.:-]*)$/;
const OF_LINK = /^(?:target|rel|download|hreflang|type|referrerpolicy)$/;
/** When and how large a picture comes. */
const OF_PICTURE = /^(?:loading|fetchpriority|width|height|sizes)$/;
/** The values that these may have, each as `name=value`. */
const PICTURE_VALUE =
  /^(?:loading=(?:eager|lazy)|fetchpriority=(?:high|low|auto)|(?:width|height)=[1-9]\d*|sizes=.*)$/is;
/** By these a button belongs to a form, or opens and commands something. */
const OF_BUTTON = /^(?:name|value|disabled|(?:form|popovertarget|command)[a-z]*)$/;
const OF_ELEMENT: Readonly<Record<string, RegExp>> = { a: OF_LINK, button: OF_BUTTON, img: OF_PICTURE };
/** Where scripts look that load pictures late. A view has the picture already. */
const LATE = /^data-(?:lazy|src|srcset|sizes|original|echo|url)/;
/** Names by which editors and our scripts find elements of their own. */
const NOT_OURS = /^data-(?:uni-|cq-|(?:slot|prerendered|activate|smart-crop)$)/;
/** React's names where HTML's have no capitals. */
const REACT_NAMES = new Map(
  'fetchPriority hrefLang referrerPolicy formAction formEncType formMethod formNoValidate formTarget popoverTarget popoverTargetAction'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);
const TRUE_IF_WRITTEN = /^(?:disabled|formnovalidate)$/;

/** Parts whose words may be in an element that has the id. */
const TITLE = /^(?:h[1-6]|summary|dt|figcaption|a)$/;
/** These in a title are parts of their own. */
const OWN_PART = /^(?:h[1-6]|img)$/;

/** Other questions to the nodes of a tag. */
export interface PartNodes<Node> {
  name(node: Node): string;
  attribute(node: Node, name: string): string | undefined;
  beside(node: Node): readonly Node[];
  isIn(name: string, node: Node): boolean;
  picture(node: Node): HtmlPicture | undefined;
  children(node: Node): readonly Node[];
  hasWords(node: Node): boolean;
}

/**
 * Reads the attributes that go with a part to the element which shows it (contract section 3, rule 11). A title
 * without an id has that of what it holds, because pages have linked to `<h2><a id="fees"></a>Fees</h2>` for long.
 */
export function writtenOn<Node>(
  node: Node,
  tree: Tree<Node>,
  html: PartNodes<Node>,
): PartAttributes | undefined {
  const name = tree.name(node) ?? '';
  const part = attributesOf(node, name, tree);
  // A link without words shows its label.
  const isLabelled = name === 'a' && part?.['aria-label'] !== undefined && !html.hasWords(node);
  const written = isLabelled ? { ...part, 'aria-label': undefined } : part;
  const sources = name === 'img' ? sourcesOf(node, html) : undefined;
  if (sources) return { ...written, sources };
  const id = written?.id ?? (TITLE.test(name) ? idIn(node, tree, html) : undefined);
  return id === undefined ? written : { ...written, id };
}

/** Reads the attributes of an element that may go with a part, by React's names. */
export function attributesOf<Node>(
  node: Node,
  element: string,
  tree: Tree<Node>,
): PartAttributes | undefined {
  const own = OF_ELEMENT[element];
  const part: Record<string, string | true | undefined> = {};
  for (const each of tree.attributeNames(node)) {
    const name = each.toLowerCase();
    if (NOT_OURS.test(name) || !(OF_ANY.test(name) || own?.test(name))) continue;
    const value = tree.attribute(node, name) ?? undefined;
    if (value === undefined || (name === 'id' && value.trim() === '')) continue;
    if (element === 'img' && LATE.test(name)) continue;
    if (element === 'img' && own?.test(name) && !PICTURE_VALUE.test(`${name}=${value}`)) continue;
    const given = name === 'formaction' ? safeUrl(value) : value;
    part[REACT_NAMES.get(name) ?? name] = TRUE_IF_WRITTEN.test(name) || given;
  }
  return Object.keys(part).length > 0 ? part : undefined;
}

function idIn<Node>(title: Node, tree: Tree<Node>, html: PartNodes<Node>): string | undefined {
  for (const child of html.children(title)) {
    const name = tree.name(child);
    const isLink = name === 'a' && typeof tree.attribute(child, 'href') === 'string';
    if (name === undefined || isLink || OWN_PART.test(name)) continue;
    const place = name === 'a' ? tree.attribute(child, 'name') : undefined;
    const id = tree.attribute(child, 'id') || place || idIn(child, tree, html);
    if (id) return id;
  }
  return undefined;
}
