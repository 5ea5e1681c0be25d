import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { interpret } from 'robot3';
import { fuzzed } from '../elements/_core/testing-fuzz.js';
import { createElementMachine, type ElementEvent, MOUNT_STATES } from './element-machine.js';
import { createPageMachine, type PageEventName } from './page-machine.js';

const ELEMENT_EVENTS: readonly ElementEvent[] = [
  ...(['CONNECT', 'ADOPT', 'SHOW', 'LIVE', 'USE'] as const),
  ...(['LOST', 'CHANGE', 'REMAKE', 'THROW', 'DISCONNECT'] as const),
];
const PAGE_EVENTS: readonly PageEventName[] = [
  ...(['ABOVE_THE_FOLD', 'FETCH', 'LOCALE_LOADED', 'COMPONENTS_MOUNTED', 'DATA_LOADED', 'NEXT'] as const),
  ...(['REJECT', 'APP_ERROR', 'RESET', 'ANALYTICS_PAGE_LOAD'] as const),
  ...(['LOADING', 'LOADED', 'MOUNTING', 'MOUNTED'] as const),
];

describe('the machines, whatever comes', () => {
  it('an element is in a state of its table, and content is back as often as it has left', () => {
    fuzzed(fc.array(fc.constantFrom(...ELEMENT_EVENTS), { maxLength: 60 }), (events) => {
      const service = interpret(createElementMachine(), () => {});
      for (const event of events) {
        service.send(event);
        expect(MOUNT_STATES).to.have.property(service.machine.current);
        if (event === 'DISCONNECT') expect(service.machine.current).to.equal('authored');
        if (event === 'LIVE') expect(service.machine.current).not.to.equal('waking');
      }
    });
  });

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
