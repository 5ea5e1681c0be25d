import * as limits from '../../vocabulary/limits.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * A random alphanumeric string.
 *
 * @param length how many characters, at most 12 (spec section 9).
 */
export function randomId(length: number = limits.randomIdCharacters): string {
  const size = Math.max(0, Math.min(Math.trunc(length), limits.randomIdMaxCharacters));
  const bytes = crypto.getRandomValues(new Uint8Array(size));
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}
