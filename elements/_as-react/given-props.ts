import type { ReactNode } from 'react';
import type { ResolvedProps } from '../_core/declare/prop-type.js';
import { kebabCase } from '../_safe/text.js';

/** The props that an application gives one of the components. */
export interface GivenProps extends ResolvedProps {
  readonly children?: ReactNode;
  readonly lang?: string;
}

/** Props of a component, by where they go. */
export interface SplitProps {
  /** To the view: what the element's definition declares. */
  readonly own: ResolvedProps;
  /** To the tag, as React takes them: attributes and listeners of HTML, and `ref`. */
  readonly ofTag: ResolvedProps;
  /** To the element: listeners for its own events, by the event's name (`onUniMount` → `uni-mount`). */
  readonly listeners: Record<string, EventListener>;
}

const NO_ALIASES: ReadonlyMap<string, string> = new Map();
const OWN_EVENT = /^onUni([A-Z]\w*)$/;

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Sorts the props that an application gives.
 *
 * @param names the props that the definition declares
 * @param aliases other names of them, with the prop that each gives if that is not given itself
 */
export function splitProps(
  given: GivenProps,
  names: readonly string[],
  aliases: ReadonlyMap<string, string> = NO_ALIASES,
): SplitProps {
  const own: Record<string, unknown> = {};
  const ofTag: Record<string, unknown> = {};
  const listeners: SplitProps['listeners'] = {};
  for (const [name, value] of Object.entries(given)) {
    const [, event] = OWN_EVENT.exec(name) ?? [];
    if (name === 'children' || value === undefined) continue;
    // On the tag, `aria-label` gives the prop `ariaLabel`, and so it does here.
    const prop = aliases.get(name) ?? camelCase(name);
    if (aliases.has(name) && (given[prop] ?? undefined) !== undefined) continue;
    if (event) listeners[`uni-${event.toLowerCase()}`] = value as EventListener;
    else if (names.includes(prop) && typeof value !== 'function') own[prop] = value;
    else ofTag[name] = value;
  }
  return { own, ofTag, listeners };
}

/** Writes props as attributes of the tag. */
export const asAttributes = (props: ResolvedProps): Record<string, string> =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [
        `data-${kebabCase(name)}`,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ]),
  );
