import { createMachine, state, transition } from 'robot3';

export type ReloadState = 'idle' | 'loading' | 'loaded' | 'mounting';
export type ReloadEvent = 'LOADING' | 'LOADED' | 'MOUNTING' | 'MOUNTED';

/** How what an author edits is fetched and mounted again (spec section 4): each state's one event, and where to. */
export const reloadSteps = {
  idle: ['LOADING', 'loading'],
  loading: ['LOADED', 'loaded'],
  loaded: ['MOUNTING', 'mounting'],
  mounting: ['MOUNTED', 'idle'],
} as const satisfies Record<ReloadState, readonly [ReloadEvent, ReloadState]>;

/**
 * The author-editing reload machine by itself, to be run with robot3's `interpret`. The page machine takes the same
 * steps in its state `success`.
 */
export function createReloadMachine() {
  return createMachine('idle', {
    idle: state(transition(...reloadSteps.idle)),
    loading: state(transition(...reloadSteps.loading)),
    loaded: state(transition(...reloadSteps.loaded)),
    mounting: state(transition(...reloadSteps.mounting)),
  });
}
