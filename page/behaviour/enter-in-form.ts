/** Inputs that Enter presses, or whose text does not keep the platform from sending a form without a button. */
const WITHOUT_TEXT = /^(?:button|submit|reset|image|file|color|range|checkbox|radio|hidden)$/;

let isListening = false;
const heard = new WeakSet<Event>();

/**
 * Has Enter in a field press the isolated button of its form. The platform does the same with a button of the form's own,
 * and sends a form that has one field and no button. Behind the page's own listeners, because what they prevent sends
 * nothing.
 *
 * @param event the key that was pressed before this file had come, if one was: it counts late.
 */
export function submitByEnter(event?: Event): void {
  if (!isListening) window.addEventListener('keydown', onKey);
  isListening = true;
  if (event instanceof KeyboardEvent) onKey(event);
}

function onKey(event: KeyboardEvent): void {
  const { key, target, defaultPrevented, isComposing } = event;
  if (heard.has(event)) return;
  heard.add(event);
  if (key !== 'Enter' || defaultPrevented || isComposing || !(target instanceof HTMLInputElement)) return;
  if (target.form?.querySelector('[isolated]')) pressDefault(target);
}

function pressDefault({ type, form }: HTMLInputElement): void {
  const elements = [...form!.elements] as HTMLInputElement[];
  const fields = elements.filter((each) => each.localName === 'input' && !WITHOUT_TEXT.test(each.type));
  // An image is a button that `elements` leaves out.
  const images = [...document.querySelectorAll<HTMLInputElement>('input[type=image]')];
  const isSent =
    fields.length < 2 ||
    elements.some((each) => each.type === 'submit') ||
    images.some((image) => image.form === form);
  if (isSent || WITHOUT_TEXT.test(type)) return;
  const buttons = [...form!.querySelectorAll('[isolated]')].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll<HTMLButtonElement>('[type="submit"]:enabled') ?? []),
  ]);
  buttons.find((each) => !each.form)?.click();
}
