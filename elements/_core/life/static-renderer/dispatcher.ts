import React from 'react';
import { Labels } from '../../../../react-views/_shared/text/labels.js';
import type { LabelTexts } from '../../../../vocabulary/labels.js';
import { NeedsReact } from '../renderer.js';

/** How components are called that React does not render. */
interface StaticMode {
  readonly labels: LabelTexts;
  /** Whether React takes the view over later. Its hooks have what they begin with; else it must have none but `useLabels`. */
  readonly hydrates: boolean;
}

/** Where React keeps what answers its hooks, under a name that says whose it is: a test holds it. */
const internals: { H: unknown } | undefined = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);

const noEffect = () => {};
const leftToReact = (): never => {
  throw new NeedsReact('a hook');
};

/** A view's first rendering, as on React's server: state is what it begins with, and effects do not run. */
const FIRST: Readonly<Record<string, unknown>> = {
  useEffect: noEffect,
  useLayoutEffect: noEffect,
  useInsertionEffect: noEffect,
  useDebugValue: noEffect,
  useCallback: (callback: unknown) => callback,
  useMemo: (make: () => unknown) => make(),
  useRef: (initial: unknown) => ({ current: initial }),
  useState: (initial: unknown) => [typeof initial === 'function' ? initial() : initial, leftToReact],
};

let isTakenOver = false;

/** Whether React takes over later what is being written. */
export const isHydratedLater = (): boolean => isTakenOver;

/** Calls components with hooks that are answered here; what React alone can answer is left to it. */
export function renderStatic(mode: StaticMode, render: () => void): void {
  const { labels } = mode;
  const contextOf = (context: unknown) => (context === Labels ? labels : leftToReact());
  const hooks = { ...(mode.hydrates ? FIRST : undefined), use: contextOf, useContext: contextOf };
  const before = [internals?.H, isTakenOver] as const;
  isTakenOver = mode.hydrates;
  if (internals)
    internals.H = new Proxy(hooks, { get: (known, name) => Reflect.get(known, name) ?? leftToReact });
  try {
    render();
  } finally {
    isTakenOver = before[1];
    if (internals) internals.H = before[0];
  }
}
