import { eventPathElements } from '../../../page/for-elements.js';

const CONTROLS = 'a[href], button, summary, [role="button"]';

/** What a visitor used, for analytics (contract §4, `uni-interact`). */
export interface Interaction {
  /** The element's tag. */
  readonly element: string;
  readonly action: 'click';
  /** The control's own name as it reads. */
  readonly label: string;
  readonly href: string | undefined;
}

/** Makes a click on a link or button inside one of the elements known as `uni-interact` on that element. */
export function announceInteraction(event: MouseEvent): void {
  const path = eventPathElements(event);
  const control = path.find((element) => element.matches(CONTROLS));
  if (!control) return;
  const element = path.slice(path.indexOf(control)).find(({ localName }) => localName.startsWith('uni-'));
  if (!element) return;
  const detail: Interaction = {
    element: element.localName,
    action: 'click',
    label: (control.getAttribute('aria-label') ?? control.textContent ?? '').replace(/\s+/g, ' ').trim(),
    href: control.getAttribute('href') ?? undefined,
  };
  element.dispatchEvent(new CustomEvent('uni-interact', { bubbles: true, composed: true, detail }));
}
