import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { interpret } from 'robot3';
import { fuzzed } from '../elements/_core/testing/testing-fuzz.js';
import { createPageMachine, type PageEventName } from './page-machine.js';

const PAGE_EVENTS: readonly PageEventName[] = [
  ...(['ABOVE_THE_FOLD', 'FETCH', 'LOCALE_LOADED', 'COMPONENTS_MOUNTED', 'DATA_LOADED', 'NEXT'] as const),
  ...(['REJECT', 'APP_ERROR', 'RESET', 'ANALYTICS_PAGE_LOAD'] as const),
  ...(['LOADING', 'LOADED', 'MOUNTING', 'MOUNTED'] as const),
];

describe('the page machine, whatever comes', () => {
  it('a page that has failed to mount stays so, and reloads only in success', () => {
    fuzzed(fc.array(fc.constantFrom(...PAGE_EVENTS), { maxLength: 60 }), (events) => {
      const service = interpret(createPageMachine({ log: () => {} }), () => {});
      let hasFailed = false;
      for (const event of events) {
        service.send(event);
        const { current } = service.machine;
        hasFailed ||= current === 'app_error';
        if (hasFailed) expect(current).to.equal('app_error');
        if (service.context.reload !== 'idle') expect(current).to.equal('success');
      }
    });
  });
});
