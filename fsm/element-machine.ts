import { createMachine, reduce, state, transition } from 'robot3';

/**
 * Where an element is on its way from what an author wrote to a view that is used.
 *
 * - `authored`: the author's content stands; the element is not in the page, or waits for its tag to be closed.
 * - `gathering`: its data are asked for; nothing of the view stands yet.
 * - `shown`: the view stands, from the server, a template or the browser; React has not taken it over.
 * - `changing`: the same while data are gathered anew.
 * - `waking`: the view is used, and what React needs to take it over is on its way.
 * - `interactive`: React has a root; it renders changes in place.
 * - `failed`: the author's content is back.
 */
export type ElementState =
  | 'authored'
  | 'gathering'
  | 'shown'
  | 'changing'
  | 'waking'
  | 'interactive'
  | 'failed';

/**
 * - `CONNECT`: the element is in the page, and its tag bears no view. `ADOPT`: its tag bears one.
 * - `SHOW`: the view stands, without React. `LIVE`: React has rendered it or taken it over.
 * - `USE`: the view's trigger has come. `LOST`: what React needs to take the view over cannot be had.
 * - `NEED`: only React can render the view.
 * - `CHANGE`: data have changed. `REMAKE`: the view is gone and has to come anew.
 * - `THROW`: the view or its data failed. `DISCONNECT`: the element has left the page.
 */
export type ElementEvent =
  | 'CONNECT'
  | 'ADOPT'
  | 'SHOW'
  | 'LIVE'
  | 'USE'
  | 'LOST'
  | 'NEED'
  | 'CHANGE'
  | 'REMAKE'
  | 'THROW'
  | 'DISCONNECT';

export interface ElementContext {
  /**
   * Of the view that the tag bears: it says what the data say, or said so before they changed; `none` once another view
   * stands in its place.
   */
  readonly borne: 'none' | 'current' | 'outdated';
  /** Whether the view has turned out to be one that only React can render; a view that fails is tried anew. */
  readonly needsReact: boolean;
}

/** The spec's section 4: `editable`, `mounting`, `mounted` and `failed`, as other scripts read them. */
export type MountState = 'editable' | 'mounting' | 'mounted' | 'failed';

export const MOUNT_STATES: Readonly<Record<ElementState, MountState>> = {
  authored: 'editable',
  gathering: 'mounting',
  shown: 'mounted',
  changing: 'mounted',
  waking: 'mounted',
  interactive: 'mounted',
  failed: 'failed',
};

/** The machine of one element's life, to be run with robot3's `interpret`. An event that a state does not know changes nothing. */
export function createElementMachine() {
  return createMachine(
    'authored',
    {
      authored: state(connect, adopt, change('authored'), transition('REMAKE', 'authored', bearsNone)),
      gathering: state(show, live, need('gathering'), change('gathering'), fail, leave),
      shown: state(transition('USE', 'waking'), show, live, change('changing'), remake, fail, leave),
      changing: state(show, live, lost, need('changing'), change('changing'), remake, fail, leave),
      waking: state(lost, show, live, change('changing'), remake, fail, leave),
      interactive: state(change('interactive'), remake, fail, leave),
      failed: state(connect, adopt, change('gathering'), fail, leave),
    },
    initialContext,
  );
}

const initialContext = (): ElementContext => ({ borne: 'none', needsReact: false });

const knowing = (known: (context: ElementContext) => Partial<ElementContext>) =>
  reduce<ElementContext, ElementEvent>((context) => ({ ...context, ...known(context) }));
const bearsNone = knowing(() => ({ borne: 'none' }));

const connect = transition('CONNECT', 'gathering', bearsNone);
const adopt = transition(
  'ADOPT',
  'shown',
  knowing(() => ({ borne: 'current' })),
);
const show = transition('SHOW', 'shown', bearsNone);
const live = transition('LIVE', 'interactive', bearsNone);
const lost = transition('LOST', 'shown');
const remake = transition('REMAKE', 'gathering', bearsNone);
const fail = transition(
  'THROW',
  'failed',
  knowing(() => ({ borne: 'none', needsReact: false })),
);
const leave = transition('DISCONNECT', 'authored');
const need = (same: ElementState) =>
  transition(
    'NEED',
    same,
    knowing(() => ({ needsReact: true })),
  );
const change = (next: ElementState) =>
  transition(
    'CHANGE',
    next,
    knowing(({ borne }) => ({ borne: borne === 'none' ? borne : 'outdated' })),
  );
