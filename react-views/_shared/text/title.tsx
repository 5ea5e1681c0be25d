import type { ReactNode } from 'react';
import { headingLevels } from '../../../vocabulary/design.js';

export type TitleLevel = 1 | 2 | 3 | 4 | 5 | 6;

interface TitleProps {
  readonly level: TitleLevel;
  readonly id?: string;
  readonly className?: string;
  /** The property that it gives an item for search engines. */
  readonly itemProp?: string | undefined;
  readonly children: ReactNode;
}

const ELEMENTS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** A heading element of the given level. */
export function Title({ level, id, className, itemProp, children }: TitleProps) {
  const Element = ELEMENTS[level - 1]!;
  return (
    <Element id={id} className={className} itemProp={itemProp}>
      {children}
    </Element>
  );
}

/** The level that `3` or `h3` names, undefined when it is none of h1 to h5. */
export function titleLevel(value: string): TitleLevel | undefined {
  const level = Number(/^\s*h?([0-9])\s*$/i.exec(value)?.[1]);
  return level >= headingLevels.min && level <= headingLevels.max ? (level as TitleLevel) : undefined;
}
