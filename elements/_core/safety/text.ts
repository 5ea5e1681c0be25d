const REFERENCE = /&(?:#[xX]([0-9a-fA-F]+);?|#([0-9]+);?|([a-zA-Z][a-zA-Z0-9]*);)/g;
const NUMERIC = /^\s*[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?\s*$/i;
const REPLACEMENT_CHARACTER = '\ufffd';
// HTML reads &#128; to &#159; as Windows-1252 (HTML Standard, numeric character reference end state).
const WINDOWS_1252_FROM_128 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * Text with its HTML character references decoded once: numeric ones, and HTML 4's named ones where a semicolon closes
 * them (so `?a=1&copy=2` stays a query). Never touches a DOM sink, so it runs under Trusted Types and on a server.
 */
export function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (reference, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return namedCharacter(name) ?? reference;
    return fromCodePoint(hex === undefined ? Number.parseInt(decimal!, 10) : Number.parseInt(hex, 16));
  });
}

function fromCodePoint(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return WINDOWS_1252_FROM_128[code - 0x80]!;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  if (code === 0 || code > 0x10ffff || isSurrogate) return REPLACEMENT_CHARACTER;
  return String.fromCodePoint(code);
}

/**
 * An attribute's text as the spec's section 5 reads it when no kind says more: `'true'` and `'false'` as booleans,
 * numeric text as a number, anything else as text with character references decoded. Digits that a number cannot hold
 * stay text.
 */
export function coerceAttribute(text: string): boolean | number | string {
  if (text === 'true') return true;
  if (text === 'false') return false;
  return parseNumber(text) ?? decodeText(text);
}

/** The number that a whole text spells, or undefined: `'12px'`, `''` and integers beyond 2^53 are none. */
export function parseNumber(text: string): number | undefined {
  if (!NUMERIC.test(text)) return undefined;
  const number = Number(text);
  const losesDigits = Number.isInteger(number) && !Number.isSafeInteger(number);
  return Number.isFinite(number) && !losesDigits ? number : undefined;
}

/** A camelCase prop name as an attribute's name, acronyms kept together: `isDSIcon` → `is-ds-icon`. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** Any value in words; an object without a prototype has none of its own. */
export function asText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

// HTML 4's named character references: what editors, HTL and rich-text fields write. The full HTML table is 13 KB gzip.
const LATIN_1_FROM_160 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const GREEK_CAPITALS_FROM_913 =
  'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega';
const GREEK_FROM_945 =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega';
const OTHERS =
  'quot " amp & lt < gt > apos \' OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ thetasym ϑ upsih ϒ piv ϖ ensp \u2002 emsp \u2003 thinsp \u2009 zwnj \u200c zwj \u200d lrm \u200e rlm \u200f ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € image ℑ weierp ℘ real ℜ trade ™ alefsym ℵ larr ← uarr ↑ rarr → darr ↓ harr ↔ crarr ↵ lArr ⇐ uArr ⇑ rArr ⇒ dArr ⇓ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ ni ∋ prod ∏ sum ∑ minus − lowast ∗ radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lang ⟨ rang ⟩ loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦';

function buildTable(): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  const add = (names: string, from: number) => {
    names.split(' ').forEach((name, i) => {
      table.set(name, String.fromCodePoint(from + i));
    });
  };
  add(LATIN_1_FROM_160, 160);
  add(GREEK_CAPITALS_FROM_913, 913);
  add(GREEK_FROM_945, 945);
  const pairs = OTHERS.split(' ');
  for (let i = 0; i < pairs.length; i += 2) table.set(pairs[i]!, pairs[i + 1]!);
  return table;
}

let table: ReadonlyMap<string, string> | undefined;

/** The characters of a named character reference (`amp` → `&`), or undefined for a name that HTML 4 does not know. */
export function namedCharacter(name: string): string | undefined {
  table ??= buildTable();
  return table.get(name);
}
