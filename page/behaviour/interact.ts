import { eventPathElements } from '../activation/event-path.js';

const CONTROLS = 'a[href], button, summary, [role="button"]';

/** The link or button that a visitor used, for analytics and routers (contract §4, `uni-interact`). */
export interface Interaction {
  /** The element's tag. */
  readonly element: string;
  readonly action: 'click';
  /** The control's own name as it reads. */
  readonly label: string;
  readonly href: string | undefined;
}

/**
 * Makes a click on a link or button inside one of the elements known as `uni-interact` on that element. Where a listener
 * prevents that, the click does nothing of its own.
 */
export function announceInteraction(event: MouseEvent): void {
  const path = eventPathElements(event);
  const control = path.find((element) => element.matches(CONTROLS)) as HTMLElement | undefined;
  if (!control) return;
  const element = path.slice(path.indexOf(control)).find(({ localName }) => localName.startsWith('uni-'));
  if (!element) return;
  const detail: Interaction = {
    element: element.localName,
    action: 'click',
    // A toggle has two labels. `innerText` is the one that is shown.
    label: (control.ariaLabel ?? control.innerText ?? '').replace(/\s+/g, ' ').trim(),
    href: control.getAttribute('href') ?? undefined,
  };
  const init = { bubbles: true, composed: true, cancelable: true, detail };
  if (!element.dispatchEvent(new CustomEvent('uni-interact', init))) event.preventDefault();
}
