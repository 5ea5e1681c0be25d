export const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"]';

const successors = new WeakMap<Element, HTMLElement>();

/**
 * Renders a view whose controls somebody may be using. React renders one anew that somebody else had changed, as
 * translators do: then the control in the place of a used one gets its focus, and the click that its press would be.
 *
 * @param root what the view stands in.
 */
export function keepControls(root: ParentNode, render: () => void): void {
  const controlsOf = () => [...root.querySelectorAll<HTMLElement>(CONTROLS)];
  const before = controlsOf();
  const focused = before.find((control) => control.matches(':focus'));
  const pressed = before.find((control) => control.matches(':active'));
  render();
  const after = controlsOf();
  before.forEach((control, at) => {
    const successor = after[at];
    if (!control.isConnected && successor) successors.set(control, successor);
  });
  successorOf(focused)?.focus();
  clickOnRelease(successorOf(pressed));
}

/** The control that stands in the place of one that is gone. */
export const successorOf = (control: Element | undefined): HTMLElement | undefined =>
  control && successors.get(control);

/**
 * A mouse that is released on another node than it was pressed on gives no focus and makes no click; a finger's click is
 * made where it is lifted.
 */
function clickOnRelease(control: HTMLElement | undefined): void {
  if (!control) return;
  const release = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !event.composedPath().includes(control)) return;
    control.focus();
    control.click();
  };
  window.addEventListener('pointerup', release, { capture: true, once: true });
}
