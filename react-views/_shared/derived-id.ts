import * as limits from '../../vocabulary/limits.js';

const DIGITS_PER_HASH = 4;
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const OTHER_START = 0x9747b28c;
const OTHER_PRIME = 0x85ebca6b;
const MIX_FACTOR = 0x2c1b3c6d;

/**
 * An alphanumeric id made of `seed` alone. It looks as random as the spec has it, but is the same on the server, in the
 * browser and on the next visit, so that a link to it leads somewhere.
 */
export function derivedId(seed: string, length: number = limits.randomIdCharacters): string {
  const [one, other] = hashes(seed);
  let id = '';
  for (let part = 0; id.length < length; part++) id += digits(mixed((part % 2 ? other : one) + part));
  id = id.slice(0, length);
  // No word of an author's looks like it.
  return /\d/.test(id) ? id : id.replace(/.$/, (letter) => String(letter.charCodeAt(0) % 10));
}

const MADE = /^(fold-|image-)?(?=[a-z]*\d)([a-z\d]{6}|[a-z\d]{8})$/;

/** A new name for an id that another element has already: another one like it, or, for an author's, one with a number. */
export function otherId(id: string, number: number): string {
  const [, prefix = '', made] = MADE.exec(id) ?? [];
  return made ? prefix + derivedId(`${id} ${number}`, made.length) : `${id}-${number}`;
}

/** FNV-1a twice in one go, from two starts: 64 bits keep the ids of a long page apart. */
function hashes(text: string): readonly [number, number] {
  let one = FNV_START;
  let other = OTHER_START;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, FNV_PRIME);
    other = Math.imul(other ^ unit, OTHER_PRIME);
  }
  return [one, other];
}

/** Seeds that differ at their end only differ in every digit. */
function mixed(hash: number): number {
  let bits = hash ^ (hash >>> 15);
  bits = Math.imul(bits, MIX_FACTOR);
  return (bits ^ (bits >>> 13)) >>> 0;
}

const digits = (bits: number): string =>
  (bits % 36 ** DIGITS_PER_HASH).toString(36).padStart(DIGITS_PER_HASH, '0');
