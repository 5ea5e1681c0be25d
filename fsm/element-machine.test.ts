import { expect } from '@open-wc/testing';
import { interpret } from 'robot3';
import {
  createElementMachine,
  type ElementEvent,
  type ElementState,
  MOUNT_STATES,
} from './element-machine.js';

const EVENTS: readonly ElementEvent[] = [
  'CONNECT',
  'ADOPT',
  'SHOW',
  'LIVE',
  'USE',
  'LOST',
  'CHANGE',
  'REMAKE',
  'THROW',
  'DISCONNECT',
];

/** The events that lead from `authored` to each state. */
const WAYS: Readonly<Record<ElementState, readonly ElementEvent[]>> = {
  authored: [],
  gathering: ['CONNECT'],
  shown: ['CONNECT', 'SHOW'],
  changing: ['CONNECT', 'SHOW', 'CHANGE'],
  waking: ['CONNECT', 'SHOW', 'USE'],
  interactive: ['CONNECT', 'LIVE'],
  failed: ['CONNECT', 'THROW'],
};

const STANDS = { SHOW: 'shown', LIVE: 'interactive', THROW: 'failed', DISCONNECT: 'authored' } as const;

/** The whole table: every move to another state. */
const MOVES: Readonly<Record<ElementState, Partial<Record<ElementEvent, ElementState>>>> = {
  authored: { CONNECT: 'gathering', ADOPT: 'shown' },
  gathering: STANDS,
  shown: { ...STANDS, USE: 'waking', CHANGE: 'changing', REMAKE: 'gathering' },
  changing: { ...STANDS, REMAKE: 'gathering' },
  waking: { ...STANDS, LOST: 'shown', CHANGE: 'changing', REMAKE: 'gathering' },
  interactive: { REMAKE: 'gathering', THROW: 'failed', DISCONNECT: 'authored' },
  failed: { CONNECT: 'gathering', ADOPT: 'shown', CHANGE: 'gathering', DISCONNECT: 'authored' },
};

const STATES = Object.keys(WAYS) as ElementState[];

function machineAfter(events: readonly ElementEvent[]) {
  const service = interpret(createElementMachine(), () => {});
  for (const event of events) service.send(event);
  return {
    send: (event: ElementEvent) => service.send(event),
    get state() {
      return service.machine.current;
    },
    get borne() {
      return service.context.borne;
    },
  };
}

describe('the element machine', () => {
  for (const state of STATES) {
    for (const event of EVENTS) {
      const next = MOVES[state][event] ?? state;
      it(`${next === state ? 'stays in' : `goes to ${next} from`} ${state} on ${event}`, () => {
        const machine = machineAfter(WAYS[state]);
        expect(machine.state).to.equal(state);
        machine.send(event);
        expect(machine.state).to.equal(next);
      });
    }
  }

  it('knows whether the view that a tag bore is out of date, through every move', () => {
    const machine = machineAfter(['CHANGE']);
    expect(machine.borne).to.equal('none');
    machine.send('ADOPT');
    expect(machine.borne).to.equal('current');
    for (const event of ['USE', 'LIVE', 'DISCONNECT'] as const) machine.send(event);
    expect(machine.borne).to.equal('current');
    machine.send('CHANGE');
    expect([machine.state, machine.borne]).to.deep.equal(['authored', 'outdated']);
  });

  it('tells each state in the words of the specification', () => {
    expect(STATES.map((state) => MOUNT_STATES[state])).to.deep.equal([
      'editable',
      'mounting',
      'mounted',
      'mounted',
      'mounted',
      'mounted',
      'failed',
    ]);
  });

  it('is total for what is no event of its', () => {
    for (const state of STATES) {
      const machine = machineAfter(WAYS[state]);
      machine.send('NEXT' as ElementEvent);
      expect(machine.state).to.equal(state);
    }
  });
});
