// HTML 4's named character references, for servers, as editors, HTL and rich-text fields write them. Browsers ask their
// parser. The full HTML table is 13 KB gzip, too much for a CMS's own script engine.
import { provideNamedCharacters } from './named-characters.js';

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

/** The characters of a named character reference (`amp` → `&`), or undefined for a name that is neither HTML 4's nor `apos`. */
export function characterInTable(name: string): string | undefined {
  table ??= buildTable();
  return table.get(name);
}

/** Reads names from this table, for hosts that have no document to parse them. */
export const readNamesFromTable = (): void => provideNamedCharacters(characterInTable);
