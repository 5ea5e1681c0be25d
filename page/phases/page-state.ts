import type { PageState } from '../../fsm/page-machine.js';

import { sharedStore } from '../shared.js';

interface StateStore {
  state: PageState | undefined;
}

/** The detail of the event `uni-page-state`. */
export interface PageStateChange {
  readonly state: PageState;
  /** Undefined for a page's first state. */
  readonly previous: PageState | undefined;
}

/** The page's state, whichever copy of the library set it. Undefined before the page was started. */
export const pageState = (): PageState | undefined => store().state;

/**
 * Makes the page's state known in `document.body.dataset.pageState`, in the global `uniPageState`, and by the event
 * `uni-page-state` on the document. The global is for other scripts, and nothing here trusts it.
 */
export function setPageState(state: PageState): void {
  const shared = store();
  const previous = shared.state;
  if (state === previous) return;
  shared.state = state;
  document.body?.setAttribute('data-page-state', state);
  Reflect.set(globalThis, 'uniPageState', state);
  const detail: PageStateChange = { state, previous };
  document.dispatchEvent(new CustomEvent('uni-page-state', { bubbles: true, composed: true, detail }));
}

export const isFailure = (state: PageState): state is 'fail' | 'app_error' =>
  state === 'fail' || state === 'app_error';

const store = () =>
  sharedStore<StateStore>(
    'page-state',
    () => ({ state: undefined }),
    (present) => 'state' in present,
  );
