import type { TitleLevel } from './title.js';

/** Reads the level of a fold's title, as `3` or `h3`. Undefined for anything else: then the title is no heading. */
export function headingLevel(written = ''): TitleLevel | undefined {
  const [, level] = /^\s*h?([1-6])\s*$/i.exec(written) ?? [];
  return level ? (Number(level) as TitleLevel) : undefined;
}
