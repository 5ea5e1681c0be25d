import { expect } from '@open-wc/testing';
import { interpret } from 'robot3';
import { createReloadMachine, type ReloadEvent, type ReloadState } from './reload-machine.js';

const CYCLE: readonly (readonly [ReloadState, ReloadEvent])[] = [
  ['idle', 'LOADING'],
  ['loading', 'LOADED'],
  ['loaded', 'MOUNTING'],
  ['mounting', 'MOUNTED'],
];

function reloadIn(state: ReloadState) {
  const service = interpret(createReloadMachine(), () => {});
  for (const [from, event] of CYCLE) {
    if (from === state) break;
    service.send(event);
  }
  expect(service.machine.current).to.equal(state);
  return service;
}

describe('the reload machine', () => {
  it('goes idle, loading, loaded, mounting and is idle again', () => {
    const service = reloadIn('idle');
    const states = CYCLE.map(([, event]) => {
      service.send(event);
      return service.machine.current;
    });
    expect(states).to.deep.equal(['loading', 'loaded', 'mounting', 'idle']);
  });

  CYCLE.forEach(([state, own], index) => {
    const [next] = CYCLE[(index + 1) % CYCLE.length]!;
    for (const [, event] of CYCLE) {
      const to = event === own ? next : state;
      it(`in ${state} ${to === state ? 'stays' : `goes to ${to}`} on ${event}`, () => {
        const service = reloadIn(state);
        service.send(event);
        expect(service.machine.current).to.equal(to);
      });
    }
  });

  it('runs as often as an author edits', () => {
    const service = reloadIn('idle');
    for (let edit = 0; edit < 100; edit++) for (const [, event] of CYCLE) service.send(event);
    expect(service.machine.current).to.equal('idle');
  });

  it('shares nothing between two runs', () => {
    const one = reloadIn('loading');
    const other = reloadIn('idle');
    one.send('LOADED');
    expect(other.machine.current).to.equal('idle');
  });

  it('ignores an event that no state knows', () => {
    const service = reloadIn('loading');
    service.send('NONSENSE' as ReloadEvent);
    expect(service.machine.current).to.equal('loading');
  });
});
