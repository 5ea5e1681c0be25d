const DESCRIPTOR = /\s+[\d.]+[wxh]\s*$/;
const ENDS_A_FILE = /\.\w{2,5}\s*$/;
const STARTS_AN_ADDRESS = /^\s+(?:\.{0,2}\/|[a-z][a-z\d+.-]*:)/i;

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
  const texts: string[] = [];
  for (const part of srcset.split(',')) {
    const before = texts.at(-1);
    if (before === undefined || endsCandidate(before, part)) texts.push(part);
    else texts[texts.length - 1] = `${before},${part}`;
  }
  return texts.filter((text) => text.trim() !== '').map(candidateOf);
}

const endsCandidate = (before: string, after: string): boolean =>
  before.trim() === '' ||
  DESCRIPTOR.test(before) ||
  (/^\s/.test(after) && (STARTS_AN_ADDRESS.test(after) || ENDS_A_FILE.test(before)));

function candidateOf(text: string): PictureCandidate {
  const [descriptor = ''] = DESCRIPTOR.exec(text) ?? [];
  const address = text.slice(0, text.length - descriptor.length).trim();
  return { address, descriptor: descriptor.trim() };
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
