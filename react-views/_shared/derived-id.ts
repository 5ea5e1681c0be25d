import { limits } from '../../vocabulary/index.js';

const DIGITS_PER_HASH = 4;
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const MIX_FACTOR = 0x2c1b3c6d;

/**
 * An alphanumeric id made of `seed` alone. It looks as random as the spec has it, but is the same on the server, in the
 * browser and on the next visit, so that a link to it leads somewhere.
 */
export function derivedId(seed: string, length: number = limits.randomIdCharacters): string {
  let id = '';
  for (let part = 0; id.length < length; part++) id += digits(hash(`${part}${seed}`));
  return id.slice(0, length);
}

/** FNV-1a, mixed once more so that seeds that differ at their end only differ in every digit. */
function hash(text: string): number {
  let bits = FNV_START;
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), FNV_PRIME);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, MIX_FACTOR);
  return (bits ^ (bits >>> 13)) >>> 0;
}

const digits = (bits: number): string =>
  (bits % 36 ** DIGITS_PER_HASH).toString(36).padStart(DIGITS_PER_HASH, '0');
