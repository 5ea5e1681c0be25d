import type { PartAttributes, Parts } from '../../../react-views/_shared/parts.js';

/** JSON has objects of no class, so what is of this one was read from the HTML in a tag. */
class WrittenParts {
  constructor(parts: Parts) {
    Object.assign(this, parts);
  }
}

/** Gives the parts on which an author wrote anything, or undefined if there are none. */
export function writtenParts(parts: Parts): Parts | undefined {
  const written = Object.entries(parts).filter((entry): entry is [string, PartAttributes] => !!entry[1]);
  return written.length > 0 ? (new WrittenParts(Object.fromEntries(written)) as Parts) : undefined;
}

export const areWrittenParts = (value: unknown): value is Parts => value instanceof WrittenParts;
