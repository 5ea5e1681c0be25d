// One space, because `\s+` would be tried from each space of a long row. What is left of such a row is trimmed.
const DESCRIPTOR = /\s[\d.]+(?:[wx]|w\s[\d.]+h)$/;
const ENDS_A_FILE = /\.\w{2,5}$/;
const STARTS_AN_ADDRESS = /^(?:\.{0,2}\/|[a-z][a-z\d+.-]*:)/i;

/** A picture of a `srcset`: its address as authored, and what says how large it is (`800w`, `2x`, or nothing). */
export interface PictureCandidate {
  readonly address: string;
  readonly descriptor: string;
}

/**
 * The candidates of a `srcset` whose file names may have spaces and commas, as a CMS stores them. HTML would end an address
 * at each space, so a comma ends one here only behind a descriptor, or before a space if a file's ending stands before it
 * or an address after that.
 */
export function pictureCandidates(srcset: string): PictureCandidate[] {
  const candidates: string[][] = [];
  for (const part of srcset.split(',')) {
    const last = candidates.at(-1);
    if (!last || endsCandidate(last, part)) candidates.push([part]);
    else last.push(part);
  }
  return candidates.flatMap((parts) => candidateOf(parts.join(',').trim()) ?? []);
}

/**
 * Whether the comma between a candidate and a part ends it. A descriptor and a file's ending have no comma in them, so the
 * candidate's last part is enough.
 */
function endsCandidate(candidate: readonly string[], part: string): boolean {
  const before = candidate.at(-1)!.trimEnd();
  const isBlank = candidate.length === 1 && before === '';
  const startsAnother = STARTS_AN_ADDRESS.test(part.trimStart()) || ENDS_A_FILE.test(before);
  return isBlank || DESCRIPTOR.test(before) || (/^\s/.test(part) && startsAnother);
}

function candidateOf(text: string): PictureCandidate | undefined {
  if (text === '') return undefined;
  const [descriptor = ''] = DESCRIPTOR.exec(text) ?? [];
  return { address: text.slice(0, text.length - descriptor.length).trim(), descriptor: descriptor.trim() };
}

/** Whether a browser would read another address. */
export const isToBeEncoded = ({ address }: PictureCandidate): boolean => /\s|^,|,$/.test(address);

/** Candidates as a browser reads them: spaces in addresses, and commas at their ends, are percent-encoded. */
export const writtenCandidates = (candidates: readonly PictureCandidate[]): string =>
  candidates
    .map(({ address, descriptor }) => {
      const written = address
        .replace(/\s/g, '%20')
        .replace(/^,+|,+$/g, (commas) => '%2C'.repeat(commas.length));
      return descriptor ? `${written} ${descriptor}` : written;
    })
    .join(', ');
