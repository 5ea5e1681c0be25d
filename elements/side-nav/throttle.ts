/** A function that runs at most once in a while. */
export interface Throttled {
  /** Runs now, or as soon as the while since the last run is over: several calls in it cost one run. */
  (): void;
  /** What still waits does not run. */
  cancel(): void;
}

export function throttle(run: () => void, ms: number): Throttled {
  let timer: number | undefined;
  let isAsked = false;
  const wait = () => {
    timer = window.setTimeout(() => {
      timer = undefined;
      if (isAsked) call();
    }, ms);
  };
  const call = () => {
    isAsked = timer !== undefined;
    if (isAsked) return;
    wait();
    run();
  };
  const cancel = () => {
    window.clearTimeout(timer);
    timer = undefined;
    isAsked = false;
  };
  return Object.assign(call, { cancel });
}
