import type { ReactNode } from 'react';
import { headingLevels } from '../../../vocabulary/design.js';
import { onPart, type PartAttributes, worded } from '../parts.js';

export type TitleLevel = 1 | 2 | 3 | 4 | 5 | 6;

interface TitleProps {
  readonly level: TitleLevel;
  /** What is written on it in the tag. */
  readonly part?: PartAttributes | undefined;
  /** Another part, whose words may be its own. */
  readonly words?: PartAttributes | undefined;
  readonly id?: string | undefined;
  readonly className?: string;
  /** The microdata property whose value the heading is, for search engines. */
  readonly itemProp?: string | undefined;
  readonly children: ReactNode;
}

const ELEMENTS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** A heading element of the given level. */
export function Title({ level, part, words, id, className, itemProp, children }: TitleProps) {
  const Element = ELEMENTS[level - 1]!;
  return <Element {...onPart(part, { id, className, itemProp })} {...worded(children, part, words)} />;
}

/**
 * Reads the level that an author writes, as `3` or `h3`. Undefined for anything else, `h6` included: authors may give h1 to
 * h5 (`headingLevels`), while views write h6 too.
 */
export function titleLevel(value: string): TitleLevel | undefined {
  const level = Number(/^\s*h?([0-9])\s*$/i.exec(value)?.[1]);
  return level >= headingLevels.min && level <= headingLevels.max ? (level as TitleLevel) : undefined;
}
