import { type RenderJob, renderBatch } from './render-batch.js';

/** An element that waits to be rendered. */
export interface Queued {
  /** What to render now; undefined when there is nothing to render, or not yet. */
  nextJob(): QueuedJob | undefined;
}

/** A job whose element is told when its view stands in the page. */
export interface QueuedJob extends RenderJob {
  done(): void;
}

let queue = new Set<Queued>();

/** Puts an element into the next batch: one microtask, one flush, however many elements ask. */
export function enqueue(element: Queued): void {
  if (queue.size === 0) queueMicrotask(flush);
  queue.add(element);
}

/**
 * The authored content goes a microtask after the view has come: a picture in both asks for its file in between, and
 * the request of the first is not ended before the second has joined it.
 */
function flush(): void {
  const batch = queue;
  queue = new Set();
  const jobs = [...batch].map((element) => element.nextJob()).filter((job) => job !== undefined);
  if (jobs.length === 0) return;
  const rendered = renderBatch(jobs) as QueuedJob[];
  queueMicrotask(() => {
    for (const job of rendered) job.done();
  });
}
