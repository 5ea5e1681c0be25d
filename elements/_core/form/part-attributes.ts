import type { PartAttributes } from '../../../react-views/_shared/parts.js';
import { safeUrl } from '../../_safe/index.js';

const OF_ANY = /^(?:id|lang|dir|title|aria-[a-z]+|data-[a-z][\w.:-]*)$/;
const OF_LINK = /^(?:target|rel|download|hreflang|type|referrerpolicy)$/;
/** By these a button belongs to a form, or opens and commands something. */
const OF_BUTTON = /^(?:name|value|disabled|(?:form|popovertarget|command)[a-z]*)$/;
/** Where scripts look that load pictures late. A view has the picture already. */
const LATE = /^data-(?:lazy|src|srcset|sizes|original|echo|url)/;
/** Names by which editors and our scripts find elements of their own. */
const NOT_OURS = /^data-(?:uni-|cq-|(?:slot|prerendered|activate|smart-crop)$)/;
/** React's names where HTML's have no capitals. */
const REACT_NAMES = new Map(
  'hrefLang referrerPolicy formAction formEncType formMethod formNoValidate formTarget popoverTarget popoverTargetAction'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);
const TRUE_IF_WRITTEN = /^(?:disabled|formnovalidate)$/;

/** The attributes that go with a part to the element that shows it (contract section 3, rule 11), or undefined for none. */
export function partAttributes(
  element: string,
  names: Iterable<string>,
  read: (name: string) => string | undefined,
): PartAttributes | undefined {
  const own = element === 'a' ? OF_LINK : element === 'button' ? OF_BUTTON : undefined;
  const part: Record<string, string | true | undefined> = {};
  for (const written of names) {
    const name = written.toLowerCase();
    const value = read(name);
    if (value === undefined || NOT_OURS.test(name) || !(OF_ANY.test(name) || own?.test(name))) continue;
    if ((name === 'id' && value.trim() === '') || (element === 'img' && LATE.test(name))) continue;
    const given = name === 'formaction' ? safeUrl(value) : value;
    part[REACT_NAMES.get(name) ?? name] = TRUE_IF_WRITTEN.test(name) || given;
  }
  return Object.keys(part).length > 0 ? part : undefined;
}
