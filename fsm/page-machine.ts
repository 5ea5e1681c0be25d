import { action, createMachine, guard, reduce, state, transition } from 'robot3';
import { type ReloadEvent, type ReloadState, reloadSteps } from './reload-machine.js';

export type PageState =
  | 'idle'
  | 'aboveTheFoldWaitForLocale'
  | 'aboveTheFold'
  | 'waitForLocale'
  | 'fetchPageJson'
  | 'allComponents'
  | 'waitForAllComponentsNetworkIdle'
  | 'success'
  | 'fail'
  | 'app_error';

export type PageEventName =
  | 'ABOVE_THE_FOLD'
  | 'FETCH'
  | 'LOCALE_LOADED'
  | 'COMPONENTS_MOUNTED'
  | 'DATA_LOADED'
  | 'NEXT'
  | 'REJECT'
  | 'APP_ERROR'
  | 'RESET'
  | 'ANALYTICS_PAGE_LOAD'
  | ReloadEvent;

/** An event of the page. REJECT and APP_ERROR may carry a reason. */
export type PageEvent = PageEventName | { readonly type: PageEventName; readonly error?: unknown };

export interface PageContext {
  /** Moves in the page's state `success` only, and is idle again when the page leaves it. */
  readonly reload: ReloadState;
  /** The reason that the last REJECT or APP_ERROR gave. */
  readonly error: unknown;
}

export interface PageMachineOptions {
  /** Where ANALYTICS_PAGE_LOAD is logged. Default: `console.info`. */
  readonly log?: (message: string, event: PageEvent) => void;
}

/**
 * The page machine of the spec's section 4, to be run with robot3's `interpret`. It is total: an event that a state
 * does not know changes nothing.
 */
export function createPageMachine({ log = console.info }: PageMachineOptions = {}) {
  return createMachine(
    'idle',
    {
      idle: state(
        transition('ABOVE_THE_FOLD', 'aboveTheFoldWaitForLocale'),
        transition('FETCH', 'waitForLocale'),
        appError,
      ),
      aboveTheFoldWaitForLocale: state(transition('LOCALE_LOADED', 'aboveTheFold'), appError),
      aboveTheFold: state(transition('COMPONENTS_MOUNTED', 'fetchPageJson'), reject, appError),
      waitForLocale: state(transition('LOCALE_LOADED', 'fetchPageJson'), appError),
      fetchPageJson: state(transition('DATA_LOADED', 'allComponents'), reject, appError),
      allComponents: state(
        transition('COMPONENTS_MOUNTED', 'waitForAllComponentsNetworkIdle'),
        reject,
        appError,
      ),
      waitForAllComponentsNetworkIdle: state(transition('NEXT', 'success'), appError),
      success: state(
        transition('RESET', 'idle', reduce(initialContext)),
        transition(
          'ANALYTICS_PAGE_LOAD',
          'success',
          action<PageContext, PageEvent>((_, event) => log('ANALYTICS_PAGE_LOAD', event)),
        ),
        ...reloads,
        appError,
      ),
      fail: state(appError),
      app_error: state(),
    },
    initialContext,
  );
}

const initialContext = (): PageContext => ({ reload: 'idle', error: undefined });

const keepReason = reduce<PageContext, PageEvent>((_, event) => ({
  reload: 'idle',
  error: typeof event === 'string' ? undefined : event.error,
}));

const reject = transition('REJECT', 'fail', keepReason);
const appError = transition('APP_ERROR', 'app_error', keepReason);

const reloads = (Object.keys(reloadSteps) as ReloadState[]).map((from) => {
  const [event, to] = reloadSteps[from];
  return transition(
    event,
    'success',
    guard<PageContext, PageEvent>(({ reload }) => reload === from),
    reduce<PageContext, PageEvent>((context) => ({ ...context, reload: to })),
  );
});
