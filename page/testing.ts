/** Answers to the calls of a test, and what was asked. */
export interface StubbedFetch {
  readonly calls: readonly { readonly url: string; readonly init: RequestInit }[];
  restore(): void;
}

type Answer = (url: string, init: RequestInit) => Response | Promise<Response>;

/** Lets `fetch` answer from the test. An answer that never comes ends with the caller's signal, as a real one does. */
export function stubFetch(answer: Answer): StubbedFetch {
  const { fetch } = globalThis;
  const calls: { url: string; init: RequestInit }[] = [];
  globalThis.fetch = (input, init = {}) => {
    const url = String(input);
    calls.push({ url, init });
    const aborted = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    );
    return Promise.race([Promise.resolve(answer(url, init)), aborted]);
  };
  return { calls, restore: () => void Object.assign(globalThis, { fetch }) };
}

export const never = new Promise<never>(() => {});

export const json = (data: unknown, init: ResponseInit = {}) =>
  new Response(typeof data === 'string' ? data : JSON.stringify(data), {
    headers: { 'Content-Type': 'application/json' },
    ...init,
  });

type Level = 'error' | 'warn' | 'info';

/** Collects what is written to the console instead of showing it. @param levels all of them by default. */
export function captureConsole(
  ...levels: readonly Level[]
): Record<Level, unknown[][]> & { restore(): void } {
  const { error, warn, info } = console;
  const own: Record<Level, typeof error> = { error, warn, info };
  const lines: Record<Level, unknown[][]> = { error: [], warn: [], info: [] };
  const captured = levels.length > 0 ? levels : (['error', 'warn', 'info'] as const);
  for (const level of captured) console[level] = (...line: unknown[]) => void lines[level].push(line);
  return {
    ...lines,
    restore() {
      for (const level of captured) console[level] = own[level];
    },
  };
}

/** A clock that stands still until the test moves it. */
export interface Clock {
  /** How many timers would still fire. */
  readonly timers: number;
  /** How often timers have fired. */
  readonly fired: number;
  /** Moves the clock and fires the timers that are due, the promises between them settling. */
  tick(ms: number): Promise<void>;
  /** Moves the clock without firing a timer, as a suspended tab does. */
  sleep(ms: number): void;
  restore(): void;
}

interface Timer {
  readonly callback: () => void;
  readonly every: number | undefined;
  at: number;
}

export function stopClock(): Clock {
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  const { now } = performance;
  const { now: today } = Date;
  const timers = new Map<number, Timer>();
  let time = now.call(performance);
  const origin = today() - time;
  let ids = 0;
  let fired = 0;
  const add = (callback: () => void, ms: number, every?: number) => {
    timers.set(++ids, { callback, every, at: time + ms });
    return ids;
  };
  const drop = (id: number) => void timers.delete(id);
  Object.assign(globalThis, {
    setTimeout: (callback: () => void, ms = 0) => add(callback, ms),
    setInterval: (callback: () => void, ms = 0) => add(callback, ms, ms),
    clearTimeout: drop,
    clearInterval: drop,
  });
  performance.now = () => time;
  Date.now = () => origin + time;

  return {
    get timers() {
      return timers.size;
    },
    get fired() {
      return fired;
    },
    async tick(ms) {
      const end = time + ms;
      for (;;) {
        await settle();
        const due = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
        const [next] = due;
        if (!next) break;
        const [id, timer] = next;
        time = Math.max(time, timer.at);
        if (timer.every === undefined) timers.delete(id);
        else timer.at = time + timer.every;
        fired++;
        timer.callback();
      }
      time = end;
      await settle();
    },
    sleep(ms) {
      time += ms;
    },
    restore() {
      Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval });
      performance.now = now;
      Date.now = today;
    },
  };
}

/** Firefox reads an answer's body in several tasks, one after the other. */
const TASKS = 8;

/** Lets the promises and messages that are under way settle. */
export async function settle(): Promise<void> {
  for (let task = 0; task < TASKS; task++) await nextTask();
}

function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Takes away what one copy of the library leaves for another, so that each test meets a fresh page. */
export function forgetPage(): void {
  for (const name of ['page', 'page-state', 'page-model', 'locale', 'loader']) {
    Reflect.deleteProperty(globalThis, Symbol.for(`uni.${name}`));
  }
  Reflect.deleteProperty(globalThis, 'uniPageState');
  delete document.body.dataset.pageState;
}

/** Lets the page be one that the browser has prerendered on speculation, until what is returned shows it. */
export function prerender(): () => void {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  return () => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
  };
}
