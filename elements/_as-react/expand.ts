import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { withLabels } from '../../react-views/_shared/text/labels.js';
import { callView, type View } from '../_core/declare/call-view.js';

interface Props {
  readonly children?: ReactNode;
}

/**
 * A pure view as React's elements of HTML, its components called already: so its words are those of its own language, in
 * Server Components too, which have no context.
 */
export const expandView = ({ view, props, labels }: View): ReactNode =>
  withLabels(labels, () => expand(callView(view, props)));

/** React's names of attributes that an author wrote on a button by HTML's. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  formaction: 'formAction',
  formenctype: 'formEncType',
  formmethod: 'formMethod',
  formnovalidate: 'formNoValidate',
  formtarget: 'formTarget',
  popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction',
};
/** HTML's own way to write that they hold. */
const TRUE_IF_EMPTY = /^(?:disabled|formNoValidate)$/;

/** A button whose attributes are named as React wants them. */
function asReactsButton(button: ReactElement<Props>): ReactElement<Props> {
  const entries = Object.entries(button.props).map(([name, value]) => {
    const own = REACT_NAMES[name] ?? name;
    return [own, TRUE_IF_EMPTY.test(own) && value !== undefined ? true : value];
  });
  return createElement(button.type, { ...Object.fromEntries(entries), key: button.key });
}

function expand(given: ReactNode): ReactNode {
  if (Array.isArray(given)) return given.map(expand);
  if (!isValidElement<Props>(given)) return given;
  const node = given.type === 'button' ? asReactsButton(given) : given;
  const { type, props, key } = node;
  if (typeof type === 'string' || type === Fragment) {
    if (props.children === undefined) return node;
    // One by one: React asks for keys only where a list is one child.
    const children = Array.isArray(props.children) ? props.children : [props.children];
    return cloneElement(node, undefined, ...children.map(expand));
  }
  const made = expand(callView(type, props as Readonly<Record<string, unknown>>));
  return key === null ? made : createElement(Fragment, { key }, made);
}
