import type { ComponentType, ReactNode } from 'react';
import { Places } from '../../../react-views/_shared/places.js';
import type { LabelTexts } from '../../../vocabulary/labels.js';
import type { ResolvedProps } from './prop-type.js';

/** A view, and everything that decides what it renders. */
export interface View {
  readonly view: ComponentType<ResolvedProps>;
  readonly props: ResolvedProps;
  readonly labels: LabelTexts;
}

/** What a view shows of its props, behind the places for links to what it does not have. */
export function callWhole({ view, props }: View): ReactNode {
  const { places, ...others } = props as ResolvedProps & { readonly places?: readonly string[] };
  const shown = callView(view, others);
  return places && shown ? Places({ ids: places, children: shown }) : shown;
}

/**
 * Calls a component with its props, without React.
 *
 * @throws an Error for a component that is no function.
 */
export function callView(type: unknown, props: object): ReactNode {
  if (typeof type === 'function' && !type.prototype?.isReactComponent) return type(props) as ReactNode;
  const { $$typeof, type: inner } = Object(type) as Readonly<Record<string, unknown>>;
  if ($$typeof === Symbol.for('react.memo')) return callView(inner, props);
  throw notPure('a class, a context or another component that is no function');
}

export const notPure = (what: string): Error =>
  new Error(`a pure view cannot have ${what}; declare the element by defineIsland`);
