import type { PropType } from '../declare/prop-type.js';

/** Gives the level that is nearest to a heading's own among those that the prop can have. */
export function nearestLevel(heading: string, { values = ['h1', 'h5'] }: PropType<unknown>): string {
  const levels = values.map((value) => Number(value.slice(1)));
  const level = Number(heading.slice(1));
  return `h${Math.min(Math.max(level, Math.min(...levels)), Math.max(...levels))}`;
}
