import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** `waiting`: no script has taken over yet, and the style sheet decides; `closing`: what goes is fading out. */
type Phase = 'waiting' | 'closed' | 'closing' | 'open';

/** What a view gets told, and tells its element, of a fold. */
export interface FoldEvents {
  readonly onToggle?: (detail: { readonly expanded: boolean }) => void;
}

export interface Fold {
  /** For the element around what is folded. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly className: string;
  readonly isOpen: boolean;
  readonly toggle: RefObject<HTMLButtonElement | null>;
  readonly flip: () => void;
}

const REST = '.m-fold__rest';
const MARK = '.m-fold__mark';
const ELLIPSIS = '…';
/** What assistive technology would tell of, folded and empty, and what may be without its role. */
const HAS_ROLE = ':not(div, span, dt, dd, caption, details, [role])';
/** The second token tells it from a role of the author's. Were it left behind, no word would be lost. */
const NO_ROLE = 'none presentation';

/**
 * Folds what has the class `m-fold__rest` within a place, and opens it on demand, or when find in page or a link's
 * target leads into it (`hidden="until-found"`, which React does not write: to it `hidden` is true or false). While it
 * fades out it is out of reach already.
 */
export function useFold(onToggle: FoldEvents['onToggle']): Fold {
  const place = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [phase, setPhase] = useState<Phase>('waiting');
  const isOpen = phase === 'open';
  const turn = (expanded: boolean) => {
    setPhase(expanded ? 'open' : 'closing');
    onToggle?.({ expanded });
  };

  useLayoutEffect(() => {
    if (phase === 'waiting') setPhase(readsOn(place.current) ? 'open' : 'closed');
    if (place.current) apply(place.current, phase);
  });
  useEffect(() => {
    const { current } = place;
    const reveal = () => turn(true);
    current?.addEventListener('beforematch', reveal);
    return () => current?.removeEventListener('beforematch', reveal);
  });
  useEffect(() => {
    if (phase !== 'closing' || !place.current) return undefined;
    let isWanted = true;
    fadedOut(place.current).then(() => {
      if (!isWanted) return;
      setPhase('closed');
      toggle.current?.scrollIntoView({ block: 'nearest' });
    });
    return () => {
      isWanted = false;
    };
  }, [phase]);

  return { place, toggle, className: `m-fold m-fold--${phase}`, isOpen, flip: () => turn(!isOpen) };
}

/**
 * Lets the browser's search find what is folded until React comes, as it finds what React has folded.
 *
 * @param isFolded false shows it, for good.
 */
export function foldWaiting(view: ParentNode, isFolded: boolean): void {
  for (const rest of view.querySelectorAll(`.m-fold--waiting ${REST}`)) fold(rest, isFolded);
}

function fold(rest: Element, isFolded: boolean): void {
  if (isFolded) rest.setAttribute('hidden', 'until-found');
  else rest.removeAttribute('hidden');
  if (isFolded && rest.matches(HAS_ROLE)) rest.setAttribute('role', NO_ROLE);
  if (!isFolded && rest.getAttribute('role') === NO_ROLE) rest.removeAttribute('role');
}

/** What is shown because a script has failed is not taken away when another comes. */
function readsOn(place: Element | null): boolean {
  const root = place?.getRootNode();
  const within = root instanceof ShadowRoot ? root.host : place;
  return within?.closest('[data-uni-scripts="failed"]') != null;
}

function apply(place: HTMLElement, phase: Phase): void {
  for (const rest of place.querySelectorAll<HTMLElement>(REST)) {
    rest.inert = phase === 'closing';
    // What was made to be found while it waited stays so: to hide it anew would keep it from the browser's search.
    if (phase !== 'waiting') fold(rest, phase === 'closed');
  }
  const mark = place.querySelector(MARK);
  if (mark) mark.textContent = phase === 'closed' ? ELLIPSIS : '';
}

/** Resolves when the style sheet's fade is over, at once where it has none. */
function fadedOut(place: HTMLElement): Promise<unknown> {
  const rests = [...place.querySelectorAll(REST)];
  return Promise.allSettled(rests.flatMap((rest) => rest.getAnimations()).map(({ finished }) => finished));
}
