import type { ReactNode } from 'react';
import { NeedsReact } from '../renderer.js';
import type { ElementProps } from './attributes.js';

const MEMO = Symbol.for('react.memo');

/**
 * What a component makes of its props, without React.
 *
 * @throws NeedsReact for a component that is no function.
 */
export function callView(type: unknown, props: ElementProps): ReactNode {
  if (isMemo(type)) return callView(type.type, props);
  if (typeof type !== 'function' || type.prototype?.isReactComponent)
    throw new NeedsReact('a component that is no function');
  return (type as (props: ElementProps) => ReactNode)(props);
}

/** What `memo` makes of a component. */
const isMemo = (type: unknown): type is { readonly type: unknown } =>
  typeof type === 'object' && type !== null && Reflect.get(type, '$$typeof') === MEMO;
