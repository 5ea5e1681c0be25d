import type { ReactNode } from 'react';
import type { ResolvedProps } from '../_core/define.js';
import { kebabCase } from '../_core/safe/text.js';

/** The props that an application gives one of the components. */
export interface GivenProps extends ResolvedProps {
  readonly children?: ReactNode;
  readonly lang?: string;
}

/** The same, told apart. */
export interface ToldApart {
  /** The element's props. */
  readonly own: ResolvedProps;
  /** The tag's own: HTML's attributes and listeners, `ref`. */
  readonly ofTag: ResolvedProps;
  readonly listeners: Record<string, EventListener>;
}

const OWN_EVENT = /^onUni([A-Z]\w*)$/;

/** @param names the element's props. */
export function tellApart(given: GivenProps, names: readonly string[]): ToldApart {
  const own: Record<string, unknown> = {};
  const ofTag: Record<string, unknown> = {};
  const listeners: ToldApart['listeners'] = {};
  for (const [name, value] of Object.entries(given)) {
    const [, event] = OWN_EVENT.exec(name) ?? [];
    if (name === 'children' || value === undefined) continue;
    if (event) listeners[`uni-${event.toLowerCase()}`] = value as EventListener;
    else if (names.includes(name) && typeof value !== 'function') own[name] = value;
    else ofTag[name] = value;
  }
  return { own, ofTag, listeners };
}

/** Props as the attributes that a tag has. */
export const asAttributes = (props: ResolvedProps): Record<string, string> =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [
        `data-${kebabCase(name)}`,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ]),
  );
