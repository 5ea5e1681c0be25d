import type { Renderer, Shown } from './renderer.js';

/** What an element has rendered. */
export interface Job {
  readonly renderer: Renderer;
  readonly shown: Shown;
  /** Called as soon as the view stands, or has failed. */
  rendered(): void;
  /** Called a microtask after that. */
  settled(): void;
}

/** An element that waits to be rendered. */
export interface Queued {
  /** What to render now; undefined when there is nothing to render, or not yet. */
  nextJob(): Job | undefined;
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
  for (const renderer of new Set(jobs.map((job) => job.renderer)))
    renderer.show(jobs.filter((job) => job.renderer === renderer).map(({ shown }) => shown));
  for (const job of jobs) job.rendered();
  if (jobs.length > 0)
    queueMicrotask(() => {
      for (const job of jobs) job.settled();
    });
}
