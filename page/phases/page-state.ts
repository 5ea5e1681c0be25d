import type { PageState } from '../../fsm/page-machine.js';

import { sharedStore } from '../shared.js';

interface StateStore {
  state: PageState | undefined;
}

/** What the event `uni-page-state` carries. */
export interface PageStateChange {
  readonly state: PageState;
  /** Undefined for a page's first state. */
  readonly previous: PageState | undefined;
}

/** The page's state, whichever copy of the library set it. Undefined before the page was started. */
export const pageState = (): PageState | undefined => store().state;

/**
 * Makes the page's state known: in `document.body.dataset.pageState`, in the global `uniPageState` (for others to read;
 * nothing here trusts it), and by the event `uni-page-state` on the document.
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

/** The queues that tag managers read: Adobe's client data layer, else Google's. */
type Layers = Readonly<Partial<Record<'adobeDataLayer' | 'dataLayer', unknown>>>;

const EVENTS = ['uni-interact', 'uni-page-state'] as const;

/**
 * Hands what visitors use, and the page's states, on to the tag manager of a page that has one: `{ event, … }` with the
 * event's detail is pushed to `window.adobeDataLayer`, else to `window.dataLayer`; to Adobe's also its own `cmp:click`, of
 * a component that the CMS has given an id. Nothing is kept for one that comes
 * later.
 */
export function feedDataLayer(signal: AbortSignal): void {
  for (const type of EVENTS) {
    document.addEventListener(type, (event) => push(type, event as CustomEvent<object>), { signal });
  }
}

function push(event: string, { detail, target }: CustomEvent<object>): void {
  const { adobeDataLayer, dataLayer } = window as Layers;
  const layer = [adobeDataLayer, dataLayer].find((each) => Array.isArray(each));
  if (!layer) return;
  try {
    layer.push({ ...detail, event });
    const told = target instanceof Element && target.closest<HTMLElement>('[data-cmp-data-layer]');
    if (!told || event !== 'uni-interact' || layer !== adobeDataLayer) return;
    const [id] = Object.keys(JSON.parse(told.dataset.cmpDataLayer!) as object);
    layer.push({ event: 'cmp:click', eventInfo: { path: `component.${id}` } });
  } catch (error) {
    reportError(error);
  }
}
