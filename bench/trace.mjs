import { setTimeout as sleep } from 'node:timers/promises';
import { open, quiet } from './measure.mjs';

/** After the last frame that a load has led to. */
const REST_MS = 1000;
/** Kinds of work on the main thread, by the trace's names. What has none of them is `rest`: tasks, input, the network. */
const KINDS = {
  html: /^Parse(?:HTML|AuthorStyleSheet)$/,
  compile: /^(?:v8\.(?:compile|parse|produceCache|deserialize)|V8\.(?:Compile|Parse|Deserialize))/i,
  script:
    /^(?:EvaluateScript|FunctionCall|v8\.(?:run|evaluate|callFunction)|V8\.Run|RunMicrotasks|EventDispatch|TimerFire|FireAnimationFrame|FireIdleCallback)/i,
  style: /^(?:UpdateLayoutTree|RecalculateStyles|ScheduleStyleRecalculation)/,
  layout: /^(?:Layout|IntersectionObserver)/,
  paint: /^(?:PrePaint|Paint|Layerize|Commit|UpdateLayer|CompositeLayers)/,
  garbage: /^(?:MinorGC|MajorGC|V8\.GC)/,
};
const OTHER = 'rest';
const CATEGORIES = 'devtools.timeline,blink.user_timing,toplevel,v8,disabled-by-default-v8.compile';

/**
 * Traces a load until the page is at rest. The trace takes time of its own, so its figures say where time goes, and not how
 * much of it a load takes.
 *
 * @returns how many frames the main thread painted, and its CPU time by kind of work, in ms.
 */
export const traced = (browser, url) =>
  open(browser, url, async ({ page, cdp, go }) => {
    const events = [];
    cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    await page.addInitScript(() => performance.mark('bench-begin'));
    await cdp.send('Tracing.start', { categories: CATEGORIES, transferMode: 'ReportEvents' });
    await go();
    await quiet(cdp);
    await sleep(REST_MS);
    const ended = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
    await cdp.send('Tracing.end');
    await ended;
    const begun = events.find(({ name }) => name === 'bench-begin');
    const own = events.filter(({ pid, tid, ts }) => pid === begun.pid && tid === begun.tid && ts >= begun.ts);
    return { frames: own.filter(({ name }) => name === 'Paint').length, ...timeByKind(own) };
  });

/** An event's own time is what its inner events do not take. */
function timeByKind(events) {
  const sums = Object.fromEntries([...Object.keys(KINDS), OTHER].map((kind) => [kind, 0]));
  const around = [];
  for (const { name, ts, dur, tdur } of events
    .filter(({ ph, tdur }) => ph === 'X' && tdur > 0)
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur)) {
    while (around.length > 0 && around.at(-1).end <= ts) around.pop();
    const named = Object.keys(KINDS).find((kind) => KINDS[kind].test(name));
    const kind = named ?? around.at(-1)?.kind ?? OTHER;
    sums[kind] += tdur / 1e3;
    if (around.length > 0) sums[around.at(-1).kind] -= tdur / 1e3;
    around.push({ kind, end: ts + dur });
  }
  return sums;
}
