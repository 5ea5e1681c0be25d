import { bestPosition, readPixels } from './best-crop.js';

/** A picture whose best crop is wanted. */
export interface CropRequest {
  readonly picture: HTMLImageElement;
  /** The frame's width to its height. */
  readonly ratio: number;
  readonly address: string;
  /** The key under which the crop is remembered, together with the ratio. */
  readonly id: string;
}

const known = new Map<string, Promise<string | undefined>>();
/** The requests whose turn has not come. By then any of their pictures may have left the page or show another source. */
const asking = new Map<string, CropRequest[]>();
let lastJob: Promise<unknown> = Promise.resolve();

/**
 * The `object-position` that shows most of a picture, computed once for each id and ratio, one picture at a time.
 * Undefined if it cannot be computed: the console says why, and the default position stays.
 */
export function focusOf(request: CropRequest): Promise<string | undefined> {
  const key = `${request.id} ${request.ratio}`;
  asking.get(key)?.push(request);
  const present = known.get(key);
  if (present) return present;
  const requests = [request];
  asking.set(key, requests);
  const position = lastJob.then(() => {
    asking.delete(key);
    return positionOf(requests.find(isWanted));
  });
  lastJob = position;
  known.set(key, position);
  position.then((found) => found ?? known.delete(key));
  return position;
}

const isWanted = ({ picture, address }: CropRequest) => picture.isConnected && picture.currentSrc === address;

/** The messages are the specification's (section 8). */
async function positionOf(request: CropRequest | undefined): Promise<string | undefined> {
  if (!request) return undefined;
  let failure = 'failed to get the smart crop data';
  try {
    const pixels = readPixels(request.picture);
    failure = 'failed to crop the image';
    return await bestPosition(pixels, request.ratio);
  } catch (error) {
    console.error(failure, request.address, String(error));
    return undefined;
  }
}
