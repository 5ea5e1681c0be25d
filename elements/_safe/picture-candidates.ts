// One space each, of texts without spaces at their ends: `\s+` would look through a row of spaces from each of them.
const DESCRIPTOR = /\s[\d.]+[wxh]$/;
const ENDS_A_FILE = /\.\w{2,5}$/;
const STARTS_AN_ADDRESS = /^(?:\.{0,2}\/|[a-z][a-z\d+.-]*:)/i;

/** A picture of a `srcset`: its address as authored, and what says how large it is (` 800w`, or nothing). */
export interface PictureCandidate {
  readonly address: string;
  readonly descriptor: string;
}

/**
 * The candidates of a `srcset` whose file names may have spaces and commas, as a CMS stores them. HTML would end an address
 * at each space, so a comma ends one here only behind a descriptor, or if a space and another address follow.
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

/** Whether the comma between a candidate and a part ends it. The mark of an end has no comma, so the candidate's last part is enough. */
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

/** Candidates as a browser reads them: spaces in addresses, and commas at their ends, are written as characters of a URL. */
export const writtenCandidates = (candidates: readonly PictureCandidate[]): string =>
  candidates
    .map(({ address, descriptor }) => {
      const written = address
        .replace(/\s/g, '%20')
        .replace(/^,+|,+$/g, (commas) => '%2C'.repeat(commas.length));
      return descriptor ? `${written} ${descriptor}` : written;
    })
    .join(', ');
