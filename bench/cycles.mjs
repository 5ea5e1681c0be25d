// What is left after mounting and unmounting, and what a page does that has nothing to do.
import { metrics, open } from './measure.mjs';

const CYCLES = 10_000;
const NEVER_INSERTED = 200;

/** Heap (MB), DOM nodes and listeners that 10,000 mounts and unmounts leave behind; mounts of 200 loose elements. */
export const measureCycles = (browser, origin) =>
  open(browser, `${origin}/ours/12.html`, async ({ page, cdp, go }) => {
    await page.addInitScript(countTimers);
    await go();
    const cycle = (n) => page.evaluate(runCycles, n);
    await cycle(500);
    const before = await settled(cdp);
    const ms = await cycle(CYCLES);
    const after = await settled(cdp);
    const looseMounts = await page.evaluate(createLoose, NEVER_INSERTED);
    return {
      cycles: CYCLES,
      'ms per cycle': (ms / CYCLES).toFixed(3),
      'heap +MB': ((after.JSHeapUsedSize - before.JSHeapUsedSize) / 1e6).toFixed(2),
      'nodes +': after.Nodes - before.Nodes,
      'listeners +': after.JSEventListeners - before.JSEventListeners,
      'timers live': await page.evaluate(() => window.liveTimers.size),
      'mounts of 200 loose': looseMounts,
    };
  });

async function settled(cdp) {
  for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage');
  return metrics(cdp);
}

/** Runs in the page, before its own scripts. */
export function countTimers() {
  window.liveTimers = new Set();
  for (const [start, stop] of [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
  ]) {
    const [begin, end] = [window[start], window[stop]];
    window[start] = (run, ms, ...rest) => {
      const id = begin(
        (...args) => {
          if (start === 'setTimeout') window.liveTimers.delete(id);
          run(...args);
        },
        ms,
        ...rest,
      );
      window.liveTimers.add(id);
      return id;
    };
    window[stop] = (id) => {
      window.liveTimers.delete(id);
      end(id);
    };
  }
}

async function runCycles(n) {
  const original = document.querySelector('uni-callout');
  const place = document.createElement('div');
  document.body.append(place);
  const started = performance.now();
  for (let i = 0; i < n; i++) {
    const element = document.createElement('uni-callout');
    element.setAttribute('data-title', `Cycle ${i}`);
    place.append(element);
    await element.mountComplete;
    element.setAttribute('data-title', 'Changed');
    await Promise.resolve();
    await Promise.resolve();
    element.remove();
    await Promise.resolve();
  }
  place.remove();
  if (!original.isConnected) throw new Error('the page lost its own callouts');
  return performance.now() - started;
}

async function createLoose(n) {
  let mounts = 0;
  document.addEventListener('uni-mount', () => mounts++);
  for (let i = 0; i < n; i++) document.createElement('uni-callout').setAttribute('data-title', String(i));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return mounts;
}
