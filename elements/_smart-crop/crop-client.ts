import { trustScriptUrl } from '../_core/safe/trusted-types.js';
import type { CropAnswer, CropTask } from './crop-answer.js';

/** There is no worker here, or the page does not let it start. */
export class WorkerMissing extends Error {
  override readonly name = 'WorkerMissing';
}

/** The worker that looks for crops, one at a time. */
export class CropWorker {
  readonly #worker: Worker;

  /** @throws WorkerMissing where the browser has no workers that can draw, or the script is of another origin. */
  constructor() {
    if (typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined') throw new WorkerMissing();
    const address = new URL('./crop-worker.ts', import.meta.url).href;
    try {
      this.#worker = new Worker(trustScriptUrl(address) as string, { type: 'module' });
    } catch (cause) {
      throw new WorkerMissing('the worker cannot be made', { cause });
    }
  }

  /** @throws WorkerMissing when the worker's script cannot run, as where the page's policy refuses it. */
  ask(task: CropTask): Promise<CropAnswer> {
    return new Promise((resolve, reject) => {
      const settled = new AbortController();
      const { signal } = settled;
      const settle = (finish: () => void) => {
        settled.abort();
        finish();
      };
      const answered = ({ data }: MessageEvent<CropAnswer>) => settle(() => resolve(data));
      const failed = (event: Event) => {
        event.preventDefault();
        settle(() => reject(new WorkerMissing('the worker cannot run')));
      };
      this.#worker.addEventListener('message', answered, { signal });
      this.#worker.addEventListener('error', failed, { signal });
      this.#worker.postMessage(task);
    });
  }

  end(): void {
    this.#worker.terminate();
  }
}
