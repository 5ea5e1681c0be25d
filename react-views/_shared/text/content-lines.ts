import type { SafeUrl } from '../safe.js';

const MOST_OCTETS = 75;
const CHARACTER = /[\ud800-\udbff][\udc00-\udfff]|[\s\S]/g;
const HALF_OF_A_PAIR = /([\ud800-\udbff][\udc00-\udfff])|[\ud800-\udfff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a line has none
const CONTROLS = /[\0-\x1f\x7f-\x9f]/g;

/** Lines of a calendar (RFC 5545) or of a card (RFC 6350) as an address, which a link downloads without a server. */
export function fileOfLines(type: string, lines: readonly string[]): SafeUrl {
  const file = lines
    .map((line) => `${folded(line.replace(CONTROLS, '').replace(HALF_OF_A_PAIR, '$1'))}\r\n`)
    .join('');
  return `data:${type};charset=utf-8,${encodeURIComponent(file)}` as SafeUrl;
}

/** A text as the value of a line: no character of it ends the value. */
export const escapedText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim();

const octets = (character: string) => encodeURIComponent(character).replace(/%../g, ' ').length;

/** Breaks a line that is too long. The next begins with a space. */
function folded(line: string): string {
  let length = 0;
  return (line.match(CHARACTER) ?? [])
    .map((character) => {
      length += octets(character);
      if (length <= MOST_OCTETS) return character;
      length = 1 + octets(character);
      return `\r\n ${character}`;
    })
    .join('');
}
