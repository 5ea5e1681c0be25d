import { isRecord } from '../../page/is-record.js';
import type { ButtonAttributes } from '../../react-views/_shared/links/action.js';
import { INVALID, type PropType } from '../_core/declare/prop-types.js';
import { asText, safeUrl } from '../_safe/index.js';

/** The attributes by which a button belongs to a form, or opens and commands something, as React names them. */
const NAMES = [
  ...['name', 'value', 'disabled', 'form', 'formAction', 'formEncType', 'formMethod', 'formNoValidate'],
  ...['formTarget', 'popoverTarget', 'popoverTargetAction', 'command', 'commandfor'],
];
/** They are there or not, whatever their value. */
const BOOLEAN = /^(?:disabled|formNoValidate)$/;

/** What an author wrote on the `<button>` in the tag, so that the view's button does the same. */
export const buttonAttributes: PropType<ButtonAttributes | undefined> = {
  name: 'attributes',
  fallback: undefined,
  fromText: () => INVALID,
  fromValue(written) {
    if (!isRecord(written)) return INVALID;
    const given = NAMES.map((name) => [name, attributeValue(name, written[name.toLowerCase()])] as const);
    return Object.fromEntries(given.filter(([, value]) => value !== undefined));
  },
};

function attributeValue(name: string, written: unknown): string | boolean | undefined {
  if (written === undefined) return undefined;
  if (BOOLEAN.test(name)) return true;
  return name === 'formAction' ? safeUrl(asText(written)) : asText(written);
}
