import { expect } from '@open-wc/testing';
import { type Clock, settle, stopClock } from '../testing.js';
import { networkIdle } from './network-idle.js';

describe('networkIdle', () => {
  const { getEntriesByType } = performance;
  let clock: Clock;
  let entries: { duration: number; responseEnd?: number }[];
  let looks: number;
  let isDone: boolean;

  beforeEach(() => {
    clock = stopClock();
    entries = [];
    looks = 0;
    isDone = false;
    performance.getEntriesByType = () => {
      looks++;
      return entries as PerformanceEntryList;
    };
  });

  afterEach(() => {
    clock.restore();
    performance.getEntriesByType = getEntriesByType;
    Reflect.deleteProperty(document, 'readyState');
  });

  const documentIs = (readyState: DocumentReadyState) =>
    Object.defineProperty(document, 'readyState', { value: readyState, configurable: true });

  const wait = (signal = new AbortController().signal) => {
    networkIdle(signal).then(() => {
      isDone = true;
    });
  };

  it('is over at once when the document is complete and every resource was fetched', async () => {
    entries = [{ duration: 12 }, { duration: 0, responseEnd: 40 }];
    wait();
    await settle();
    expect(isDone).to.equal(true);
  });

  it('looks every 100 ms until the document is complete', async () => {
    documentIs('interactive');
    wait();
    await clock.tick(250);
    expect(isDone).to.equal(false);
    documentIs('complete');
    await clock.tick(50);
    expect(isDone).to.equal(true);
  });

  it('is over as soon as the document is loaded', async () => {
    documentIs('interactive');
    wait();
    await clock.tick(130);
    documentIs('complete');
    window.dispatchEvent(new Event('load'));
    await settle();
    expect(isDone).to.equal(true);
    const before = looks;
    window.dispatchEvent(new Event('load'));
    expect(looks).to.equal(before);
  });

  it('waits for every resource to have a duration', async () => {
    entries = [{ duration: 3 }, { duration: 0 }];
    wait();
    await clock.tick(500);
    expect(isDone).to.equal(false);
    entries[1]!.duration = 9;
    await clock.tick(100);
    expect(isDone).to.equal(true);
  });

  it('gives up after 3,000 ms', async () => {
    entries = [{ duration: 0 }];
    wait();
    await clock.tick(2999);
    expect(isDone).to.equal(false);
    await clock.tick(1);
    expect(isDone).to.equal(true);
    expect(looks).to.equal(31);
  });

  it('gives up by the clock when the timers of a hidden tab fire seldom', async () => {
    entries = [{ duration: 0 }];
    wait();
    clock.sleep(60_000);
    await clock.tick(0);
    expect(isDone).to.equal(true);
    expect(looks).to.equal(2);
  });

  it('ends with its signal', async () => {
    entries = [{ duration: 0 }];
    const abort = new AbortController();
    wait(abort.signal);
    abort.abort();
    await settle();
    expect(isDone).to.equal(true);
  });

  it('leaves no timer behind, however it ends', async () => {
    wait();
    entries = [{ duration: 0 }];
    wait(AbortSignal.abort());
    wait();
    await clock.tick(3000);
    expect(clock.timers).to.equal(0);
  });
});
