import type { ReactNode } from 'react';
import { warnOnce } from '../../page/warn.js';
import type { ResolvedProps } from '../_core/define.js';
import { kebabCase } from '../_core/safe/text.js';

/** What an application gives one of the components. */
export interface GivenProps extends ResolvedProps {
  readonly children?: ReactNode;
  readonly lang?: string;
}

/** The same, told apart. */
export interface ToldApart {
  /** The element's props. */
  readonly own: ResolvedProps;
  /** What is the tag's: HTML's attributes and listeners, `ref`. */
  readonly ofTag: ResolvedProps;
  readonly listeners: Record<string, EventListener>;
}

const OWN_EVENT = /^onUni([A-Z]\w*)$/;

/** @param names the element's props. @param content the prop that the children give. */
export function tellApart(
  tag: string,
  given: GivenProps,
  names: readonly string[],
  content?: string,
): ToldApart {
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
  if (content !== undefined && own[content] === undefined) own[content] = textOf(tag, given.children);
  return { own, ofTag, listeners };
}

/** Says that children would be lost: a component takes what an author writes into the tag as props. */
export function warnOfChildren(tag: string, children: ReactNode): void {
  if ([children].flat(Number.POSITIVE_INFINITY).some(isShown))
    warnOnce(`<${tag}> takes no children as a component; give its text or HTML as props`);
}

/** The text of children, which a prop takes. */
export function textOf(tag: string, children: ReactNode): string | undefined {
  const parts = [children].flat(Number.POSITIVE_INFINITY).filter(isShown);
  const texts = parts.filter((part) => typeof part === 'string' || typeof part === 'number');
  if (texts.length < parts.length)
    warnOnce(`<${tag}> takes no elements as children of its component; give its text or HTML as a string`);
  return texts.length > 0 ? texts.join('') : undefined;
}

const isShown = (child: unknown) => child !== undefined && child !== null && typeof child !== 'boolean';

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
