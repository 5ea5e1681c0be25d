import { isToBeEncoded, pictureCandidates, writtenCandidates } from '../../_safe/picture-candidates.js';
import { isPictureAddress } from '../../_safe/safe-url.js';
import { INVALID, type PropType } from './prop-type.js';
import { asset, text } from './prop-types.js';

/** A picture's address, as authored: no query is written anew, because another server may have signed it. */
export const picture = (): PropType<string | undefined> =>
  asset(judgedBy((address) => (isPictureAddress(address) ? address : INVALID)));

/**
 * The candidates of a picture (`srcset`), whose file names may have spaces and commas. One that is no picture's address
 * takes all away.
 */
export const pictures = (): PropType<string | undefined> =>
  judgedBy((srcset) => {
    const candidates = pictureCandidates(srcset);
    if (!candidates.every(({ address }) => isPictureAddress(address))) return INVALID;
    return candidates.some(isToBeEncoded) ? writtenCandidates(candidates) : srcset;
  });

function judgedBy(judge: (value: string) => string | typeof INVALID): PropType<string | undefined> {
  const type = text();
  const judged = (value: string | undefined | typeof INVALID) =>
    typeof value === 'string' ? judge(value) : value;
  return {
    ...type,
    fromText: (written) => judged(type.fromText(written)),
    fromValue: (value) => judged(type.fromValue(value)),
  };
}
