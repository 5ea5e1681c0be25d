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
  'NEED',
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
  changing: { ...STANDS, LOST: 'shown', REMAKE: 'gathering' },
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
    get context() {
      return service.context;
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

  it('knows whether the view that a tag bears is out of date, until another stands there', () => {
    const machine = machineAfter(['CHANGE']);
    expect(machine.context.borne).to.equal('none');
    machine.send('ADOPT');
    expect(machine.context.borne).to.equal('current');
    for (const event of ['USE', 'LOST', 'DISCONNECT'] as const) machine.send(event);
    expect(machine.context.borne).to.equal('current');
    machine.send('CHANGE');
    expect([machine.state, machine.context.borne]).to.deep.equal(['authored', 'outdated']);
    for (const event of ['SHOW', 'LIVE', 'REMAKE', 'THROW'] as const)
      expect(machineAfter(['ADOPT', event]).context.borne, event).to.equal('none');
    expect(machineAfter(['ADOPT', 'DISCONNECT', 'CONNECT']).context.borne).to.equal('none');
  });

  it('knows a view that only React can render from then on', () => {
    expect(machineAfter(['CONNECT']).context.needsReact).to.equal(false);
    for (const events of [
      ['CONNECT', 'NEED'],
      ['CONNECT', 'SHOW', 'CHANGE', 'NEED', 'DISCONNECT'],
    ] as const)
      expect(machineAfter(events).context.needsReact).to.equal(true);
    expect(machineAfter(['CONNECT', 'NEED', 'THROW']).context.needsReact).to.equal(false);
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
