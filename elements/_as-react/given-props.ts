import type { ReactNode } from 'react';
import type { ResolvedProps } from '../_core/define.js';
import { kebabCase } from '../_safe/index.js';

/** The props that an application gives one of the components. */
export interface GivenProps extends ResolvedProps {
  readonly children?: ReactNode;
  readonly lang?: string;
}

/** The same, told apart. */
export interface SplitProps {
  /** The element's props. */
  readonly own: ResolvedProps;
  /** The tag's own: HTML's attributes and listeners, `ref`. */
  readonly ofTag: ResolvedProps;
  readonly listeners: Record<string, EventListener>;
}

const OWN_EVENT = /^onUni([A-Z]\w*)$/;

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** @param names the element's props. */
export function splitProps(given: GivenProps, names: readonly string[]): SplitProps {
  const own: Record<string, unknown> = {};
  const ofTag: Record<string, unknown> = {};
  const listeners: SplitProps['listeners'] = {};
  for (const [name, value] of Object.entries(given)) {
    const [, event] = OWN_EVENT.exec(name) ?? [];
    if (name === 'children' || value === undefined) continue;
    // `aria-label` means what it means on the tag.
    const prop = camelCase(name);
    if (event) listeners[`uni-${event.toLowerCase()}`] = value as EventListener;
    else if (names.includes(prop) && typeof value !== 'function') own[prop] = value;
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
