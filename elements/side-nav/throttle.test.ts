import { expect } from '@open-wc/testing';
import { throttle } from './throttle.js';

/** Timers that fire when the test says so. */
class Clock {
  readonly #original = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout };
  readonly #waiting = new Map<number, () => void>();

  constructor() {
    let timers = 0;
    Object.assign(window, {
      setTimeout: (fire: () => void) => {
        this.#waiting.set(++timers, fire);
        return timers;
      },
      clearTimeout: (timer: number) => this.#waiting.delete(timer),
    });
  }

  get isRunning(): boolean {
    return this.#waiting.size > 0;
  }

  runOn(): void {
    const due = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const fire of due) fire();
  }

  restore(): void {
    Object.assign(window, this.#original);
  }
}

describe('throttle', () => {
  let clock: Clock;
  let runs: number;
  const run = () => {
    runs++;
  };

  beforeEach(() => {
    clock = new Clock();
    runs = 0;
  });
  afterEach(() => clock.restore());

  it('runs the first call at once', () => {
    throttle(run, 100)();
    expect(runs).to.equal(1);
  });

  it('runs once for all calls of a while, at its end', () => {
    const call = throttle(run, 100);
    for (let i = 0; i < 10; i++) call();
    expect(runs).to.equal(1);
    clock.runOn();
    expect(runs).to.equal(2);
  });

  it('leaves no timer once nothing is asked for', () => {
    const call = throttle(run, 100);
    call();
    call();
    clock.runOn();
    clock.runOn();
    expect(runs).to.equal(2);
    expect(clock.isRunning).to.equal(false);
  });

  it('does not run what was cancelled, and runs anew afterwards', () => {
    const call = throttle(run, 100);
    call();
    call();
    call.cancel();
    expect(clock.isRunning).to.equal(false);
    call();
    expect(runs).to.equal(2);
  });
});
