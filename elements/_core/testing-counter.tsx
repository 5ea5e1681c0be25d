import { useEffect, useState } from 'react';
import type { HydrationTrigger } from './definition.js';
import { text } from './props/kinds.js';
import { defineTestTag } from './testing.js';

/** Counts clicks; its root tells whether it is alive. What it folds is folded as by `useFold`, until then. */
export function Counter({ label = '' }: { label?: string }) {
  const [count, setCount] = useState(0);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const more = () => setCount(count + 1);
  return (
    <div className={isAlive ? 'alive' : 'm-fold--waiting'}>
      <button type="button" onClick={more}>
        {label}: {count}
      </button>
      <a {...{ href: '#none', role: 'button', onClick: more }}>More</a>
      <a href="#there">There</a>
      <p className="m-fold__rest">Rest of {label}</p>
    </div>
  );
}

/** A fresh tag over a view that comes alive. */
export const countingTag = (trigger: HydrationTrigger): string =>
  defineTestTag({ props: { label: text() }, view: Counter, hydrate: () => trigger });

const viewOf = (element: Element): Element => (element.shadowRoot ?? element).querySelector('.uni-view > *')!;
export const button = (element: Element) => viewOf(element).querySelector('button')!;
export const buttonLink = (element: Element) =>
  viewOf(element).querySelector<HTMLElement>('[role="button"]')!;
export const link = (element: Element) => viewOf(element).querySelector<HTMLElement>('[href="#there"]')!;
export const rest = (element: Element) => viewOf(element).querySelector('.m-fold__rest')!;
export const isAlive = (element: Element): boolean => viewOf(element).className === 'alive';

/** Resolves when React has come and taken the view over. */
export async function cameAlive(element: Element): Promise<void> {
  while (!isAlive(element)) await new Promise(requestAnimationFrame);
}
