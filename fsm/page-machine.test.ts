import { expect } from '@open-wc/testing';
import { interpret } from 'robot3';
import { createPageMachine, type PageEvent, type PageEventName, type PageState } from './page-machine.js';

const EVENTS: readonly PageEventName[] = [
  'ABOVE_THE_FOLD',
  'FETCH',
  'LOCALE_LOADED',
  'COMPONENTS_MOUNTED',
  'DATA_LOADED',
  'NEXT',
  'REJECT',
  'APP_ERROR',
  'RESET',
  'ANALYTICS_PAGE_LOAD',
  'LOADING',
  'LOADED',
  'MOUNTING',
  'MOUNTED',
];

const WITH_FOLD: readonly PageEventName[] = [
  'ABOVE_THE_FOLD',
  'LOCALE_LOADED',
  'COMPONENTS_MOUNTED',
  'DATA_LOADED',
  'COMPONENTS_MOUNTED',
  'NEXT',
];

/** The events that lead from idle to each state. */
const WAYS: Readonly<Record<PageState, readonly PageEventName[]>> = {
  idle: [],
  aboveTheFoldWaitForLocale: WITH_FOLD.slice(0, 1),
  aboveTheFold: WITH_FOLD.slice(0, 2),
  waitForLocale: ['FETCH'],
  fetchPageJson: WITH_FOLD.slice(0, 3),
  allComponents: WITH_FOLD.slice(0, 4),
  waitForAllComponentsNetworkIdle: WITH_FOLD.slice(0, 5),
  success: WITH_FOLD,
  fail: [...WITH_FOLD.slice(0, 2), 'REJECT'],
  app_error: ['APP_ERROR'],
};

/** The spec's table: every move to another state. */
const MOVES: Readonly<Record<PageState, Partial<Record<PageEventName, PageState>>>> = {
  idle: { ABOVE_THE_FOLD: 'aboveTheFoldWaitForLocale', FETCH: 'waitForLocale', APP_ERROR: 'app_error' },
  aboveTheFoldWaitForLocale: { LOCALE_LOADED: 'aboveTheFold', APP_ERROR: 'app_error' },
  aboveTheFold: { COMPONENTS_MOUNTED: 'fetchPageJson', REJECT: 'fail', APP_ERROR: 'app_error' },
  waitForLocale: { LOCALE_LOADED: 'fetchPageJson', APP_ERROR: 'app_error' },
  fetchPageJson: { DATA_LOADED: 'allComponents', REJECT: 'fail', APP_ERROR: 'app_error' },
  allComponents: {
    COMPONENTS_MOUNTED: 'waitForAllComponentsNetworkIdle',
    REJECT: 'fail',
    APP_ERROR: 'app_error',
  },
  waitForAllComponentsNetworkIdle: { NEXT: 'success', APP_ERROR: 'app_error' },
  success: { RESET: 'idle', APP_ERROR: 'app_error' },
  fail: { APP_ERROR: 'app_error' },
  app_error: {},
};

function pageIn(state: PageState, log?: (message: string, event: PageEvent) => void) {
  const service = interpret(createPageMachine(log ? { log } : { log: () => {} }), () => {});
  for (const event of WAYS[state]) service.send(event);
  expect(service.machine.current).to.equal(state);
  return service;
}

describe('the page machine', () => {
  it('starts idle', () => {
    expect(pageIn('idle').machine.current).to.equal('idle');
  });

  it('walks from idle to success with components above the fold', () => {
    const service = interpret(createPageMachine(), () => {});
    const walk = WITH_FOLD.map((event) => {
      service.send(event);
      return service.machine.current;
    });
    expect(walk).to.deep.equal([
      'aboveTheFoldWaitForLocale',
      'aboveTheFold',
      'fetchPageJson',
      'allComponents',
      'waitForAllComponentsNetworkIdle',
      'success',
    ]);
  });

  it('walks from idle to fetching the model without components above the fold', () => {
    const service = interpret(createPageMachine(), () => {});
    service.send('FETCH');
    service.send('LOCALE_LOADED');
    expect(service.machine.current).to.equal('fetchPageJson');
  });

  for (const state of Object.keys(WAYS) as PageState[]) {
    for (const event of EVENTS) {
      const to = MOVES[state][event] ?? state;
      const does = to === state ? 'stays' : `goes to ${to}`;
      it(`in ${state} ${does} on ${event}`, () => {
        const asText = pageIn(state);
        asText.send(event);
        expect(asText.machine.current).to.equal(to);

        const asObject = pageIn(state);
        asObject.send({ type: event });
        expect(asObject.machine.current).to.equal(to);
      });
    }

    it(`in ${state} ignores an event that no state knows`, () => {
      const service = pageIn(state);
      const { context } = service;
      for (const unknown of ['NONSENSE', '', 'toString', '__proto__'] as unknown as PageEventName[])
        service.send(unknown);
      expect(service.machine.current).to.equal(state);
      expect(service.context).to.equal(context);
    });
  }

  it('keeps the reason of a REJECT and of an APP_ERROR', () => {
    const reason = new Error('no model');
    const failed = pageIn('fetchPageJson');
    failed.send({ type: 'REJECT', error: reason });
    expect(failed.context.error).to.equal(reason);

    const outage = pageIn('allComponents');
    outage.send({ type: 'APP_ERROR', error: reason });
    expect(outage.context.error).to.equal(reason);
  });

  it('forgets nothing of the first error when a second arrives', () => {
    const service = pageIn('idle');
    service.send({ type: 'APP_ERROR', error: 'first' });
    service.send({ type: 'APP_ERROR', error: 'second' });
    expect(service.context.error).to.equal('first');
  });

  it('logs ANALYTICS_PAGE_LOAD in success and changes nothing', () => {
    const logged: unknown[] = [];
    const service = pageIn('success', (...line) => logged.push(line));
    const { context } = service;
    service.send({ type: 'ANALYTICS_PAGE_LOAD' });
    expect(logged).to.deep.equal([['ANALYTICS_PAGE_LOAD', { type: 'ANALYTICS_PAGE_LOAD' }]]);
    expect(service.context).to.equal(context);
  });

  it('logs to the console unless told otherwise', () => {
    const { info } = console;
    const lines: unknown[] = [];
    console.info = (line: unknown) => lines.push(line);
    try {
      const service = interpret(createPageMachine(), () => {});
      for (const event of WITH_FOLD) service.send(event);
      service.send('ANALYTICS_PAGE_LOAD');
    } finally {
      console.info = info;
    }
    expect(lines).to.deep.equal(['ANALYTICS_PAGE_LOAD']);
  });

  it('logs ANALYTICS_PAGE_LOAD in no other state', () => {
    for (const state of Object.keys(WAYS) as PageState[]) {
      if (state === 'success') continue;
      const logged: unknown[] = [];
      pageIn(state, (line) => logged.push(line)).send('ANALYTICS_PAGE_LOAD');
      expect(logged, state).to.deep.equal([]);
    }
  });

  it('takes the reload steps in success', () => {
    const service = pageIn('success');
    const steps = (['LOADING', 'LOADED', 'MOUNTING', 'MOUNTED'] as const).map((event) => {
      service.send(event);
      return [service.machine.current, service.context.reload];
    });
    expect(steps).to.deep.equal([
      ['success', 'loading'],
      ['success', 'loaded'],
      ['success', 'mounting'],
      ['success', 'idle'],
    ]);
  });

  it('takes no reload step outside success', () => {
    for (const state of Object.keys(WAYS) as PageState[]) {
      if (state === 'success') continue;
      const service = pageIn(state);
      service.send('LOADING');
      expect(service.context.reload, state).to.equal('idle');
    }
  });

  it('ends a reload when the page leaves success', () => {
    for (const event of ['RESET', 'APP_ERROR'] as const) {
      const service = pageIn('success');
      service.send('LOADING');
      service.send(event);
      expect(service.context.reload, event).to.equal('idle');
    }
  });

  it('starts over after a RESET', () => {
    const service = pageIn('success');
    service.send('RESET');
    for (const event of WITH_FOLD) service.send(event);
    expect(service.machine.current).to.equal('success');
  });

  it('stays total on any walk of 10,000 events, from whichever seed', () => {
    for (const seed of [1, 7, 42]) {
      const service = interpret(createPageMachine({ log: () => {} }), () => {});
      let random = seed;
      for (let step = 0; step < 10_000; step++) {
        random = (random * 1_103_515_245 + 12_345) % 2 ** 31;
        const event = EVENTS[random % EVENTS.length]!;
        const before = service.machine.current as PageState;
        if (event !== 'APP_ERROR' || step % 100 === 0) service.send(event);
        const after = service.machine.current as PageState;
        expect([before, MOVES[before][event] ?? before], `${before} on ${event}`).to.include(after);
        if (after !== 'success') expect(service.context.reload).to.equal('idle');
      }
    }
  });

  it('shares nothing between two pages', () => {
    const one = pageIn('success');
    const other = pageIn('success');
    one.send('LOADING');
    expect(other.context.reload).to.equal('idle');
  });
});
