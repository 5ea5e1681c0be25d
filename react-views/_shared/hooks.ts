import {
  useEffect as effect,
  useId as id,
  useLayoutEffect as layoutEffect,
  useMemo as memo,
  useRef as ref,
  useState as state,
} from 'react';
import { NeedsReact } from './needs-react.js';
import { withoutReact } from './without-react.js';

const OF_REACT = {
  useEffect: effect,
  useId: id,
  useLayoutEffect: layoutEffect,
  useMemo: memo,
  useRef: ref,
  useState: state,
};
type Hooks = typeof OF_REACT;

const noEffect = () => {};
const leftToReact = (): never => {
  throw new NeedsReact('a hook');
};

/** A view's first rendering, as on React's server: state is what it begins with, and effects do not run. */
const FIRST = {
  useEffect: noEffect,
  useLayoutEffect: noEffect,
  // It tells a component's place among all that React renders.
  useId: leftToReact,
  useMemo: (make: () => unknown) => make(),
  useRef: (initial: unknown) => ({ current: initial }),
  useState: (initial: unknown) => [typeof initial === 'function' ? initial() : initial, leftToReact],
} as unknown as Hooks;

const NONE: Hooks = {
  useEffect: leftToReact,
  useLayoutEffect: leftToReact,
  useId: leftToReact,
  useMemo: leftToReact,
  useRef: leftToReact,
  useState: leftToReact,
};

function hooks(): Hooks {
  const how = withoutReact();
  if (!how) return OF_REACT;
  return how.comesAlive ? FIRST : NONE;
}

// React's hooks for views that are rendered without React at first (`renderWithoutReact`), or always by React.
export const useEffect: Hooks['useEffect'] = (...given) => hooks().useEffect(...given);
export const useLayoutEffect: Hooks['useLayoutEffect'] = (...given) => hooks().useLayoutEffect(...given);
export const useId: Hooks['useId'] = () => hooks().useId();
export const useMemo: Hooks['useMemo'] = (...given) => hooks().useMemo(...given);
export const useRef = ((initial: unknown) => hooks().useRef(initial)) as Hooks['useRef'];
export const useState = ((initial: unknown) => hooks().useState(initial)) as Hooks['useState'];
