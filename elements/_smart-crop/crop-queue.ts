import { REQUEST_TIMEOUT_MS } from '../../vocabulary/runtime.js';
import type { CropAnswer, CropFailure } from './crop-answer.js';
import { CropWorker, WorkerMissing } from './crop-client.js';

/** A picture whose best crop is wanted. */
export interface CropRequest {
  readonly picture: HTMLImageElement;
  /** The frame's width to its height. */
  readonly ratio: number;
  readonly address: string;
  /** What the crop is remembered by, together with the ratio. */
  readonly id: string;
}

/** The specification's words (section 8). */
const MESSAGES: Readonly<Record<CropFailure, string>> = {
  data: 'failed to get the smart crop data',
  crop: 'failed to crop the image',
};

const known = new Map<string, Promise<string | undefined>>();
/** Who asks for a crop whose turn has not come: any of the pictures may have left by then. */
const asking = new Map<string, CropRequest[]>();
let lastJob: Promise<unknown> = Promise.resolve();
let waiting = 0;
let worker: CropWorker | undefined;
let isWorkerMissing = false;

/**
 * The `object-position` that shows the most of a picture, once for each id and ratio; one job at a time. Undefined when
 * it cannot be told: the console says why, and the default position stays.
 */
export function focusOf(request: CropRequest): Promise<string | undefined> {
  const key = `${request.id} ${request.ratio}`;
  asking.get(key)?.push(request);
  const present = known.get(key);
  if (present) return present;
  const requests = [request];
  asking.set(key, requests);
  const position = inTurn(() => {
    asking.delete(key);
    return positionOf(requests.find(({ picture }) => picture.isConnected));
  });
  known.set(key, position);
  position.then((found) => found ?? known.delete(key));
  return position;
}

function inTurn(job: () => Promise<string | undefined>): Promise<string | undefined> {
  waiting++;
  const done = lastJob.then(job).finally(() => {
    waiting--;
    if (waiting > 0) return;
    worker?.end();
    worker = undefined;
  });
  lastJob = done;
  return done;
}

async function positionOf(request: CropRequest | undefined): Promise<string | undefined> {
  if (!request) return undefined;
  const answer = await answerTo(request);
  if ('position' in answer) return answer.position;
  console.error(MESSAGES[answer.failure], request.address, answer.reason);
  return undefined;
}

async function answerTo({ picture, ratio, address }: CropRequest): Promise<CropAnswer> {
  if (!isWorkerMissing) {
    try {
      worker ??= new CropWorker();
      return await worker.ask({ address, ratio, timeoutMs: REQUEST_TIMEOUT_MS });
    } catch (error) {
      if (!(error instanceof WorkerMissing)) return { failure: 'crop', reason: String(error) };
      isWorkerMissing = true;
      worker = undefined;
    }
  }
  const { cropHere } = await import('./crop-here.js');
  return cropHere(picture, ratio);
}
