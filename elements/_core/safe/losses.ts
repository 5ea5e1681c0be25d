import { safeUrl } from './safe-url.js';
import { decodeText } from './text.js';

const TAG = /<([a-z][^\s/<>]*)/gi;
const LINK = /<a\b[^<>]*?\shref\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi;
const PICTURE = /<img\b[^<>]*?\ssrc\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi;
/** What an author misses where it is gone; formatting is none of it, and what an office writes with a colon neither. */
const MISSED =
  /^(?:[a-z]\w*-[^:]*|button|input|select|textarea|form|audio|video|iframe|object|embed|svg|math|canvas|dialog|meter|progress)$/;
const LONGEST_ADDRESS = 80;

/** Whether HTML holds what rich text cannot. */
export const holdsMissed = (html: string): boolean => namesIn(html).some((name) => MISSED.test(name));

/** What the sanitiser has taken out of HTML that an author misses: controls, elements of any library, addresses. */
export function lossesIn(authored: string, sanitized: string): readonly string[] {
  const left = countsOf(namesIn(sanitized));
  const gone = [...countsOf(namesIn(authored))]
    .filter(([name, count]) => MISSED.test(name) && count > (left.get(name) ?? 0))
    .map(([name]) => `<${name}>`);
  const links = addressesIn(LINK, authored).filter((address) => address && safeUrl(address) === undefined);
  const kept = new Set(addressesIn(PICTURE, sanitized));
  const pictures = addressesIn(PICTURE, authored).filter((address) => address && !kept.has(address));
  return [
    ...gone,
    ...[...new Set([...links, ...pictures])].map((address) => `the address "${cut(address)}"`),
  ];
}

const namesIn = (html: string) => [...html.matchAll(TAG)].map(([, name]) => name!.toLowerCase());

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const addressesIn = (pattern: RegExp, html: string) =>
  [...html.matchAll(pattern)].map(([, double, single, bare]) =>
    decodeText(double ?? single ?? bare ?? '').trim(),
  );

const cut = (text: string) => (text.length > LONGEST_ADDRESS ? `${text.slice(0, LONGEST_ADDRESS)}…` : text);
