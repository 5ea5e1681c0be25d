import { isRecord } from '../../page/is-record.js';
import type { ButtonAttributes } from '../../react-views/_shared/links/action.js';
import { INVALID, type PropType } from '../_core/declare/prop-types.js';
import { asText, safeUrl } from '../_safe/index.js';

/** By these a button belongs to a form, or opens and commands something. */
const TAKEN = /^(?:name|value|disabled|(?:form|popovertarget|command).*)$/;

/** The attributes that an author wrote on the `<button>` in the tag, so that the view's button does the same. */
export const buttonAttributes: PropType<ButtonAttributes | undefined> = {
  name: 'attributes',
  fallback: undefined,
  fromText: () => INVALID,
  fromValue: (written) =>
    isRecord(written)
      ? Object.fromEntries(
          Object.entries(written)
            .filter(([name]) => TAKEN.test(name))
            .map(([name, value]) => [name, name === 'formaction' ? safeUrl(asText(value)) : asText(value)]),
        )
      : INVALID,
};
